import type { CategoryCode } from '@pavilion/domain/categories';
import type { RandomStream } from '../fairness/index.ts';
import type { Fraction } from './fraction.ts';
import type { Json, JsonObject } from './json.ts';
import type { MultiplierE4 } from './multiplier.ts';
import type { Parsed } from './params.ts';
import type { PoolRules } from './pool-rules.ts';
import type { RtpRow } from './rtp-row.ts';

export type { Json, JsonObject } from './json.ts';

/** One step of a round, in the order a picture of it is played. */
export type GameEvent = JsonObject & { readonly type: string };

export type Volatility = 'low' | 'medium' | 'high' | 'extreme';

/** What every game says about itself; panels and documents show it as it stands here. */
interface GameFacts {
  code: string;
  /** Title in English, a name like that of any game. */
  name: string;
  category: CategoryCode;
  /**
   * Raised with any change of outcome or payout; stored with each round, so that it can be shown
   * again.
   */
  version: number;
  volatility: Volatility;
  maxMultiplierE4: MultiplierE4;
  /**
   * Where that is a bound which rounds do not come to: the largest multiplier that one in twenty
   * million reaches, and in how many rounds it or more comes once.
   */
  withinReach?: { multiplierE4: MultiplierE4; oneIn: number };
  /** The returns of its typical or all ways to bet; computed, never written by hand. */
  rtp(): readonly RtpRow[];
  /** JSON schema of `params`, for tools and forms. */
  paramsSchema: JsonObject;
}

/** A round decided by one call. */
export interface InstantGame<Params = never, Outcome extends Json = Json> extends GameFacts {
  engine: 'instant';
  /**
   * Reads what its rounds are drawn from, once; to be awaited before `play`. Absent: nothing is to
   * be read.
   */
  load?(): Promise<void>;
  parseParams(raw: unknown): Parsed<Params>;
  play(params: Params, stream: RandomStream): InstantResult<Outcome>;
  /** The most that these parameters can pay; absent: `maxMultiplierE4`. */
  topMultiplierE4?(params: Params): MultiplierE4;
  /**
   * SHA-256 of the strips, pays and weights its rounds come from, where they are published with a
   * PAR sheet.
   */
  mathsHash?(): string;
  /** What the round costs in stakes (10 000 = 1); for bonus buys and the like. Absent: 1. */
  costE4?(params: Params): MultiplierE4;
}

export interface InstantResult<Outcome extends Json = Json> {
  outcome: Outcome;
  /** Of the stake; 0 is a loss. */
  multiplierE4: MultiplierE4;
  events: readonly GameEvent[];
}

/** One action of a player on an open hand: its name and its checked parameters. */
export interface HandAction {
  action: string;
  params: JsonObject;
}

/**
 * A round of several actions. It is a function of seeds and inputs: running it again gives the
 * same, on any machine.
 */
export interface HandGame<Params = never> extends GameFacts {
  engine: 'hand';
  /**
   * `exponent`: how many decimals the purse has, of games whose parameters are amounts; absent:
   * two.
   */
  parseParams(raw: unknown, exponent?: number): Parsed<Params>;
  /** The most that these parameters can pay, side bets aside; absent: `maxMultiplierE4`. */
  topMultiplierE4?(params: Params): MultiplierE4;
  /** What is staked beside the base stake; absent: nothing is. */
  sideBets?(params: Params): readonly SideBet[];
  /**
   * The hand after these actions, dealt from the start of the stream. The last action may be
   * refused (`refusal`), the ones before were accepted when they came. An open hand says nothing
   * that is not decided for the player yet. `baseMinor`: the stake it began with, of games whose
   * actions take more.
   */
  run(
    params: Params,
    actions: readonly HandAction[],
    stream: RandomStream,
    baseMinor?: bigint,
  ): HandState;
  /** The most that a hand takes, in base stakes; absent: its actions take nothing more. */
  mostStakesE4?: MultiplierE4;
  /**
   * What ends an open hand that nobody plays on (24 hours): an action of its own, or null to give
   * the stake back.
   */
  finishBy(state: HandState): HandAction | null;
  /**
   * The best play of an open hand, worked out from what its player knows; may take seconds. Absent:
   * the game gives no advice.
   */
  hint?(state: HandState): HandHint | null;
}

/** A bet that is placed with the base stake and pays by itself. */
export interface SideBet {
  /** Its field of `params`. */
  name: string;
  stakeMinor: bigint;
  /** The most it pays, of its own stake. */
  topMultiplierE4: MultiplierE4;
}

/**
 * An action and what it is worth: the expected gain of the whole hand in base stakes, side bets
 * aside; a loss is negative.
 */
export interface HandOption {
  action: string;
  params: JsonObject;
  /** Absent where the advice is a table's: blackjack. */
  gain?: Fraction;
}

export interface HandHint {
  /** The best first. */
  options: readonly HandOption[];
  /** The row of the table that says so. */
  row?: JsonObject;
}

export interface HandState {
  isSettled: boolean;
  /** Names of the actions allowed next; empty when settled. */
  allowed: readonly string[];
  /** What the player may know now; everything, when settled. */
  outcome: JsonObject;
  /** Open: what cashing out now would pay. Settled: what it paid. */
  multiplierE4: MultiplierE4;
  /**
   * Every stake so far, of a game whose actions take more. Absent: one stake, which pays by the
   * multiplier.
   */
  parts?: readonly HandPart[];
  /** What allowed actions take, minor units; absent, or an action that is not named: nothing. */
  costs?: Readonly<Record<string, bigint>>;
  /** Everything that happened so far, the newest last. */
  events: readonly GameEvent[];
  /** Why the last action does not stand. Nothing of it has happened then. */
  refusal?: Refusal;
}

/**
 * One stake of a hand and what it gave back in all, minor units, rounded down by itself; null while
 * it is open.
 */
export interface HandPart {
  /** `ante`, `pair_plus`; of blackjack `hand`, `insurance`. */
  part: string;
  stakeMinor: bigint;
  payoutMinor: bigint | null;
}

/**
 * The field that is wrong, or `action`, and a code: one of a parameter's problems, or
 * `handFinished` (it is settled), `invalidChoice` (no such action), `notAllowed` (not now).
 */
export interface Refusal {
  path: string;
  code: string;
}

/**
 * What decides a shared round: a link that was fixed before the bets, and what came to it
 * afterwards.
 */
export interface RoundDecision {
  /** The 32 bytes of the round's hash, of a chain or of a block. */
  link: Uint8Array;
  salt: string;
  /** The round's number in its chain, 1 the first; the height of its block. */
  index: number;
  /**
   * What came into being after the bets were closed, 64 lower-case hex characters; for games that
   * players play against each other.
   */
  entropy?: string;
  /** The end of the chain, 32 bytes: what is shown before the bets comes from it. */
  terminatingHash?: Uint8Array;
}

/** What one table of a game may do differently from another. */
export interface TableFlags {
  /** Roulette: zero gives even chances half of their stake back. */
  laPartage?: boolean;
}

/** A round many players share, decided by a hash that was fixed before the bets. */
export interface RoundGame<
  Params = never,
  Outcome extends JsonObject = JsonObject,
> extends GameFacts {
  engine: 'round';
  /** Betting stays open so long. */
  bettingMs: number;
  /** Between the end of a round and the next betting. */
  pauseMs: number;
  parseParams(raw: unknown): Parsed<Params>;
  outcomeOf(decision: RoundDecision): Outcome;
  /**
   * A table whose players cover several bets of a layout with one ticket. Absent: a bet stands by
   * itself.
   */
  table?: TableRules<Params, Outcome>;
  /** Of rounds whose players bet against each other. Absent: the house is the other side. */
  pools?: PoolRules<Params>;
  /**
   * How long the round runs after betting, or after the close of a table. A cash-out processed
   * before that pays `multiplierAt`; from then on it is too late.
   */
  runsMs(outcome: Outcome): number;
  /** What a bet pays that was not cashed out, of one stake; of what is locked, this comes back. */
  settle(params: Params, outcome: Outcome, flags?: TableFlags): MultiplierE4;
  /**
   * How many stakes a bet takes, because it can lose as many (niu niu: ten). Absent: 1. The return
   * (`rtp`) is then 1 and the expected gain, of one stake: the stakes that are only held do not
   * make it look better.
   */
  stakesLocked?: number;
  cashOut?: {
    /** The multiplier that stands this long after the start. */
    multiplierAt(elapsedMs: number): MultiplierE4;
    /** The multiplier at which this bet cashes out by itself, or null. */
    autoAt(params: Params): MultiplierE4 | null;
    /** The multiplier at which the round ends. */
    endsAt(outcome: Outcome): MultiplierE4;
  };
}

/** What a table says of its bets and its times, besides what every shared round says. */
export interface TableRules<Params = never, Outcome extends JsonObject = JsonObject> {
  /**
   * Who the other side is: the house may know results, it may not choose them; of pools nobody may
   * know them before the close.
   */
  kind: 'house' | 'pool';
  /**
   * When the outcome is told: as dealing begins, since nobody can act on it any more, or once it is
   * over.
   */
  shows: 'close' | 'end';
  /** Between the last bet and the first deal. */
  closedMs: number;
  /** Every kind of bet of the layout, with an example of its parameters and its exact return. */
  bets(flags?: TableFlags): readonly TableBet[];
  /** The most that these parameters pay. */
  topMultiplierE4(params: Params): MultiplierE4;
  /** Outcomes of which one pays each layout the most. Absent: the tops of its bets are summed. */
  outcomes?: readonly Outcome[];
  /** SHA-256 of its bets with what they pay and return, as its PAR sheet says. */
  mathsHash(): string;
  /** The outcome in the road of its table: `"17"`, `"Pb"`. */
  roadOf(outcome: Outcome): string;
  /**
   * What the outcome counts for in the table's statistics: `["17"]`, `["banker", "player_pair"]`.
   */
  countsOf(outcome: Outcome): readonly string[];
}

/** One kind of bet of a table. */
export interface TableBet {
  kind: string;
  params: JsonObject;
  /**
   * Total returns, the stake included; the highest where it pays several; 0 where the round's card
   * or what others staked decides.
   */
  multiplierE4: MultiplierE4;
  rtp: Fraction;
}

/**
 * How a game is played: each engine is a folder here, a module of the server and a stage of the
 * web.
 */
export type Engine = AnyGame['engine'];

/** Any game, whatever its parameters. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
export type AnyGame = InstantGame<any> | HandGame<any> | RoundGame<any, any>;

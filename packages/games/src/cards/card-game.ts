import type { CategoryCode } from '@pavilion/domain/categories';
import type {
  Fraction,
  HandAction,
  HandHint,
  HandPart,
  JsonObject,
  Parsed,
  Refusal,
  Volatility,
} from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';

/**
 * What is shown of a hand. Amounts are whole minor units; whoever sends them writes them as the
 * currency has it.
 */
export type CardValue =
  | string
  | number
  | boolean
  | bigint
  | null
  | readonly CardValue[]
  | { readonly [field: string]: CardValue };
export type CardEvent = { readonly [field: string]: CardValue } & { readonly type: string };

/** Stakes by the name of a side bet, minor units; a bet that is not made is not there. */
export type SideBets = Readonly<Record<string, bigint>>;

/** What a hand is begun with, minor units. */
export interface HandBet {
  baseMinor: bigint;
  sides: SideBets;
}

/**
 * What every hand of cards has: it is a function of the bet, the actions and the stream. Hidden
 * cards stand in it; it is never sent.
 */
export interface CardState {
  bet: HandBet;
  isSettled: boolean;
  /** Every stake so far, in the order they were taken. */
  parts: readonly HandPart[];
  /** What happened, as the player may know it; the newest last. */
  events: readonly CardEvent[];
}

export type CardStep<State> = { ok: true; state: State } | { ok: false; refusal: Refusal };

/** A bet of a game and what it returns. */
export interface CardBetRow {
  /** `main` or the name of a side bet. */
  bet: string;
  /**
   * Total returns, stake included, as multiples of the bet; of `main` the most that the base stake
   * comes to with all that follows it.
   */
  topMultiple: bigint;
  /** Per unit of the bet with the best play; exact, or as many digits as its text has. */
  rtp: Fraction;
}

/**
 * A hand against the house whose actions may take more stake (wire, games two, 4). A pure reducer:
 * `start`, then `act` with the same stream, from which the cards come in the order that the wire
 * page says.
 */
export interface CardGame<State extends CardState = CardState> {
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
  /** The most that a hand takes, in base stakes, side bets aside. */
  mostStakes: Fraction;
  /** The base bet first, then each side bet. */
  bets(): readonly CardBetRow[];
  /** JSON schema of `params`, for tools and forms. */
  paramsSchema: JsonObject;
  /** Reads the side bets of `params`; `exponent`: how many decimals the purse has. */
  parseParams(raw: unknown, exponent: number): Parsed<SideBets>;
  start(bet: HandBet, stream: RandomStream): State;
  /** Does an action, or says why it does not stand: nothing of it has happened then. */
  act(state: State, action: HandAction, stream: RandomStream): CardStep<State>;
  /** What the rules allow next, whether the purse reaches it or not; empty when settled. */
  allowed(state: State): readonly string[];
  /** What an allowed action takes, minor units. */
  costOf(state: State, action: string): bigint;
  /** What the player may know; hidden cards are null until they are shown. */
  outcomeOf(state: State): { readonly [field: string]: CardValue };
  /** What ends an open hand that nobody plays on (24 hours). */
  finishBy(state: State): HandAction | null;
  /**
   * The best play of an open hand; null when settled. May take a second where it is worked out card
   * by card.
   */
  hint(state: State): HandHint | null;
}

/** Any game of cards, whatever it keeps of a hand. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
export type AnyCardGame = CardGame<any>;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, next) => all + next, 0n);

/** All that was taken so far. */
export const stakeOf = ({ parts }: CardState): bigint =>
  sum(parts.map(({ stakeMinor }) => stakeMinor));

/** All that was given back; of an open hand what is decided already. */
export const payoutOfHand = ({ parts }: CardState): bigint =>
  sum(parts.map(({ payoutMinor }) => payoutMinor ?? 0n));

/** What the player may know of a hand. */
export interface HandView {
  isSettled: boolean;
  /** What is allowed next and paid for. */
  actions: readonly string[];
  outcome: { readonly [field: string]: CardValue };
  events: readonly CardEvent[];
  stakeMinor: bigint;
  /** Of an open hand what is decided already. */
  payoutMinor: bigint;
}

/** The hand as its player sees it, who has so much left to stake. Hidden cards are null. */
export function viewFor<State extends CardState>(
  game: CardGame<State>,
  state: State,
  purseMinor: bigint,
): HandView {
  return {
    isSettled: state.isSettled,
    actions: game.allowed(state).filter((action) => game.costOf(state, action) <= purseMinor),
    outcome: game.outcomeOf(state),
    events: state.events,
    stakeMinor: stakeOf(state),
    payoutMinor: payoutOfHand(state),
  };
}

/** Why an action may not be done now, or null. */
export function actionRefusal(
  allowed: readonly string[],
  actions: readonly string[],
  action: string,
): Refusal | null {
  if (allowed.includes(action)) return null;
  if (!actions.includes(action)) return { path: 'action', code: 'invalidChoice' };
  return { path: 'action', code: allowed.length === 0 ? 'handFinished' : 'notAllowed' };
}

/**
 * The hand after these actions, dealt from the start of the stream. The last may be refused; the
 * ones before stood when they came.
 */
export function replayHand<State extends CardState>(
  game: CardGame<State>,
  bet: HandBet,
  actions: readonly HandAction[],
  stream: RandomStream,
): CardStep<State> {
  let step: CardStep<State> = { ok: true, state: game.start(bet, stream) };
  for (const action of actions) {
    if (!step.ok) throw new Error(`an action already taken is refused: ${step.refusal.code}`);
    step = game.act(step.state, action, stream);
  }
  return step;
}

import type { CategoryCode } from '@pavilion/domain/categories';
import type {
  Fraction,
  JsonObject,
  MultiplierE4,
  Parsed,
  RoundDecision,
  TableFlags,
  Volatility,
} from '../engine/index.ts';
import { createRandomStream, toHex, type RandomStream } from '../fairness/index.ts';

export type { TableFlags } from '../engine/index.ts';

/** A way to bet at a table. */
export interface BetRow {
  /** Limits stand per kind; several rows may share one. */
  kind: string;
  /**
   * A bet of this row as it stands on the wire; where many lie alike on the layout, the first of
   * them.
   */
  params: JsonObject;
  /** The most it pays in all, stake included. */
  multiplierE4: MultiplierE4;
  /** Exact; computed, never written by hand. */
  rtp: Fraction;
}

/**
 * A game many players share against the house: everybody bets before the close, one stream decides
 * for all (wire, games two, 2 and 3). A bet is one line of a ticket; equal bets are equal as JSON.
 */
export interface TableGame<
  Bet extends JsonObject = JsonObject,
  Outcome extends JsonObject = JsonObject,
> {
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
  /** Betting stays open so long. */
  bettingMs: number;
  /** Between the end of a round and the next betting. */
  pauseMs: number;
  /** How long it takes to show the outcome; money moves at its end. */
  dealingMs(outcome: Outcome): number;
  /** The most that any bet pays. */
  maxMultiplierE4: MultiplierE4;
  /** JSON schema of a line's `params`, for tools and forms. */
  paramsSchema: JsonObject;
  /** Reads a line's `params`; a bet that the layout does not have is `invalidChoice`. */
  parseBet(raw: unknown): Parsed<Bet>;
  outcomeOf(stream: RandomStream): Outcome;
  /** What a bet pays in all of one stake; 0 is a loss. */
  multiplierE4(bet: Bet, outcome: Outcome, flags?: TableFlags): MultiplierE4;
  /** The most that this bet can pay. */
  topMultiplierE4(bet: Bet): MultiplierE4;
  /**
   * Outcomes of which one pays each layout the most, where they are few. Absent: the tops of a
   * layout's bets are summed.
   */
  outcomes?: readonly Outcome[];
  /** Every way to bet with its exact return. */
  bets(flags?: TableFlags): readonly BetRow[];
  /** The round in one word of a table's road, without blanks: `"Bp"`, `"17"`, `"13b"`. */
  roadMark(outcome: Outcome): string;
  /**
   * What the round counts for in the statistics of its table: the number, the winner, every ball.
   */
  countsOf(outcome: Outcome): readonly string[];
}

/** Any table game, whatever its bets. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
export type AnyTableGame = TableGame<any, any>;

/** Between the last bet and the dealing, for tables where the house is the other side. */
export const tableClosedMs = 1_000;

/** Rounds of one shoe: roads begin anew with each. */
export const shoeRounds = 72;

/** The shoe a round belongs to, from 1; index 1 is the first round of a chain. */
export const shoeOf = (index: number): number => Math.floor((index - 1) / shoeRounds) + 1;

/**
 * The stream of a shared round against the house: the link's text is the key, salt and index are
 * the message (wire, games two, 1.2).
 */
export const houseRoundStream = ({
  link,
  salt,
  index,
}: Pick<RoundDecision, 'link' | 'salt' | 'index'>): RandomStream =>
  createRandomStream({ serverSeed: toHex(link), clientSeed: salt, nonce: index });

import type { JsonObject, Parsed, RtpRow } from '../engine/index.ts';
import type { CanonicalObject, RandomStream } from '../fairness/index.ts';

/** Days and times of a game's draws in the site's time zone, as a site begins with them. */
export interface DrawSchedule {
  /** 0 Sunday … 6 Saturday. */
  weekdays: readonly number[];
  /** "19:00". */
  times: readonly string[];
}

/** Selling ends so long before a draw. */
export const cutOffMs = 600_000;
export const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * A lottery: tickets are sold, the list of them is fixed, then numbers are drawn. Its rounds are of
 * kind `tickets`.
 */
export interface LotteryGame<Play, Quick, Outcome extends JsonObject> {
  code: string;
  name: string;
  category: 'lottery';
  kind: 'tickets';
  /** Raised with any change of draw or prizes. */
  version: number;
  schedule: DrawSchedule;
  draw(stream: RandomStream): Outcome;
  /** Reads a line of a ticket, whose numbers the player chose. */
  parsePlay(raw: unknown): Parsed<Play>;
  /** Reads a line whose numbers are to be drawn (`quick`). */
  parseQuick(raw: unknown): Parsed<Quick>;
  /**
   * Draws the numbers of such a line from the player's stream; one nonce a purchase, lines in their
   * order.
   */
  pick(quick: Quick, stream: RandomStream): Play;
  /** The line as it stands in the tree of tickets. */
  canonicalPlay(play: Play): CanonicalObject;
}

/** A lottery whose prizes are fixed multiples of the stake. */
export interface FixedPrizeLottery<
  Play,
  Quick = unknown,
  Outcome extends JsonObject = JsonObject,
> extends LotteryGame<Play, Quick, Outcome> {
  prizes: 'fixed';
  cover(play: Play): Cover;
  drawnOf(outcome: Outcome): readonly DrawnNumber[];
  rtp(): readonly RtpRow[];
}

/** What a line is, prize by prize: every number it bets on, and what each pays. */
export interface Cover {
  /** The numbers it wins with, each once. */
  numbers: readonly string[];
  /**
   * Into how many bets the stake is divided; the stake must be a multiple. 1: one stake for all
   * numbers.
   */
  bets: bigint;
  /** Total return of one bet by tier, in ten-thousandths. */
  paysE4: Readonly<Record<string, bigint>>;
}

/** A number that was drawn, and for which prize. */
export interface DrawnNumber {
  tier: string;
  number: string;
}

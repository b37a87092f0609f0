import type { AllMargins } from '@pavilion/sports';

/**
 * What the prices of a market add up to: one figure for main kinds, or as a trading file says it
 * with the house's own for what it leaves open.
 */
export type Overround = number | { house: number; margins: AllMargins };

/** What an offer is made of besides the chances. */
export interface OfferOptions {
  /** Ids of the players that may be bet on; without any the kinds of players are left out. */
  players?: readonly string[];
  /** Ids of the runners that still run, favourites first. */
  runners?: readonly string[];
  /** How many lines the kinds that a list shows have, and how many each other kind. */
  lines?: { main: number; other: number };
  /** Of main kinds; no other group has less unless it is named. Left out: the usual one. */
  overround?: Overround;
  /** Code of the league, whose margins go before those of its sport. */
  league?: string;
  /** Only these kinds; left out: all of the sport. */
  kinds?: ReadonlySet<string>;
  /** Parameters by kind, where the event says them itself: scores there can be, who duels whom. */
  params?: Readonly<Record<string, readonly string[]>>;
}

/** What an offer is made of besides the chances. */
export interface OfferOptions {
  /** Ids of the players that may be bet on; without any the kinds of players are left out. */
  players?: readonly string[];
  /** Ids of the runners that still run, favourites first. */
  runners?: readonly string[];
  /** How many lines the kinds that a list shows have, and how many each other kind. */
  lines?: { main: number; other: number };
  /** The site's overround of main kinds; no other group has less. Left out: the house's own. */
  overround?: number;
  /** Only these kinds; left out: all of the sport. */
  kinds?: ReadonlySet<string>;
  /** Parameters by kind, where the event says them itself: scores there can be, who duels whom. */
  params?: Readonly<Record<string, readonly string[]>>;
}

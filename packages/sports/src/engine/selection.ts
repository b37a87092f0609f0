import type { Pair } from './facts.ts';
import type { Market } from './market-type.ts';

/** A selection: an outcome of a market; of players and runners the outcome is their id. */
export interface Selection {
  readonly market: Market;
  readonly outcome: string;
}

/** What is kept of the moment when a pick was accepted. */
export interface Acceptance {
  readonly atMs: number;
  readonly isLive: boolean;
  /** Score of the market's stat and period at that moment. */
  readonly score: Pair;
  /** Taken before the runners were known: a withdrawn runner loses. */
  readonly isAntepost: boolean;
}

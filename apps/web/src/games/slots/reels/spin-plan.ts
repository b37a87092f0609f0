import type { Grid } from '@pavilion/games/slots/slot-events';

/** When a reel stands, from the start of the spin. */
export interface ReelStop {
  stopMs: number;
  /** It turned longer because what landed before it lets it still decide the feature. */
  isAnticipated: boolean;
}

/** Which symbol brings the feature, and how many of it. */
export interface Trigger {
  symbol: string;
  count: number;
}

export interface SpinPace {
  firstMs: number;
  betweenMs: number;
  anticipationMs: number;
}

export const reelPace: SpinPace = { firstMs: 640, betweenMs: 240, anticipationMs: 1200 };
export const dropPace: SpinPace = { firstMs: 380, betweenMs: 75, anticipationMs: 800 };
export const settleMs = 210;
const symbolsPerSecond = 34;
const overshoot = 0.13;

/**
 * When each reel stops, left to right. A reel is waited for only when exactly one more symbol is
 * missing from those that have really landed, and always equally long, whatever it shows: nothing
 * here knows what is to come.
 */
export function reelStops(grid: Grid, trigger: Trigger | null, pace: SpinPace): ReelStop[] {
  let stopMs = pace.firstMs;
  let landed = 0;
  return grid.map((column, reel) => {
    const isAnticipated = trigger !== null && reel > 0 && landed === trigger.count - 1;
    if (reel > 0) stopMs += isAnticipated ? pace.anticipationMs : pace.betweenMs;
    landed += column.filter((symbol) => symbol === trigger?.symbol).length;
    return { stopMs, isAnticipated };
  });
}

/** How many symbols pass on the way to a stop. */
export const travelOf = (stopMs: number, rows: number): number =>
  Math.max(rows + 2, Math.round((stopMs / 1000) * symbolsPerSecond));

/**
 * What passes the window, from above what will stand in it down to what stands there now: one
 * symbol of the strip over the new window, the window, the strip as far as it turns, and the old
 * window.
 */
export function tapeOf(spin: {
  strip: readonly string[];
  stop: number;
  column: readonly string[];
  standing: readonly string[];
  travel: number;
}): string[] {
  const { strip, stop, column, standing, travel } = spin;
  const at = (place: number): string =>
    strip[(((stop + place) % strip.length) + strip.length) % strip.length] ?? '';
  const between = Array.from({ length: travel - column.length }, (_, step) =>
    at(column.length + step),
  );
  return [at(-1), ...column, ...between, ...standing];
}

const startShare = 0.16;

/** How many symbols a reel is above its stop; below 0 while it swings back from beyond. */
export function positionAt(elapsedMs: number, stopMs: number, travel: number): number {
  if (elapsedMs <= 0) return travel;
  if (elapsedMs < stopMs) {
    const share = elapsedMs / stopMs;
    const gained = share < startShare ? (share * share) / (2 * startShare) : share - startShare / 2;
    return travel * (1 - gained / (1 - startShare / 2));
  }
  const back = Math.min(1, (elapsedMs - stopMs) / settleMs);
  return back >= 1 ? 0 : -overshoot * Math.sin(Math.PI * back) * (1 - back / 2);
}

/**
 * How high a falling thing still is, as a share of its way: gravity, and one small bounce at the
 * end.
 */
export function fallShare(share: number): number {
  if (share >= 1) return 0;
  const contact = 0.72;
  if (share < contact) return 1 - (share / contact) ** 2;
  const bounce = (share - contact) / (1 - contact);
  return 0.06 * Math.sin(Math.PI * bounce);
}

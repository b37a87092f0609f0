/** Where the visitor last turned, and which way they are going since. */
export interface ScrollIntent {
  turnPx: number;
  isDown: boolean;
}

/** Shorter ways than this are no change of mind. */
const steadyPx = 48;
/** So near the top everything shows. */
const topPx = 120;

/**
 * What a scroll to `nowPx` makes of the intent: going on moves the turning point, going back far
 * enough turns it.
 */
export function scrollIntent({ turnPx, isDown }: ScrollIntent, nowPx: number): ScrollIntent {
  if (nowPx <= topPx) return { turnPx: nowPx, isDown: false };
  const awayPx = isDown ? turnPx - nowPx : nowPx - turnPx;
  if (awayPx < 0) return { turnPx: nowPx, isDown };
  return awayPx >= steadyPx ? { turnPx: nowPx, isDown: !isDown } : { turnPx, isDown };
}

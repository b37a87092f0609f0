/** Where something begins and ends on the screen, in pixels from its left edge. */
export interface Span {
  left: number;
  right: number;
}

/** As much of a strip's ends may lie under its arrows. */
const arrowPx = 36;

/**
 * How far a strip has to scroll so that an item stands in its middle; 0 for one that is to be seen
 * already.
 */
export function stepTo(item: Span, strip: Span): number {
  const isSeen = item.left >= strip.left + arrowPx && item.right <= strip.right - arrowPx;
  return isSeen ? 0 : (item.left + item.right - strip.left - strip.right) / 2;
}

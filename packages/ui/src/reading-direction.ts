/**
 * True where the element's line runs from right to left, so that arrow keys go where they point.
 */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The step of a horizontal arrow key along the line: 1 forward, -1 back, 0 for any other key. */
export function stepOfKey(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1;
}

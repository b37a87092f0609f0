// chunk: later
/** Until somebody has had time to read, and the page to arrive. */
const restMs = 6000;

/**
 * Lets move what moves on and on. Until then style sheets hold it still (`html:not([data-moves])`):
 * a browser makes frames for a movement that only waits for its delay, sixty a second, while a
 * phone reads its first page.
 */
export function beginMoving(): void {
  setTimeout(() => document.documentElement.setAttribute('data-moves', ''), restMs);
}

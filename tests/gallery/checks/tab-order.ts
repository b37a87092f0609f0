/**
 * Where the keyboard goes through the chrome in another order than the eye: up, or back within a
 * line. Runs inside the page, so it holds everything it needs. Gives sentences.
 */
export function tabOrderFaults(): string[] {
  const isRtl = document.documentElement.dir === 'rtl';
  const targets = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';
  const name = (element: Element) =>
    `"${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}"`;
  const isReached = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    element.tabIndex >= 0 &&
    element.getAttribute('href') !== '#main' &&
    element.closest('dialog, [popover], [inert]') === null;
  /** The strip that the element is scrolled with, or null. */
  const stripOf = (element: HTMLElement): HTMLElement | null => {
    const isStrip = (parent: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const isWide = parent.scrollWidth > parent.clientWidth + 1;
      const isHigh = parent.scrollHeight > parent.clientHeight + 1;
      const scrolls = (overflow: string) => overflow !== 'visible' && overflow !== 'clip';
      return (isWide && scrolls(overflowX)) || (isHigh && scrolls(overflowY));
    };
    let parent = element.parentElement;
    while (parent && parent !== document.body && !isStrip(parent)) parent = parent.parentElement;
    return parent === document.body ? null : parent;
  };
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const boxOf = (element: HTMLElement): Box => element.getBoundingClientRect();
  /** What is scrolled out of a strip counts as standing at the strip's end. */
  const shownBox = (element: HTMLElement): Box => {
    const box = boxOf(element);
    const strip = stripOf(element)?.getBoundingClientRect();
    if (!strip) return box;
    const across = (x: number) => Math.min(Math.max(x, strip.left), strip.right);
    const down = (y: number) => Math.min(Math.max(y, strip.top), strip.bottom);
    return {
      left: across(box.left),
      right: across(box.right),
      top: down(box.top),
      bottom: down(box.bottom),
    };
  };
  const isWrong = (before: HTMLElement, next: HTMLElement): 'back' | 'up' | null => {
    const isOneStrip = stripOf(before) === stripOf(next);
    const [a, b] = isOneStrip ? [boxOf(before), boxOf(next)] : [shownBox(before), shownBox(next)];
    const isBehind = isRtl ? b.left >= a.right - 1 : b.right <= a.left + 1;
    const isFurther = isRtl ? b.right <= a.left + 1 : b.left >= a.right - 1;
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isOneLine = shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
    if (isOneLine) return isBehind ? 'back' : null;
    // Columns beside each other are read one after the other: the next begins further on, at its
    // top.
    return b.bottom <= a.top + 1 && !isFurther ? 'up' : null;
  };
  const reached = [...document.querySelectorAll<HTMLElement>('[data-region]')]
    // A region within another is part of it; the bar of narrow screens floats over the end of the
    // page.
    .filter((region) => !region.parentElement?.closest('[data-region]'))
    .filter((region) => region.dataset['region'] !== 'mobile-bar')
    .flatMap((region) => [...region.querySelectorAll<HTMLElement>(targets)])
    .filter(isReached);
  return reached.slice(1).flatMap((next, index) => {
    const before = reached[index];
    const wrong = before && isWrong(before, next);
    return wrong ? [`tab goes ${wrong} from ${name(before)} to ${name(next)}`] : [];
  });
}

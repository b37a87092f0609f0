/**
 * Words that cannot be read to their end and do not say so: cut at the side without three dots,
 * below without a number of lines, or by the edge of what they stand in. Runs inside the page, so
 * it holds everything it needs. Gives sentences.
 */
export function cutTexts(): string[] {
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const holdsBack = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isHigh = element.scrollHeight > element.clientHeight + 3;
    return (
      (isWide &&
        holdsBack(overflowX) &&
        textOverflow !== 'ellipsis' &&
        webkitLineClamp === 'none') ||
      (isHigh && holdsBack(overflowY) && webkitLineClamp === 'none' && textOverflow !== 'ellipsis')
    );
  };
  /** Reaches out of something that neither shows it nor can be scrolled. */
  const isHalfOut = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    for (let hold = element.parentElement; hold; hold = hold.parentElement) {
      const { overflowX } = getComputedStyle(hold);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const box = hold.getBoundingClientRect();
      // What is for screen readers only stands in a box of one pixel.
      if (box.width <= 1 && box.height <= 1) return false;
      const isSeen = left < box.right - 1 && right > box.left + 1;
      if (isSeen && (right > box.right + 1 || left < box.left - 1)) return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.clientWidth > 1 && element.checkVisibility())
    .filter((element) => element.closest('[data-region="ticker"], svg') === null)
    .filter((element) => hasOwnWords(element) && (isCut(element) || isHalfOut(element)))
    .slice(0, 4)
    .map((element) => `words cut off: "${(element.textContent ?? '').trim().slice(0, 40)}"`);
}

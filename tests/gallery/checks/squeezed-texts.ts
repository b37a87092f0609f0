/**
 * Words that stand letter over letter because something beside them took their room. Runs inside the page, so it holds everything it needs.
 * Gives sentences.
 */
export function squeezedTexts(): string[] {
  const widestEm = 4;
  const mostLines = 4;
  const ownWords = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => (textContent ?? '').trim())
      .join(' ');
  const isSqueezed = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const emPx = Number.parseInt(getComputedStyle(element).fontSize, 10);
    return width > 1 && width < emPx * widestEm && height > emPx * mostLines * 1.5;
  };
  return [...document.body.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && element.closest('svg') === null)
    .filter((element) => ownWords(element) !== '' && isSqueezed(element))
    .slice(0, 4)
    .map((element) => `words squeezed: "${ownWords(element).slice(0, 40)}"`);
}

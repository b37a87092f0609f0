/**
 * Words that stand letter over letter, short words parted in two and amounts broken between their
 * figures, because something beside them took their room. Runs inside the page, so it holds
 * everything it needs. Gives sentences.
 */
export function squeezedTexts(): string[] {
  const widestEm = 4;
  const mostLines = 4;
  const ownWords = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => (textContent ?? '').trim())
      .join(' ');
  // What is longer may be an address or a word that no phone holds; Chinese parts anywhere.
  const shortWord = /^\p{Script=Latin}{2,8}$/u;
  const isParted = (element: Element): boolean => {
    if (!shortWord.test(ownWords(element)) || element.childElementCount > 0) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return new Set(tops).size > 1;
  };
  const amount = /^[^\p{L}\d]{0,3}(\p{L}{1,4}\s)?[\d.,\s]+[\p{L}\p{Sc}]{0,5}$/u;
  /** Reads as two numbers. */
  const isBrokenAmount = (element: Element): boolean => {
    const node = element.lastChild;
    if (!(node instanceof Text) || !amount.test(node.data)) return false;
    const range = document.createRange();
    const topOf = (at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    // A card that an art direction tilts has each figure a little higher than the one before;
    // another line is a letter's height away.
    const lineApart = Number.parseInt(getComputedStyle(element).fontSize, 10) / 2;
    return [...node.data.matchAll(/(?<=\d[.,]?)\d/g)].some(
      ({ index }) => Math.abs(topOf(index) - topOf(index - 1)) > lineApart,
    );
  };
  const isSqueezed = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const emPx = Number.parseInt(getComputedStyle(element).fontSize, 10);
    const isTower = width < emPx * widestEm && height > emPx * mostLines * 1.5;
    return width > 1 && (isTower || isParted(element) || isBrokenAmount(element));
  };
  // Words for the ear alone: whoever looks sees nothing of them.
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  return [...document.body.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && element.closest('svg') === null)
    .filter((element) => ownWords(element) !== '' && isSqueezed(element) && !isUnseen(element))
    .slice(0, 4)
    .map((element) => `words squeezed: "${ownWords(element).slice(0, 40)}"`);
}

/**
 * Words of a card that lie under the heart on it, as sentences: where three covers stand in a
 * phone's row, a mark with a figure is as long as the cover. Runs inside the page, so it holds
 * everything it needs.
 */
export function coveredWords(): string[] {
  const leastPx = 1;
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > leastPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > leastPx;
  const placesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is for screen readers only stands in a box of one pixel.
    return [...range.getClientRects()].filter(({ width }) => width > 2);
  };
  const wordsOn = (card: Element, heart: Element): Text[] => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const isShown = node.parentElement?.checkVisibility({ opacityProperty: true }) === true;
      if (isShown && !heart.contains(node) && node.data.trim()) found.push(node);
    }
    return found;
  };
  return [
    ...document.querySelectorAll(
      'main article > button[aria-pressed], main article > span > button[aria-pressed]',
    ),
  ]
    .filter((heart) => heart.checkVisibility({ opacityProperty: true }))
    .flatMap((heart) => {
      const card = heart.closest('article');
      const box = heart.getBoundingClientRect();
      return card
        ? wordsOn(card, heart).filter((node) => placesOf(node).some((place) => meet(place, box)))
        : [];
    })
    .slice(0, 4)
    .map(({ data }) => `words under the heart of a card: "${data.trim().slice(0, 40)}"`);
}

/**
 * What is wrong with the page as it stands, as sentences: something wider than the window, words
 * cut off in the chrome, something to press that is too small. Runs inside the page, so it holds
 * everything it needs.
 */
export function pageFaults(): string[] {
  const leastTargetPx = 24;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split(' ')[0]} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
  };
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const wide = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    // What floats is drawn half out of the window while one reads on, and glides back.
    const isFloating = element.closest('[data-aside]') !== null;
    return (right > innerWidth + 1 || left < -1) && !isFloating && !isHeld(element);
  });
  const cut = all.filter(
    (element) =>
      element.closest('[data-region]') !== null &&
      element.closest('[data-region="ticker"], ul[class*="texts"], [class*="ticker"]') === null &&
      element.children.length === 0 &&
      getComputedStyle(element).overflowX === 'hidden' &&
      element.clientWidth > 1 && // What is for screen readers only is one pixel wide.
      element.scrollWidth > element.clientWidth + 1,
  );
  const small = all.filter((element) => {
    // A press on the label that holds a choice is a press on the choice.
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const isTarget = element.matches('a, button, select, input, summary');
    const isSkip = element.getAttribute('href') === '#main';
    return isTarget && !isSkip && (width < leastTargetPx || height < leastTargetPx);
  });
  const page = document.documentElement;
  const scrolls = page.scrollWidth > page.clientWidth;
  return [
    ...(scrolls ? [`scrolls sideways: ${page.scrollWidth} of ${page.clientWidth} px`] : []),
    ...wide.slice(0, 4).map((element) => `wider than the window: ${name(element)}`),
    ...cut.slice(0, 4).map((element) => `words cut off: ${name(element)}`),
    ...small.slice(0, 4).map((element) => `target too small: ${name(element)}`),
  ];
}

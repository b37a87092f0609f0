/**
 * Tells whenever a dialog comes to stand over the page, or the last one goes (a reality check,
 * rules): the game beside it takes no stake meanwhile. Gives the way to end it.
 */
export function watchDialogs(root: HTMLElement, told: (isCovered: boolean) => void): () => void {
  let isCovered = false;
  const look = (): void => {
    const now = isUnderDialog(root);
    if (now === isCovered) return;
    isCovered = now;
    told(now);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
  look();
  return () => observer.disconnect();
}

/** Whether a dialog stands over the page. */
export const isUnderDialog = (root: HTMLElement): boolean =>
  root.querySelector('dialog[open]') !== null;

/** The dialog that was opened last, over all others; null while none is open. */
function topDialog(page: Pick<Document, 'querySelectorAll'>): Element | null {
  return [...page.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

/**
 * Keeps a layer above everything, an open dialog and its backdrop too. What stands outside a modal
 * dialog is inert, so the layer moves into the dialog while there is one, and stands in the
 * browser's top layer as a popover: nothing covers or clips it. Gives the function that takes it
 * away.
 */
export function keepOnTop(layer: HTMLElement): () => void {
  layer.popover = 'manual';
  let above: Element | null = null;
  const place = (): void => {
    const top = topDialog(document);
    const home = top ?? document.body;
    if (layer.parentElement === home && above === top && layer.isConnected) return;
    above = top;
    home.append(layer);
    layer.showPopover();
  };
  place();
  // Dialogs say by their attribute that they open and close; one that is taken away takes the layer
  // with it.
  const watch = new MutationObserver(place);
  const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
  watch.observe(document.body, changes);
  return () => {
    watch.disconnect();
    layer.remove();
  };
}

// chunk: later
/** Called when a dialog opens, with how to close it; gives what is called when it has closed. */
export type OpenLayer = (close: () => void) => () => void;

let openLayer: OpenLayer = () => () => undefined;

/**
 * Lets the app give every dialog a step of the browser's history, so that Back closes it. Without
 * it Back leaves the page.
 */
export function provideDialogLayers(open: OpenLayer): void {
  openLayer = open;
}

/** A dialog has opened. */
export const openDialogLayer: OpenLayer = (close) => openLayer(close);

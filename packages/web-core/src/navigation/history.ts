/** Where the page is. */
export interface PageLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/**
 * How the page came there: by the browser's own buttons, as a new step, or in place of the last
 * one.
 */
export type VisitAction = 'pop' | 'push' | 'replace';

export interface Visit {
  location: PageLocation;
  action: VisitAction;
}

type VisitListener = (visit: Visit) => void;

/** Who has steps of its own in the history: dialogs, which Back closes. */
export interface HistorySteps {
  /** The browser went a step; true when it was one of these and the page stays. */
  takeStep: () => boolean;
  /** An address is to be written; true when that is seen to. */
  write: (action: 'push' | 'replace', address: string) => boolean;
}

let steps: HistorySteps | null = null;
const listeners = new Set<VisitListener>();
let current: PageLocation = { pathname: '/', search: '', hash: '' };

/**
 * The browser's history, owned here because code outside components (session, guards, error
 * handler) navigates too, and because a change of language must reach the page in the same step as
 * the new path. `start` or `startAt` come first.
 */
export const browserHistory = {
  get location(): PageLocation {
    return current;
  },
  push: (to: string | PageLocation): void => visit('push', to),
  replace: (to: string | PageLocation): void => visit('replace', to),
};

/** Takes the window's address over and follows its back and forward buttons. */
export function startHistory(): void {
  current = windowLocation();
  addEventListener('popstate', () => steps?.takeStep() || tell('pop', windowLocation()));
}

/** Lets something else have steps in the history. */
export function shareHistory(sharer: HistorySteps): void {
  steps = sharer;
}

/** Stands at an address without a window: for a page written by the server. */
export function startHistoryAt(location: PageLocation): void {
  current = location;
}

/** Hears every change of the address; gives a function that stops. */
export function onVisit(listener: VisitListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Text of a location, as links and the address bar have it. */
export function addressOf({ pathname, search, hash }: PageLocation): string {
  return pathname + search + hash;
}

const windowLocation = (): PageLocation => {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
};

function visit(action: 'push' | 'replace', to: string | PageLocation): void {
  const target = typeof to === 'string' ? parseAddress(to) : to;
  const address = addressOf(target);
  if (!steps?.write(action, address)) writeAddress(action, address);
  tell(action, target);
}

/** Writes an address into the browser's history without telling anybody. */
export function writeAddress(action: 'push' | 'replace', address: string): void {
  if (action === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}

/** Reads an address of this site; one that begins with `?` or `#` stays on the present page. */
function parseAddress(address: string): PageLocation {
  const { pathname, search, hash } = new URL(address, new URL(addressOf(current), location.origin));
  return { pathname, search, hash };
}

function tell(action: VisitAction, next: PageLocation): void {
  current = next;
  for (const listener of [...listeners]) listener({ action, location: next });
}

/** Where the page is. */
export interface PageLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** How the page came there: by the browser's own buttons, as a new step, or in place of the last one. */
export type VisitAction = 'pop' | 'push' | 'replace';

export interface Visit {
  location: PageLocation;
  action: VisitAction;
}

type VisitListener = (visit: Visit) => void;

const listeners = new Set<VisitListener>();
let current: PageLocation = { pathname: '/', search: '', hash: '' };

/**
 * The browser's history, owned here because code outside components (session, guards, error handler) navigates too, and
 * because a change of language must reach the page in the same step as the new path. `start` or `startAt` come first.
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
  addEventListener('popstate', () => tell('pop', windowLocation()));
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
  if (action === 'push') history.pushState(null, '', addressOf(target));
  else history.replaceState(history.state, '', addressOf(target));
  tell(action, target);
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

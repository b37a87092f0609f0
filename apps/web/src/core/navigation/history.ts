import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
} from 'react-router';

export interface Visit {
  location: Location;
  action: NavigationType;
}

type VisitListener = (visit: Visit) => void;

/**
 * The browser's history, owned here because code outside components (session, guards, error handler) navigates too, and
 * because a change of language must reach the router in the same step as the new path.
 */
export const browserHistory = createBrowserHistory({ v5Compat: true });

const listeners = new Set<VisitListener>();

browserHistory.listen(({ action, location }) => {
  for (const listener of [...listeners]) listener({ action, location });
});

/** Hears every change of the address; gives a function that stops. */
export function onVisit(listener: VisitListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

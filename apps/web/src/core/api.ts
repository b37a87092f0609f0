import { createCaller, type CallerPorts } from '@pavilion/client/caller';
import { handleThrown } from './errors/present-failure.ts';
import { siteFields } from './site.ts';
import { tellUnavailable } from './startup/unavailable.ts';
import { meFields } from './stores/user.store.ts';

export type { CallArguments } from '@pavilion/client/caller';

/** The page may be in another language than the browser prefers; what calls bring is shown on the page. */
const fetchForPage: typeof fetch = (address, init) =>
  fetch(address, {
    ...init,
    headers: { ...init?.headers, 'x-page-language': document.documentElement.lang },
  });

/** What calls of this page carry, and what is done about their failures. */
export const callerPorts: CallerPorts = {
  fetch: fetchForPage,
  siteFields,
  playerFields: meFields,
  onFailure: handleThrown,
  onUnavailable: tellUnavailable,
};

/** Calls of the current site and player; their failures end in the shared handler. */
export const call = createCaller(callerPorts);

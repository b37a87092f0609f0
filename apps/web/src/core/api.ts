import { createCaller } from '@pavilion/client/caller';
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

/** Calls of the current site and player; their failures end in the shared handler. */
export const { call, fetchFile } = createCaller({
  fetch: fetchForPage,
  siteFields,
  playerFields: meFields,
  onFailure: handleThrown,
  onUnavailable: tellUnavailable,
});

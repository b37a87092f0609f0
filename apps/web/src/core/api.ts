import { createCaller, type Caller, type CallerPorts } from '@pavilion/client/caller';
import { PlayerLeft } from '@pavilion/client/player-left';

import { handleThrown } from './errors/handle-failure.ts';
import { siteFields } from './site.ts';
import { tellUnavailable } from './startup/unavailable.ts';
import { meFields } from './stores/user.store.ts';

export type { CallArguments } from '@pavilion/client/caller';

/**
 * The page may be in another language than the browser prefers; what calls bring is shown on the
 * page.
 */
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

const callOfPage = createCaller(callerPorts);

/**
 * Calls of the current site and player; their failures end in the shared handler. What one player
 * asked is never answered to another: when somebody else is signed in by then the call rejects with
 * {@link PlayerLeft}.
 */
export const call: Caller = (contract, request, options) => {
  const asker = contract.access === 'player' ? meFields() : null;
  return callOfPage(contract, request, options).finally(() => {
    const present = meFields();
    if (asker && present && present.account_id !== asker.account_id) throw new PlayerLeft();
  });
};

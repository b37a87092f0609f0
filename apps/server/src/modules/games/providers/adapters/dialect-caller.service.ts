import type { ServerContext } from '../../../../context.ts';
import { openText } from '../../../../sealed-text.ts';
import { findConnection } from '../connection.store.ts';
import { readKeys } from '../key.store.ts';
import type { ProviderCaller } from '../provider-caller.ts';
import { refuse } from '../provider-refusal.ts';
import { keyPurpose } from '../verify-request.service.ts';
import type { SignedBytes } from './dialect.ts';
import { dialects, type ForeignDialectName } from './dialects.ts';

/** What stands in the address of a key that serves every site of its connection. */
export const allSites = 'all';

interface ForeignDoor {
  dialect: ForeignDialectName;
  connectionCode: string;
  /** External id, or {@link allSites}. */
  site: string;
}

/**
 * Who sent this: the dialects name no key, so the address names connection and site, and each of
 * their (at most two) keys is tried.
 */
export async function verifyForeign(
  server: ServerContext,
  { dialect, connectionCode, site: name }: ForeignDoor,
  request: SignedBytes,
): Promise<ProviderCaller> {
  const startedMs = performance.now();
  const now = server.clock.now();
  const connection = await findConnection(server.database.db, connectionCode);
  const site = name === allSites ? null : server.sites.byExternalId(name);
  if (connection?.dialect !== dialect || (name !== allSites && !site))
    return refuse('SIGNATURE_INVALID');
  const siteId = site?.id ?? null;
  const keys = (await readKeys(server.database.db, connectionCode)).filter(
    (key) => key.site_id === siteId && (key.ends_at === null || key.ends_at > now),
  );
  const { appSecret } = server;
  const [key] = keys.filter(({ sealed_secret }) =>
    dialects[dialect].isSigned(
      openText({ appSecret, purpose: keyPurpose }, sealed_secret),
      request,
    ),
  );
  if (!key) return refuse('SIGNATURE_INVALID');
  return { server, keyId: key.id, connectionCode, siteId, now, signedAt: now, startedMs };
}

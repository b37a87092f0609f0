import type { ServerContext } from '../../../../context.ts';
import { openText } from '../../../../sealed-text.ts';
import type { ConnectionRow } from '../connection.store.ts';
import { callStudio, StudioUnreachable } from '../guarded-call.service.ts';
import { readKeys } from '../key.store.ts';
import { postToStudio } from '../post-to-studio.ts';
import { keyPurpose } from '../verify-request.service.ts';
import type { ForeignDialectName } from './dialects.ts';
import type { ForeignAsker, ForeignRequest } from './foreign-request.ts';
import { readTerms } from './terms.store.ts';

export type ForeignConnection = ConnectionRow & { dialect: ForeignDialectName };

/** As whom a site asks the studio of one of its providers. */
export async function askerOf(
  server: ServerContext,
  connection: ForeignConnection,
  { siteId, providerCode }: { siteId: string; providerCode: string },
): Promise<ForeignAsker> {
  if (connection.studio_address === null) throw new StudioUnreachable('the studio has no address');
  const terms = await readTerms(server.database.db, { siteId, providerCode });
  return {
    requestId: server.ids.next(),
    base: connection.studio_address.replace(/\/$/, ''),
    secret: await secretOf(server, connection, siteId),
    account: terms?.account ?? server.sites.byId(siteId)?.externalId ?? '',
  };
}

/** The newest key of the site, or of the whole connection. */
async function secretOf(
  server: ServerContext,
  connection: ConnectionRow,
  siteId: string,
): Promise<string> {
  const now = server.clock.now();
  const active = (await readKeys(server.database.db, connection.code)).filter(
    ({ ends_at }) => ends_at === null || ends_at > now,
  );
  const key =
    active.findLast((one) => one.site_id === siteId) ??
    active.findLast((one) => one.site_id === null);
  if (!key) throw new StudioUnreachable('the connection has no key for the site');
  return openText({ appSecret: server.appSecret, purpose: keyPurpose }, key.sealed_secret);
}

/**
 * Asks a studio in its own dialect. Throws {@link StudioUnreachable} for silence and for an answer
 * that is none.
 */
export function askForeign<Answer>(
  server: ServerContext,
  about: { connection: string; call: string },
  request: ForeignRequest<Answer>,
): Promise<Answer> {
  return callStudio(server, about, async () => {
    const answer = request.read(await postToStudio(request.url, request));
    if (answer === null) throw new StudioUnreachable('the answer of the studio is none');
    return answer;
  });
}

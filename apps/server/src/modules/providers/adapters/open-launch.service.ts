import { readLaunchAddress, writeLaunchAddress } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { openText } from '../../../sealed-text.ts';
import { findConnectionOf, type ConnectionRow } from '../connection.store.ts';
import { callStudio, StudioUnreachable } from '../guarded-call.service.ts';
import { readKeys } from '../key.store.ts';
import { createLaunch, type ExternalLaunch, type LaunchOrder } from '../launch.service.ts';
import { openGameSession } from '../session.service.ts';
import { keyPurpose } from '../verify-request.service.ts';
import { isForeign, type ForeignDialectName } from './dialects.ts';
import { launchRequests, type ForeignLaunch, type LaunchRequest } from './foreign-launch.ts';
import { foreignCodeOf, readTerms, type ProviderTerms } from './terms.store.ts';

const answerWithinMs = 3000;

/**
 * The address that opens a studio's game, by what was agreed with its provider for the site. A studio with a dialect of its own is asked for
 * it; one that does not answer is `gameUnavailable` with `STUDIO_SILENT`.
 */
export async function openLaunch(order: LaunchOrder): Promise<ExternalLaunch> {
  const { server, site, game } = order;
  const { db } = server.database;
  const made = await createLaunch(order);
  const owner = { siteId: site.id, providerCode: game.provider_code };
  const [connection, terms] = await Promise.all([
    findConnectionOf(db, game.provider_code),
    readTerms(db, owner),
  ]);
  const launch = terms?.launch_kind ?? made.launch;
  if (!connection) return made;
  const address = terms?.launch_address ?? connection.launch_address;
  const carried = readLaunchAddress(made.url);
  if (!carried) return { ...made, launch };
  if (!isForeign(connection.dialect))
    return { ...made, launch, url: writeLaunchAddress(address, carried) };
  const token = carried.mode === 'real' ? carried.token : null;
  try {
    const url = await askForAddress(
      order,
      { ...connection, dialect: connection.dialect },
      {
        token,
        terms,
        address,
      },
    );
    return { ...made, launch, url };
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    server.logger.warn({ err: error, connection: connection.code }, 'a studio opens no game');
    return fail('gameUnavailable', { statusDetail: 'STUDIO_SILENT' });
  }
}

type ForeignConnection = ConnectionRow & { dialect: ForeignDialectName };

async function askForAddress(
  order: LaunchOrder,
  connection: ForeignConnection,
  by: { token: string | null; terms: ProviderTerms | null; address: string },
): Promise<string> {
  const { server, site, game } = order;
  if (connection.studio_address === null) throw new StudioUnreachable('the studio has no address');
  const { provider_code: providerCode, game_code: gameCode } = game;
  const request = launchRequests[connection.dialect]({
    requestId: server.ids.next(),
    base: connection.studio_address.replace(/\/$/, ''),
    secret: await secretOf(server, connection, site.id),
    account: by.terms?.account ?? site.externalId,
    player: by.token === null ? null : await playerOf(server, connection, by.token),
    game: await foreignCodeOf(server.database.db, { providerCode, gameCode }),
    language: order.language,
    device: order.device ?? 'desktop',
    currency: site.currency.code,
    country: site.country,
    lobby: order.lobby,
    deposit: new URL('/deposit', order.lobby).href,
  });
  const about = { connection: connection.code, call: 'launch' };
  return callStudio(server, about, () => exchange(request, by.address));
}

/** Hub88 plays with the token of its launch all along, so the session begins here; Pragmatic's `authenticate.html` makes its own of it. */
async function playerOf(
  server: ServerContext,
  connection: ForeignConnection,
  launchToken: string,
): Promise<ForeignLaunch['player']> {
  if (connection.dialect === 'pragmatic') return { token: launchToken, alias: '' };
  const now = server.clock.now();
  const caller = { server, keyId: 'launch', connectionCode: connection.code, siteId: null, now };
  const opened = await openGameSession(
    { ...caller, signedAt: now, startedMs: performance.now() },
    { launchToken },
  );
  return { token: opened.session, alias: opened.player };
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

/** A page may frame the origin that was agreed and no other, so an answer that leads elsewhere is none. */
async function exchange(request: LaunchRequest, agreed: string): Promise<string> {
  let answer: unknown;
  try {
    const { url, headers, body } = request;
    const signal = AbortSignal.timeout(answerWithinMs);
    const said = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    answer = await said.json();
  } catch (error) {
    throw new StudioUnreachable('the studio does not answer', { cause: error });
  }
  const address = request.read(answer);
  if (address === null || !URL.canParse(address))
    throw new StudioUnreachable('the studio gives no address');
  if (new URL(address).origin !== new URL(agreed).origin)
    throw new StudioUnreachable('the studio leads to an origin that was not agreed');
  return address;
}

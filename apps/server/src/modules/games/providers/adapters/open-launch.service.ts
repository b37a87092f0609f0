import { readLaunchAddress, writeLaunchAddress } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../../context.ts';
import { fail } from '../../../../failure.ts';
import { findConnectionOf } from '../connection.store.ts';
import { StudioUnreachable } from '../guarded-call.service.ts';
import {
  addressBeside,
  createLaunch,
  type ExternalLaunch,
  type LaunchOrder,
} from '../launch.service.ts';
import { openGameSession } from '../session.service.ts';
import { askerOf, askForeign, type ForeignConnection } from './ask-foreign.service.ts';
import { isForeign } from './dialects.ts';
import { launchRequests, type ForeignLaunch } from './foreign-launch.ts';
import type { ForeignRequest } from './foreign-request.ts';
import { foreignCodeOf, readTerms } from './terms.store.ts';

/**
 * The address that opens a studio's game, by what was agreed with its provider for the site. A
 * studio with a dialect of its own is asked for it; one that does not answer is `gameUnavailable`
 * with `STUDIO_SILENT`.
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

async function askForAddress(
  order: LaunchOrder,
  connection: ForeignConnection,
  by: { token: string | null; address: string },
): Promise<string> {
  const { server, site, game } = order;
  const { provider_code: providerCode, game_code: gameCode } = game;
  const request = launchRequests[connection.dialect]({
    ...(await askerOf(server, connection, { siteId: site.id, providerCode })),
    player: by.token === null ? null : await playerOf(server, connection, by.token),
    game: await foreignCodeOf(server.database.db, { providerCode, gameCode }),
    language: order.language,
    device: order.device ?? 'desktop',
    currency: site.currency.code,
    country: site.country,
    lobby: order.lobby,
    deposit: addressBeside(order, '/deposit'),
  });
  const about = { connection: connection.code, call: 'launch' };
  return askForeign(server, about, withinOrigin(request, by.address));
}

/**
 * Hub88 plays with the token of its launch all along, so the session begins here; Pragmatic's
 * `authenticate.html` makes its own of it.
 */
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

/**
 * A page may frame the origin that was agreed and no other, so an answer that leads elsewhere is
 * none.
 */
function withinOrigin(request: ForeignRequest<string>, agreed: string): ForeignRequest<string> {
  return {
    ...request,
    read(answer) {
      const address = request.read(answer);
      const leadsThere =
        address !== null &&
        URL.canParse(address) &&
        new URL(address).origin === new URL(agreed).origin;
      return leadsThere ? address : null;
    },
  };
}

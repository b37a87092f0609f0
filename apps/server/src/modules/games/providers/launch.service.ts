import { isErrorCode } from '@pavilion/contracts';
import { writeLaunchAddress } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { launchKindOf } from '@pavilion/domain/providers';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { pathIn, type Site } from '../../../site-directory/index.ts';
import { playerRefusal } from '../../money/wallet/index.ts';
import { findConnectionOf, type ConnectionRow } from './connection.store.ts';
import { newAlias, newToken, tokenHash } from './provider-token.ts';
import { findGameHindrance, isAtLimit } from './launch.store.ts';
import { aliasOf, insertLaunch } from './session.store.ts';

export type ExternalLaunchKind = 'embed' | 'popup' | 'custom';

export interface LaunchOrder {
  server: ServerContext;
  site: Site;
  /** Null: a guest, who plays in demo mode. */
  playerId: string | null;
  game: { provider_code: string; game_code: string };
  mode: 'real' | 'demo';
  device?: 'mobile' | 'tablet' | 'desktop';
  /** BCP 47. */
  language: string;
  /** Absolute address of the lobby the player came from. */
  lobby: string;
}

export interface ExternalLaunch {
  launch: ExternalLaunchKind;
  mode: 'real' | 'demo';
  url: string;
}

/** How long a launch address may be opened. */
const launchLifetimeMs = 2 * 60_000;
/** Of play money the studio gives: units of the currency. */
const demoUnits = 1000n;

/**
 * The address that opens a studio's game: for real with a token that is good once and for two
 * minutes, in demo mode without any. Fails with gameUnavailable, whose detail says why (a
 * `GameHindrance`, or `limit`), or with what the player's account is refused with.
 */
export async function createLaunch(order: LaunchOrder): Promise<ExternalLaunch> {
  const { server, site, game, mode } = order;
  const connection = await findConnectionOf(server.database.db, game.provider_code);
  const hindrance = await findGameHindrance(server.database.db, {
    siteId: site.id,
    providerCode: game.provider_code,
    gameCode: game.game_code,
  });
  if (!connection || hindrance !== null)
    return fail('gameUnavailable', { statusDetail: hindrance ?? 'notServed' });
  const launch = externalKindOf(game.provider_code);
  const common = {
    provider: game.provider_code,
    game: game.game_code,
    language: order.language,
    device: order.device ?? 'desktop',
    lobby: order.lobby,
  };
  const address = connection.launch_address;
  if (mode === 'demo') {
    const { code, exponent } = site.currency;
    const balance = formatAmount(demoUnits * 10n ** BigInt(exponent), code);
    const { jurisdiction, country } = site;
    const history = addressBeside(order, '/bet-history');
    const told = { jurisdiction, history, ...(country === null ? {} : { country }) };
    const carried = { ...common, mode, currency: code, balance, ...told };
    const url = writeLaunchAddress(address, carried);
    return { launch, mode, url };
  }
  if (order.playerId === null) return fail('sessionExpired');
  await requirePlayer(order, order.playerId);
  const token = await keepLaunch(order, connection, launch, order.playerId);
  return { launch, mode, url: writeLaunchAddress(address, { ...common, mode, token }) };
}

/** Another page of the site, where the lobby is and in the same language. */
export function addressBeside({ site, lobby, language }: LaunchOrder, path: string): string {
  return new URL(pathIn(language, site, path), lobby).href;
}

/** Whoever may not stake at all is told before the game opens. */
async function requirePlayer({ server, site }: LaunchOrder, playerId: string): Promise<void> {
  const { db } = server.database;
  const player = { siteId: site.id, playerId, now: server.clock.now() };
  const refusal = await playerRefusal(db, player);
  if (refusal !== null) fail(isErrorCode(refusal) ? refusal : 'permissionDenied');
  if (await isAtLimit(db, player)) fail('gameUnavailable', { statusDetail: 'limit' });
}

export const externalKindOf = (providerCode: string): ExternalLaunchKind => {
  const kind = launchKindOf(providerCode);
  return kind === 'house' ? 'embed' : kind;
};

async function keepLaunch(
  { server, site, game, device = 'desktop', language }: LaunchOrder,
  connection: ConnectionRow,
  launchKind: ExternalLaunchKind,
  playerId: string,
): Promise<string> {
  const token = newToken();
  const now = server.clock.now();
  await inTransaction(server.database, async (executor) => {
    const owner = { connectionCode: connection.code, siteId: site.id, playerId };
    await insertLaunch(executor, {
      token_hash: tokenHash(token),
      connection_code: connection.code,
      site_id: site.id,
      player_id: playerId,
      alias: await aliasOf(executor, { ...owner, newAlias: newAlias() }),
      provider_code: game.provider_code,
      game_code: game.game_code,
      currency: site.currency.code,
      device,
      launch_kind: launchKind,
      language,
      country: site.country,
      created_at: now,
      expires_at: new Date(now.getTime() + launchLifetimeMs),
    });
  });
  return token;
}

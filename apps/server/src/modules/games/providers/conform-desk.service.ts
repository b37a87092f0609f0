import { randomBytes } from 'node:crypto';
import { readLaunchAddress } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { sealText } from '../../../sealed-text.ts';
import type { Site } from '../../../site-directory/index.ts';
import { createActivePlayer, hashOfNoPassword } from '../../account/identity/index.ts';
import {
  ageLaunch,
  ageSession,
  limitPlayer,
  setPlayerState,
  twoGames,
} from './conform-desk.store.ts';
import { endKey, findKey, insertKey } from './key.store.ts';
import { kickPlayer } from './kick-player.service.ts';
import { createLaunch } from './launch.service.ts';
import { switchPlay } from './operator.service.ts';
import { newToken, tokenHash } from './provider-token.ts';
import { keyPurpose } from './verify-request.service.ts';

const text = z.string().check(z.maxLength(200));

/**
 * What the conformance suite asks for besides the provider API itself: players in states that the
 * API cannot make.
 */
export const deskOrder = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open'), key: text }),
  z.object({ do: z.literal('player'), key: text, balance: text }),
  z.object({ do: z.literal('launch'), key: text, player: text, provider: text, game: text }),
  z.object({
    do: z.literal('state'),
    key: text,
    player: text,
    state: z.enum(['active', 'blocked', 'excluded']),
  }),
  z.object({
    do: z.literal('limit'),
    key: text,
    player: text,
    kind: z.enum(['stake', 'loss']),
    amount: text,
  }),
  z.object({ do: z.literal('age-launch'), key: text, token: text }),
  z.object({ do: z.literal('age-session'), key: text, token: text }),
  z.object({ do: z.literal('kick'), key: text, player: text }),
  z.object({
    do: z.literal('switch-game'),
    key: text,
    provider: text,
    game: text,
    isOn: z.boolean(),
  }),
]);

export type DeskOrder = z.output<typeof deskOrder>;

const actor = 'conform';
const keyLifetimeMs = 60 * 60_000;

/** Serves one order of the suite, for the connection and site of its key. Never in production. */
export async function serveDesk(server: ServerContext, order: DeskOrder): Promise<object> {
  const now = server.clock.now();
  const { db } = server.database;
  const { connectionCode, site } = await deskOf(server, order.key);
  const siteId = site.id;
  switch (order.do) {
    case 'open':
      return openDesk(server, { connectionCode, site });
    case 'player':
      return { player: await newPlayer(server, site, order.balance) };
    case 'launch':
      return { token: await launchFor(server, site, order) };
    case 'state':
      await setPlayerState(db, { siteId, playerId: order.player, state: order.state, now });
      return {};
    case 'limit': {
      const minor = parseAmount(order.amount, site.currency.code) ?? fail('invalidInput');
      await limitPlayer(db, { siteId, playerId: order.player, kind: order.kind, minor, now });
      return {};
    }
    case 'age-launch':
      await ageLaunch(db, tokenHash(order.token), now);
      return {};
    case 'age-session':
      await ageSession(db, tokenHash(order.token), now);
      return {};
    case 'kick':
      await kickPlayer(server, { siteId, playerId: order.player, reason: 'operator' });
      return {};
    case 'switch-game':
      await switchPlay(server, actor, { provider: order.provider, game: order.game }, order.isOn);
      return {};
  }
}

async function deskOf(server: ServerContext, keyId: string) {
  const key = await findKey(server.database.db, keyId, server.clock.now());
  const site = key?.site_id ? server.sites.byId(key.site_id) : server.sites.all()[0];
  return key && site ? { connectionCode: key.connection_code, site } : fail('notFound');
}

async function openDesk(
  server: ServerContext,
  { connectionCode, site }: { connectionCode: string; site: Site },
): Promise<object> {
  const games = await twoGames(server.database.db, { connectionCode, siteId: site.id });
  if (!games) return fail('gameNotFound');
  const other = server.sites.all().find(({ id }) => id !== site.id);
  return {
    ...games,
    currency: site.currency.code,
    exponent: site.currency.exponent,
    secondKey: await shortKey(server, connectionCode, site.id),
    foreignKey: other ? await shortKey(server, connectionCode, other.id) : null,
  };
}

/** A further key for an hour, beside those that the operator counts. */
async function shortKey(server: ServerContext, connectionCode: string, siteId: string) {
  const key = { id: `conform_${randomBytes(9).toString('base64url')}`, secret: newToken() };
  const now = server.clock.now();
  await inTransaction(server.database, async (executor) => {
    await insertKey(executor, {
      id: key.id,
      connection_code: connectionCode,
      site_id: siteId,
      sealed_secret: sealText({ appSecret: server.appSecret, purpose: keyPurpose }, key.secret),
      created_at: now,
    });
    await endKey(executor, key.id, new Date(now.getTime() + keyLifetimeMs));
  });
  return key;
}

async function newPlayer(server: ServerContext, site: Site, balance: string): Promise<string> {
  const currency = site.currency.code;
  const amountMinor = parseAmount(balance, currency) ?? fail('invalidInput');
  const name = `conform${randomBytes(6).toString('hex')}`;
  return inTransaction(server.database, async (executor) => {
    const playerId = await createActivePlayer(executor, server, {
      siteId: site.id,
      accountId: name,
      passwordHash: hashOfNoPassword(),
      fullName: 'Conformance Player',
      phone: `+999${String(parseInt(name.slice(-12), 16))
        .padStart(11, '0')
        .slice(-11)}`,
      email: `${name}@example.com`,
      language: 'en',
    });
    if (amountMinor > 0n)
      await server.ledger.post(executor, {
        siteId: site.id,
        source: actor,
        key: playerId,
        kind: 'promotion',
        currency,
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
          { owner: 'player', playerId, kind: 'cash', amountMinor },
        ],
        ref: { reason: 'conformance' },
      });
    return playerId;
  });
}

async function launchFor(
  server: ServerContext,
  site: Site,
  { player, provider, game }: { player: string; provider: string; game: string },
): Promise<string> {
  const { url } = await createLaunch({
    server,
    site,
    playerId: player,
    game: { provider_code: provider, game_code: game },
    mode: 'real',
    language: 'en',
    lobby: `http://${site.domains[0] ?? 'localhost'}/`,
  });
  const launch = readLaunchAddress(url);
  return launch?.mode === 'real' ? launch.token : fail('gameUnavailable');
}

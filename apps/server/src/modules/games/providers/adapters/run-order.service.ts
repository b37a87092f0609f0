import { transact } from '@pavilion/contracts/provider';
import * as z from 'zod/mini';
import { balanceRecordOf } from '../balance-record.ts';
import { resolveOfRound } from '../incident.store.ts';
import type { ProviderCaller } from '../provider-caller.ts';
import { ProviderRefusal, refuse } from '../provider-refusal.ts';
import { tokenHash } from '../provider-token.ts';
import { openGameSession } from '../session.service.ts';
import { findSession, type SessionRow } from '../session.store.ts';
import { moveInSession } from '../transact.service.ts';
import { cashOf } from '../transact.store.ts';
import type { ForeignOrder, ForeignPlayer, ForeignResult } from './dialect.ts';
import { findForeignGame, findMoveOfConnection, newestSessionOf } from './order.store.ts';

type TransactOrder = Extract<ForeignOrder, { kind: 'transact' }>;

const canonical = z.omit(transact.request, { session: true });

/** Does what a foreign dialect asked for; refuses with the codes of the provider contract. */
export async function runOrder(
  caller: ProviderCaller,
  order: ForeignOrder,
): Promise<ForeignResult> {
  if (order.kind === 'authenticate') return authenticate(caller, order.launchToken);
  const named = await gameNamed(caller, order.game);
  const session = await sessionOf(caller, order.player, named?.provider);
  if (order.kind === 'balance') return resultOf(caller, session, await balanceOf(caller, session));
  try {
    return await run(caller, order, { session, named });
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === 'SESSION_INVALID')
      return refuse('SESSION_INVALID', { isExpired: true });
    throw error;
  }
}

async function authenticate(caller: ProviderCaller, launchToken: string): Promise<ForeignResult> {
  const { player, ...opened } = await openGameSession(caller, { launchToken });
  return { alias: player, ...opened };
}

const gameNamed = (caller: ProviderCaller, foreignCode: string | undefined) =>
  foreignCode === undefined
    ? null
    : findForeignGame(caller.server.database.db, {
        connectionCode: caller.connectionCode,
        foreignCode,
      });

/**
 * The session of a token; of an alias alone the newest one, of the game's provider where there are
 * several.
 */
async function sessionOf(
  { server, connectionCode, siteId }: ProviderCaller,
  { token, alias }: ForeignPlayer,
  providerCode: string | undefined,
): Promise<SessionRow> {
  const { db } = server.database;
  if (token !== undefined) {
    const key = { tokenHash: tokenHash(token), connectionCode, siteId };
    const row = await findSession(db, key);
    if (row && alias !== undefined && row.alias !== alias) return refuse('PLAYER_NOT_FOUND');
    if (row) return row;
    // A dialect that names the player as well may still hold the token of his launch.
    if (alias === undefined) return refuse('SESSION_INVALID');
  }
  const wanted = { connectionCode, siteId, alias: alias ?? '' };
  const newest =
    (await newestSessionOf(db, { ...wanted, providerCode })) ?? (await newestSessionOf(db, wanted));
  return newest ?? refuse('PLAYER_NOT_FOUND');
}

async function balanceOf({ server, now }: ProviderCaller, session: SessionRow) {
  const site = server.sites.byId(session.site_id) ?? refuse('SESSION_INVALID');
  const cash = await cashOf(server.database.db, {
    siteId: session.site_id,
    playerId: session.player_id,
    currency: session.currency,
  });
  return balanceRecordOf(cash, site.currency, now);
}

function resultOf(
  { server }: ProviderCaller,
  session: SessionRow,
  balance: ForeignResult['balance'],
): ForeignResult {
  const { alias, country, language } = session;
  const jurisdiction = server.sites.byId(session.site_id)?.jurisdiction ?? '';
  return { alias, country, language, jurisdiction, balance, limits: null };
}

interface Played {
  session: SessionRow;
  named: { provider: string; game: string } | null;
}

async function run(
  caller: ProviderCaller,
  order: TransactOrder,
  { session, named }: Played,
): Promise<ForeignResult> {
  if (order.roundId === undefined) return runByReference(caller, order, session);
  const game = named ?? {
    provider: session.provider_code,
    game: order.game ?? session.game_code,
  };
  return move(caller, order, { session, ...game, roundId: order.roundId });
}

/**
 * A rollback that names its stake alone: where the stake stands is looked up. Of one nobody knows
 * the tombstone lies in a round of its own, closed at once; when the stake came in between, it is
 * looked up once more.
 */
async function runByReference(
  caller: ProviderCaller,
  order: TransactOrder,
  session: SessionRow,
): Promise<ForeignResult> {
  const [action] = order.actions;
  const txId = action?.kind === 'rollback' ? action.refTxId : refuse('BAD_REQUEST');
  const known = await standsAt(caller, session, txId);
  if (known) return move(caller, order, known);
  const { provider_code: provider, game_code: game } = session;
  const roundId = `refund:${txId}`;
  const actions = [...order.actions, { kind: 'endRound' as const }];
  try {
    return await move(caller, { ...order, actions }, { session, provider, game, roundId });
  } catch (error) {
    const isConflict = error instanceof ProviderRefusal && error.code === 'TX_CONFLICT';
    const came = isConflict ? await standsAt(caller, session, txId) : null;
    if (!came || came.roundId === roundId) throw error;
    const result = await move(caller, order, came);
    await resolveOfRound(caller.server.database.db, {
      siteId: session.site_id,
      providerCode: provider,
      roundId,
      codes: ['TX_CONFLICT'],
      resolution: 'the stake came while its refund ran, and was given back',
      now: caller.now,
    });
    return result;
  }
}

async function standsAt(caller: ProviderCaller, session: SessionRow, txId: string) {
  const { server, connectionCode } = caller;
  const { site_id: siteId, player_id: playerId, alias } = session;
  const { db } = server.database;
  const found = await findMoveOfConnection(db, { connectionCode, siteId, playerId, txId });
  if (!found) return null;
  const { provider_code: provider, round_id: roundId } = found;
  const own =
    session.provider_code === provider
      ? session
      : await newestSessionOf(db, { connectionCode, siteId, alias, providerCode: provider });
  return { session: own ?? session, provider, game: (own ?? session).game_code, roundId };
}

/** The order as our own door would have read it, and then the same way as there. */
async function move(
  caller: ProviderCaller,
  order: TransactOrder,
  at: { session: SessionRow; provider: string; game: string; roundId: string },
): Promise<ForeignResult> {
  const { session, provider, game, roundId } = at;
  const parsed = z.safeParse(canonical, {
    player: session.alias,
    provider,
    game,
    currency: order.currency ?? session.currency,
    roundId,
    actions: order.actions,
  });
  if (!parsed.success) return refuse('BAD_REQUEST');
  const { balance } = await moveInSession(caller, session.token_hash, parsed.data);
  return resultOf(caller, session, balance);
}

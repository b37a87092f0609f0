import type {
  authenticate,
  balance,
  endSession,
  ProviderInput,
  ProviderResponse,
  refreshSession,
} from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { pathIn, siteOrigin, type Site } from '../../../site-directory/index.ts';
import { playerRefusal } from '../../money/wallet/index.ts';
import { balanceRecordOf } from './balance-record.ts';
import { readPockets } from './pockets.service.ts';
import { readGrantsLeft } from './free-rounds.store.ts';
import { toldGrant } from './free-rounds.service.ts';
import { refuse } from './provider-refusal.ts';
import type { ProviderCaller } from './provider-caller.ts';
import { newToken, tokenHash } from './provider-token.ts';
import {
  closeSessionRow,
  findSession,
  forgetLaunches,
  gameRefusal,
  insertSession,
  openSession,
  readOpenRounds,
  readPlayFrame,
  type PlayFrame,
  type SessionRow,
} from './session.store.ts';
import { atMost } from './studio-facts.service.ts';
import { cashOf } from './transact.store.ts';
import { refusalOfPlayer } from './refusal-codes.ts';

/** A game that stays open longer refreshes its session. */
const sessionLifetimeMs = 8 * 60 * 60_000;

/** A launch token becomes a session. */
export async function openGameSession(
  caller: ProviderCaller,
  { launchToken }: ProviderInput<typeof authenticate>,
): Promise<ProviderResponse<typeof authenticate>> {
  const { server, now } = caller;
  const session = newToken();
  const row = await inTransaction(server.database, async (executor) => {
    const opened = await openSession(executor, {
      connectionCode: caller.connectionCode,
      siteId: caller.siteId,
      launchHash: tokenHash(launchToken),
      id: server.ids.next(),
      sessionHash: tokenHash(session),
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
      now,
    });
    return opened ?? refuse('SESSION_INVALID');
  });
  await requirePlayable(caller, row);
  return { session, ...(await frameOf(caller, row)) };
}

/** The token is used up even when nobody may play: it has been seen. */
async function requirePlayable({ server, now }: ProviderCaller, row: SessionRow): Promise<void> {
  const { db } = server.database;
  const player = await playerRefusal(db, { siteId: row.site_id, playerId: row.player_id, now });
  if (player !== null) refuse(refusalOfPlayer(player));
  const game = await gameRefusal(db, {
    connectionCode: row.connection_code,
    siteId: row.site_id,
    providerCode: row.provider_code,
    gameCode: row.game_code,
    country: row.country,
  });
  if (game !== null) refuse('GAME_UNAVAILABLE');
}

async function frameOf(
  { server, now }: ProviderCaller,
  row: SessionRow,
): Promise<Omit<ProviderResponse<typeof authenticate>, 'session'>> {
  const site = server.sites.byId(row.site_id);
  if (!site) return refuse('SESSION_INVALID');
  const { db } = server.database;
  const [frame, pockets, openRounds, freeRounds] = await Promise.all([
    readPlayFrame(db, row, now),
    readPockets(server, row, site.currency),
    readOpenRounds(db, row),
    readGrantsLeft(db, { siteId: row.site_id, playerId: row.player_id, game: row, now }),
  ]);
  const { currency } = site;
  const amountOf = (minor: number | bigint): string => formatAmount(BigInt(minor), currency.code);
  return {
    expiresAt: row.expires_at.toISOString(),
    player: row.alias,
    brand: site.externalId,
    provider: row.provider_code,
    game: row.game_code,
    launch: row.launch_kind,
    device: row.device,
    language: row.language,
    country: row.country,
    jurisdiction: site.jurisdiction,
    balance: balanceRecordOf(frame.cash_minor, currency, now),
    pockets,
    limits: {
      stakeMin: frame.stakes ? amountOf(frame.stakes.min) : null,
      stakeMax: stakeMaxOf(frame, amountOf),
    },
    realityCheckMinutes: frame.reality_minutes,
    links: linksOf(server, site, row.language),
    openRounds: openRounds.map((round) => ({
      roundId: round.round_id,
      staked: amountOf(round.staked_minor),
      openedAt: round.opened_at.toISOString(),
    })),
    freeRounds: freeRounds.map((grant) => ({
      ...toldGrant(grant),
      played: grant.played,
      won: amountOf(grant.won_minor),
    })),
  };
}

/**
 * The most of a stake: as the studio told it, as the law lets it, whichever is less; null: neither
 * says.
 */
function stakeMaxOf(
  { stakes, legal_max_minor: legal }: PlayFrame,
  amountOf: (minor: bigint) => string,
): string | null {
  if (stakes) return amountOf(atMost(stakes.max, legal));
  return legal === null ? null : amountOf(legal);
}

function linksOf({ config }: ServerContext, site: Site, language: string) {
  const linkTo = (path: string): string => siteOrigin(config, site) + pathIn(language, site, path);
  return { lobby: linkTo('/'), deposit: linkTo('/deposit'), history: linkTo('/bet-history') };
}

/** A session this connection opened, good or over. Refuses with SESSION_INVALID. */
export async function sessionOf(caller: ProviderCaller, token: string): Promise<SessionRow> {
  const row = await findSession(caller.server.database.db, {
    tokenHash: tokenHash(token),
    connectionCode: caller.connectionCode,
    siteId: caller.siteId,
  });
  return row ?? refuse('SESSION_INVALID');
}

/** The old session takes no stakes any more; both stand for the same player and game. */
export async function refreshGameSession(
  caller: ProviderCaller,
  input: ProviderInput<typeof refreshSession>,
): Promise<ProviderResponse<typeof refreshSession>> {
  const { server, now } = caller;
  const old = await sessionOf(caller, input.session);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  const { ended_at: _ended, end_reason: _reason, ...kept } = old;
  await inTransaction(server.database, async (executor) => {
    const isOurs =
      old.expires_at > now &&
      (await closeSessionRow(executor, { id: old.id, reason: 'refreshed', now }));
    if (!isOurs) refuse('SESSION_INVALID');
    await insertSession(executor, {
      ...kept,
      id: server.ids.next(),
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: expiresAt,
    });
  });
  return { session: token, expiresAt: expiresAt.toISOString() };
}

export async function endGameSession(
  caller: ProviderCaller,
  { session, reason }: ProviderInput<typeof endSession>,
): Promise<ProviderResponse<typeof endSession>> {
  const row = await sessionOf(caller, session);
  const { server, now } = caller;
  await closeSessionRow(server.database.db, { id: row.id, reason, now });
  return {};
}

export async function readBalance(
  caller: ProviderCaller,
  { session, player }: ProviderInput<typeof balance>,
): Promise<ProviderResponse<typeof balance>> {
  const row = await sessionOf(caller, session);
  if (row.alias !== player) return refuse('PLAYER_NOT_FOUND');
  const { server, now } = caller;
  const site = server.sites.byId(row.site_id);
  if (!site) return refuse('SESSION_INVALID');
  const { db } = server.database;
  const { site_id: siteId, player_id: playerId, currency } = row;
  const [cash, pockets] = await Promise.all([
    cashOf(db, { siteId, playerId, currency }),
    readPockets(server, row, site.currency),
  ]);
  return { balance: balanceRecordOf(cash, site.currency, now), pockets };
}

/** Launch tokens that were never used, or are over, a day later. */
export async function pruneLaunches({ database, clock }: ServerContext): Promise<void> {
  const keptMs = 24 * 60 * 60_000;
  await forgetLaunches(database.db, new Date(clock.now().getTime() - keptMs));
}

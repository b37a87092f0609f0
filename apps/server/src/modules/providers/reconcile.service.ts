import { studioRoundStatus, type ProviderResponse } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import { tellBalance } from '../wallet/index.ts';
import { isForeign } from './adapters/dialects.ts';
import { askForeignRound } from './adapters/foreign-round.service.ts';
import { findConnection, type ConnectionRow } from './connection.store.ts';
import { raiseIncident, type IncidentCode } from './incident.service.ts';
import { resolveOfRound } from './incident.store.ts';
import {
  moveForRound,
  readAbandonedRounds,
  readTotals,
  type OpenRound,
} from './reconcile.store.ts';
import { refusalOf } from './refusal-codes.ts';
import { readMovesOf } from './status.store.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { askStudio } from './studio-client.service.ts';
import type { WalletAction } from './transact.store.ts';

const hourMs = 60 * 60_000;
/** A round that is open this long is asked about. */
const askAfterMs = hourMs;
/** By then it is closed, or a person hears of it. */
const closedByMs = 24 * hourMs;
const roundsPerRun = 500;
/** So often in a row, and a studio is not asked any more in this run: one round it cannot answer for holds up no other. */
const silencesMax = 5;

type Answer = ProviderResponse<typeof studioRoundStatus>;

export interface ReconcileReport {
  asked: number;
  closed: number;
  waiting: number;
}

/**
 * Asks studios about rounds that stay open, and does what they say: pay the win, close without one, or give the stakes back. What cannot be
 * decided within a day is an incident for a person; the stake waits until then.
 */
export async function closeAbandonedRounds(
  server: ServerContext,
  { askAfter = askAfterMs }: { askAfter?: number } = {},
): Promise<ReconcileReport> {
  const now = server.clock.now();
  const rounds = await readAbandonedRounds(server.database.db, {
    before: new Date(now.getTime() - askAfter),
    limit: roundsPerRun,
  });
  const report = { asked: rounds.length, closed: 0, waiting: 0 };
  const silences = new Map<string, number>();
  for (const round of rounds) {
    const silence = silences.get(round.connection_code) ?? 0;
    const problem = silence >= silencesMax ? 'STUDIO_SILENT' : await closeRound(server, round, now);
    silences.set(round.connection_code, problem === 'STUDIO_SILENT' ? silence + 1 : 0);
    if (problem === null) report.closed += 1;
    else report.waiting += 1;
    const isOverdue = now.getTime() - round.opened_at.getTime() > closedByMs;
    if (problem !== null && problem !== 'OPEN' && isOverdue)
      await reportOverdue(server, round, problem);
    if (problem === 'OPEN' && isOverdue) await reportOverdue(server, round, 'STUDIO_ODD');
  }
  return report;
}

async function reportOverdue(
  server: ServerContext,
  round: OpenRound,
  code: IncidentCode,
): Promise<void> {
  await raiseIncident(server, {
    connectionCode: round.connection_code,
    siteId: round.site_id,
    providerCode: round.provider_code,
    roundId: round.round_id,
    code,
    detail: { game: round.game_code, staked_minor: round.staked_minor.toString() },
  });
}

/** Null when the round is closed, else why it is not. */
async function closeRound(
  server: ServerContext,
  round: OpenRound,
  now: Date,
): Promise<null | 'OPEN' | 'STUDIO_SILENT' | 'STUDIO_ODD'> {
  const connection = await findConnection(server.database.db, round.connection_code);
  if (!connection) return 'STUDIO_SILENT';
  try {
    const { provider_code: provider, round_id: roundId } = round;
    // Nothing is staked: whatever the studio thinks of it, there is no money in it.
    const answer: Answer =
      round.staked_minor === 0n
        ? { state: 'lost', txId: null, win: null }
        : await askAbout(server, connection, round);
    if (answer.state === 'open') return 'OPEN';
    const actions = await actionsFor(server, round, answer);
    if (actions === null) return 'STUDIO_ODD';
    await inTransaction(server.database, async (executor) => {
      await moveForRound(executor, round, actions, now);
      const { site_id: siteId } = round;
      const resolution = `closed: the studio says ${answer.state}`;
      await resolveOfRound(executor, { siteId, providerCode: provider, roundId, resolution, now });
    });
    tellBalance(server, {
      siteId: round.site_id,
      playerId: round.player_id,
      currency: round.currency as CurrencyCode,
    });
    return null;
  } catch (error) {
    if (error instanceof StudioUnreachable) return 'STUDIO_SILENT';
    if (refusalOf(error) === null) throw error;
    server.logger.warn(
      { err: error, round: round.round_id },
      'the wallet refuses what a studio says',
    );
    return 'STUDIO_ODD';
  }
}

function askAbout(
  server: ServerContext,
  connection: ConnectionRow,
  round: OpenRound,
): Promise<Answer> {
  const { dialect } = connection;
  if (isForeign(dialect)) return askForeignRound(server, { ...connection, dialect }, round);
  const { provider_code: provider, round_id: roundId } = round;
  return askStudio(server, connection, studioRoundStatus, { provider, roundId });
}

/** What the answer of the studio means for the wallet; null when it means nothing. */
async function actionsFor(
  server: ServerContext,
  round: OpenRound,
  { state, txId, win, refTxId }: Answer,
): Promise<WalletAction[] | null> {
  if (state === 'won') {
    const amount = parseAmount(win ?? '', round.currency as CurrencyCode);
    if (txId === null || amount === null) return null;
    return [{ kind: 'credit', tx: txId, amount, ref: refTxId ?? undefined, finished: true }];
  }
  if (state === 'lost') return [{ kind: 'finish' }];
  const moves = await readMovesOf(server.database.db, round);
  // What was paid on is settled: only the stakes without a result go back.
  const isPaid = moves.some(({ kind, state: its }) => kind === 'credit' && its === 'applied');
  const stakes = isPaid
    ? []
    : moves.filter(({ kind, state: its }) => kind === 'debit' && its === 'applied');
  return [
    ...stakes.map(({ tx_id }): WalletAction => ({
      kind: 'rollback',
      tx: `reconcile:${tx_id}`,
      ref: tx_id,
    })),
    { kind: 'finish' },
  ];
}

/** Stakes and returns of each studio since a moment, per site and currency. */
export function reconcileTotals({ database }: ServerContext, since: Date) {
  return readTotals(database.db, since);
}

import { studioRoundStatus } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { isForeign } from './adapters/dialects.ts';
import { askForeignRound } from './adapters/foreign-round.service.ts';
import { findConnection, type ConnectionRow } from './connection.store.ts';
import { raiseIncident, type IncidentCode } from './incident.service.ts';
import { readAbandonedRounds, readPools, readTotals, type OpenRound } from './reconcile.store.ts';
import { refusalOf } from './refusal-codes.ts';
import { settleRound, type RoundAnswer } from './settle-round.service.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { askStudio } from './studio-client.service.ts';

const hourMs = 60 * 60_000;
/** A round that is open this long is asked about. */
const askAfterMs = hourMs;
/** By then it is closed, or a person hears of it. */
const closedByMs = 24 * hourMs;
const roundsPerRun = 500;
/**
 * So often in a row, and a studio is not asked any more in this run: one round it cannot answer for
 * holds up no other.
 */
const silencesMax = 5;

export interface ReconcileReport {
  asked: number;
  closed: number;
  waiting: number;
}

/**
 * Asks studios about rounds that stay open, and does what they say: pay the win, close without one,
 * or give the stakes back. What cannot be decided within a day is an incident for a person; the
 * stake waits until then.
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
    // Nothing is staked: whatever the studio thinks of it, there is no money in it.
    const answer: RoundAnswer =
      round.staked_minor === 0n
        ? { state: 'lost', txId: null, win: null }
        : await askAbout(server, connection, round);
    if (answer.state === 'open') return 'OPEN';
    return (await settleRound(server, round, answer, now)) ? null : 'STUDIO_ODD';
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
): Promise<RoundAnswer> {
  const { dialect } = connection;
  if (isForeign(dialect)) return askForeignRound(server, { ...connection, dialect }, round);
  const { provider_code: provider, round_id: roundId } = round;
  return askStudio(server, connection, studioRoundStatus, { provider, roundId });
}

/** Stakes and returns of each studio since a moment, per site and currency. */
export function reconcileTotals({ database }: ServerContext, since: Date) {
  return readTotals(database.db, since);
}

/** What lies in the operator's pools of studios' jackpots, per site and currency. */
export function reconcilePools({ database }: ServerContext) {
  return readPools(database.db);
}

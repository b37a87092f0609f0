import {
  studioTransactions,
  studioTransactionStatus,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { answerOf, differenceOf, type FeedRow, type StatusAnswer } from './compare-transaction.ts';
import {
  findSiteOfAlias,
  keepComparedUntil,
  readMovesBetween,
  readMovesById,
  type WalletMove,
} from './compare-transactions.store.ts';
import { listConnections, type ConnectionRow } from './connection.store.ts';
import { StudioUnreachable } from './guarded-call.service.ts';
import { raiseIncident } from './incident.service.ts';
import { readToldTransactions } from './incident.store.ts';
import { ownRollback } from './settle-round.service.ts';
import { askStudio } from './studio-client.service.ts';

const minuteMs = 60_000;
/** How far back the first comparison begins. */
const firstSpanMs = 24 * 60 * minuteMs;
/**
 * A studio writes a transaction down a little after the wallet did: what is this near to an end of
 * a portion is looked for in the next.
 */
const marginMs = minuteMs;
/** Of one run, so that a studio with a long backlog holds up no other; the next run goes on. */
const portionsMax = 50;
const questionsMax = 200;
const rowsPerPortion = 2000;

type Portion = ProviderResponse<typeof studioTransactions>;

/** A transaction that may differ. */
interface Suspect {
  providerCode: string;
  txId: string;
  move: WalletMove | null;
  /** What the feed says; null: nothing. */
  row: FeedRow | null;
}

/**
 * Compares the books of every studio that gives them with what the wallet moved, both ways, since
 * the last time. What differs is asked about first; if it still differs a person hears of it, once.
 * A studio without the feed, or one that is silent, is left alone. Gives how many differ.
 */
export async function compareTransactions(server: ServerContext): Promise<number> {
  let differences = 0;
  for (const connection of await listConnections(server.database.db)) {
    const { studio_address: address, is_enabled: isOn, dialect } = connection;
    if (address === null || !isOn || dialect !== 'pavilion') continue;
    try {
      differences += await compareConnection(server, connection);
    } catch (error) {
      if (!(error instanceof StudioUnreachable)) throw error;
      server.logger.debug({ err: error, connection: connection.code }, 'it gives no transactions');
    }
  }
  return differences;
}

async function compareConnection(
  server: ServerContext,
  connection: ConnectionRow,
): Promise<number> {
  const nowMs = server.clock.now().getTime();
  let untilMs = connection.compared_until?.getTime() ?? nowMs - firstSpanMs;
  // The last minutes are read once more: a move is looked for in what was told shortly before and
  // after it.
  let cursorMs = untilMs - 2 * marginMs;
  let recent: FeedRow[] = [];
  let [differences, questions] = [0, 0];
  for (let count = 0; count < portionsMax; count += 1) {
    const from = new Date(cursorMs).toISOString();
    const asked = { from, limit: rowsPerPortion };
    const portion = await askStudio(server, connection, studioTransactions, asked);
    const nextMs = Date.parse(portion.next);
    if (!(nextMs > cursorMs)) break;
    const span = { fromMs: untilMs, nextMs: Math.max(untilMs, nextMs), recent };
    for (const suspect of await suspectsOf(server, connection, portion, span)) {
      if (questions >= questionsMax) return differences;
      questions += 1;
      if (await reportDifference(server, connection, suspect)) differences += 1;
    }
    recent = [...recent, ...portion.transactions].filter(
      ({ at }) => Date.parse(at) >= nextMs - 2 * marginMs,
    );
    cursorMs = nextMs;
    untilMs = span.nextMs;
    await keepComparedUntil(server.database.db, connection.code, new Date(untilMs));
    if (!portion.hasMore) break;
  }
  return differences;
}

/** What of a portion is not the same on both sides, without what a person knows of. */
async function suspectsOf(
  server: ServerContext,
  connection: ConnectionRow,
  portion: Portion,
  { fromMs, nextMs, recent }: { fromMs: number; nextMs: number; recent: readonly FeedRow[] },
): Promise<Suspect[]> {
  const { db } = server.database;
  const keptMs = portion.keptSince === null ? 0 : Date.parse(portion.keptSince) + marginMs;
  const moved = await readMovesBetween(db, {
    connectionCode: connection.code,
    from: new Date(Math.max(fromMs - marginMs, keptMs)),
    to: new Date(nextMs - marginMs),
    ownPrefix: ownRollback,
  });
  const suspects: Suspect[] = [];
  const providers = new Set([
    ...portion.transactions.map(({ provider }) => provider),
    ...moved.map(({ provider_code }) => provider_code),
  ]);
  for (const providerCode of providers) {
    const rows = portion.transactions.filter(({ provider }) => provider === providerCode);
    const txIds = rows.map(({ txId }) => txId);
    const known = new Set([...recent, ...rows].map(({ txId }) => txId));
    const moves = await readMovesById(db, { providerCode, txIds });
    const found = [
      ...rows.flatMap((row): Suspect[] => {
        const move = moves.find(({ tx_id }) => tx_id === row.txId) ?? null;
        const isSame = differenceOf(move, answerOf(row)) === null;
        return isSame ? [] : [{ providerCode, txId: row.txId, move, row }];
      }),
      ...moved.flatMap((move): Suspect[] => {
        const isTold = move.provider_code !== providerCode || known.has(move.tx_id);
        return isTold ? [] : [{ providerCode, txId: move.tx_id, move, row: null }];
      }),
    ];
    const ids = found.map(({ txId }) => txId);
    const told = await readToldTransactions(db, { providerCode, txIds: ids });
    suspects.push(...found.filter(({ txId }) => !told.has(txId)));
  }
  return suspects;
}

/** Asks the studio once more; true when it still differs, and a person hears of it. */
async function reportDifference(
  server: ServerContext,
  connection: ConnectionRow,
  { providerCode, txId, move, row }: Suspect,
): Promise<boolean> {
  const answer: StatusAnswer = await askStudio(server, connection, studioTransactionStatus, {
    provider: providerCode,
    txId,
  });
  const code = differenceOf(move, answer);
  if (code === null) return false;
  const there = answer.transaction ?? row;
  const siteId =
    move?.site_id ??
    (await findSiteOfAlias(server.database.db, aliasAt(connection, there?.player)));
  if (siteId === null) {
    server.logger.warn(
      { connection: connection.code, provider: providerCode, txId },
      'a studio tells of a transaction of a player whom nobody knows',
    );
    return false;
  }
  await raiseIncident(server, {
    connectionCode: connection.code,
    siteId,
    providerCode,
    roundId: move?.round_id ?? there?.roundId ?? '',
    txId,
    code,
    detail: { there: { state: answer.state, transaction: there }, here: move && hereOf(move) },
  });
  return true;
}

const aliasAt = (connection: ConnectionRow, alias = '') => ({
  connectionCode: connection.code,
  alias,
});

const hereOf = ({ kind, state, amount_minor: amount, win_minor: win, round_id }: WalletMove) => ({
  kind,
  state,
  amount_minor: amount.toString(),
  win_minor: win.toString(),
  round_id,
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerContext } from '../../context.ts';
import {
  keepOnlyDemoBooks,
  writeDemoBooks,
  type DemoBook,
} from '../../modules/sports/sportsbook/index.ts';
import { demoMatchOf, readDemoSettings, type DemoSettings } from '../matches/index.ts';
import { bookAt, type Turn } from './book-now.ts';
import { readTradedMarkets, type TradedRow } from './demo-exchange.store.ts';
import { tradeMemory, type TradeMemory } from './trade-memory.ts';

/** A book moves so often. */
const liveMs = 5_000;
const upcomingMs = 30_000;
/** Their past is worked out first: so many in one run, so that a server starts as quickly. */
const mostFresh = 4;

/**
 * Moves the books of the exchange that the demo plays to where they stand now, and removes those of
 * matches that are over. Gives how many moved.
 */
export async function keepDemoExchange(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const memory = tradeMemory(context);
  const now = context.clock.now();
  const rows = await readTradedMarkets(db);
  const turns = dueTurns(settings, rows, memory, now.getTime());
  const books: DemoBook[] = [];
  for (const turn of turns) {
    books.push(bookAt(turn, memory));
    await nextTurn();
  }
  if (books.length > 0) await writeDemoBooks(db, books, now);
  for (const turn of turns) memory.written.set(turn.row.marketId, momentKey(turn));
  await dropOthers(context, rows, memory);
  return books.length;
}

/** What a book was written for: a stopped one stays as it is. */
const momentKey = ({ row, atMs }: Pick<Turn, 'row' | 'atMs'>): string =>
  row.isOpen ? String(atMs) : 'stopped';

function dueTurns(
  settings: DemoSettings,
  rows: readonly TradedRow[],
  { written, trades }: TradeMemory,
  nowMs: number,
): Turn[] {
  let freshLeft = mostFresh;
  return rows.flatMap((row) => {
    const everyMs = row.isLive ? liveMs : upcomingMs;
    const atMs = Math.floor(nowMs / everyMs) * everyMs;
    if (written.get(row.marketId) === momentKey({ row, atMs })) return [];
    const demo = demoMatchOf(settings, row.sourceKey);
    if (!demo) return [];
    if (!trades.has(row.marketId)) {
      if (freshLeft === 0) return [];
      freshLeft -= 1;
    }
    return [{ row, demo, atMs }];
  });
}

async function dropOthers(
  { database }: ServerContext,
  rows: readonly TradedRow[],
  memory: TradeMemory,
): Promise<void> {
  const ids = rows.map(({ marketId }) => marketId);
  const kept = ids.toSorted().join(' ');
  if (kept === memory.kept) return;
  await keepOnlyDemoBooks(database.db, ids);
  memory.kept = kept;
  const isKept = new Set(ids);
  for (const known of [memory.written, memory.trades, memory.openings])
    for (const id of known.keys()) if (!isKept.has(id)) known.delete(id);
}

import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { poolNews } from './pool-news.ts';
import { totalsOf } from './round-totals.service.ts';
import { readSharedRound } from './shared-round.store.ts';
import { countPlayers } from './ticket.store.ts';
import type { SharedBetView } from './shared-round-view.ts';

interface Table {
  siteId: string;
  topic: `round:${string}`;
  roundId: string;
  /** Of a table: the currency its totals are told in. Absent: every bet is told by itself. */
  totalsIn?: CurrencyCode;
  /** Its players bet against each other: what the pools hold is told too. */
  hasPools?: boolean;
  bets: Map<string, SharedBetView>;
}

const newsEveryMs = 500;
/** A table with more players is told its totals alone. */
const playersToldMax = 50;
/**
 * What one piece of news may hold: with its envelope it stays below a notice of PostgreSQL, so no
 * row is written for it, and a table of thousands is told as fast as one of ten. What does not fit
 * waits for the next; a bet that changes meanwhile is told once, as it is then.
 */
const newsBytesMax = 7000;
const tablesOf = new WeakMap<ServerContext, Map<string, Table>>();

/**
 * Tells everybody at a table about a bet that was placed or cashed out, gathered over half a
 * second.
 */
export function tellBet(server: ServerContext, of: Omit<Table, 'bets'>, bet: SharedBetView): void {
  const tables = tablesOf.get(server) ?? begin(server);
  const key = `${of.siteId} ${of.topic}`;
  const waiting = tables.get(key);
  // Nobody looks at the bets of a round any more once the next one takes some.
  const table = waiting?.roundId === of.roundId ? waiting : { ...of, bets: new Map() };
  table.bets.set(bet.bet_id, bet);
  tables.set(key, table);
}

function begin(server: ServerContext): Map<string, Table> {
  const tables = new Map<string, Table>();
  tablesOf.set(server, tables);
  tellSoon(server, tables);
  return tables;
}

function tellSoon(server: ServerContext, tables: Map<string, Table>): void {
  setTimeout(() => void tellTables(server, tables), newsEveryMs).unref();
}

async function tellTables(server: ServerContext, tables: Map<string, Table>): Promise<void> {
  const told = [...tables.values()].map((table) => ({ table, bets: takeFitting(table.bets) }));
  for (const [key, { bets }] of tables) if (bets.size === 0) tables.delete(key);
  if (tables.size > 0) tellSoon(server, tables);
  else tablesOf.delete(server);
  await Promise.all(told.map(({ table, bets }) => newsOf(server, table, bets)))
    .then((drafts) => server.publisher.pass(server.database.db, drafts.flat()))
    .catch((error: unknown) => server.logger.warn({ err: error }, 'bets were not told'));
}

async function newsOf(server: ServerContext, table: Table, bets: SharedBetView[]) {
  const { siteId, topic, roundId, totalsIn, hasPools = false } = table;
  const of = { siteId, topic };
  const ofBets = { ...of, name: 'round.bets' as const, data: { round_id: roundId, bets } };
  if (totalsIn === undefined) return [ofBets];
  const totals = await totalsOf(server, { siteId, roundId }, totalsIn);
  const data = { round_id: roundId, totals };
  const ofTotals = { ...of, name: 'round.totals' as const, data };
  const players = await countPlayers(server.database.db, { siteId, roundId });
  const sums = hasPools ? [ofTotals, ...(await poolsTold(server, siteId, roundId))] : [ofTotals];
  return players > playersToldMax ? sums : [...sums, ofBets];
}

async function poolsTold(server: ServerContext, siteId: string, roundId: string) {
  const round = await readSharedRound(server.database.db, { siteId, roundId });
  const news = round && (await poolNews(server, round));
  return news ? [news] : [];
}

/**
 * The bets that waited longest, as many as one piece of news holds, at least one; they leave the
 * map.
 */
function takeFitting(bets: Map<string, SharedBetView>): SharedBetView[] {
  const taken: SharedBetView[] = [];
  let bytes = 0;
  for (const [id, bet] of bets) {
    bytes += Buffer.byteLength(JSON.stringify(bet));
    if (taken.length > 0 && bytes > newsBytesMax) break;
    taken.push(bet);
    bets.delete(id);
  }
  return taken;
}

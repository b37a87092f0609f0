import { sql } from 'kysely';
import { pokerCards, pokerHandGet, pokerHandList, pokerRebuy } from '@pavilion/contracts';
import type { Random } from '@pavilion/domain/ids';
import { createSeededRandom } from '@pavilion/domain/random';
import { alphaHost, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { leaksIn, type HiddenCard } from './hidden-cards.ts';
import { openTab, type ListeningTab } from './listening-tab.ts';
import {
  dealHand,
  leadTables,
  openTestTable,
  tableOf,
  takeSeat,
  type TablePage,
} from './poker-world.ts';

/**
 * A seat with everything that its player was told: frames of their socket, answers to their calls.
 */
interface Listener {
  seat: number;
  player: TestPlayer;
  page: TablePage;
  tab: ListeningTab;
  /** The server as they call it. */
  server: TestServer;
  answers: string[];
}

export interface SecrecyReport {
  hands: number;
  sockets: number;
  /** Dealt to somebody and shown to nobody else. */
  hiddenCards: number;
  shownCards: number;
  frames: number;
  answers: number;
  bytes: number;
  logLines: number;
  rows: number;
  /** Where a hidden card was found; empty: nowhere. */
  leaks: string[];
}

const seats = 9;
const buyIn = '200.00';

/** Writes down every answer and every refusal of the calls made through it. */
function overheard(server: TestServer, answers: string[]): TestServer {
  const call = async (...asked: Parameters<TestServer['call']>): Promise<unknown> => {
    try {
      const answer = await server.call(...asked);
      answers.push(JSON.stringify(answer));
      return answer;
    } catch (refused) {
      answers.push(JSON.stringify(refused));
      throw refused;
    }
  };
  return { ...server, call: call as TestServer['call'] };
}

async function sitAll(server: TestServer, tableId: string): Promise<Listener[]> {
  const origin = await server.listen();
  const listeners: Listener[] = [];
  for (let seat = 1; seat <= seats; seat += 1) {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000_000n);
    const answers: string[] = [];
    const own = overheard(server, answers);
    const page = await takeSeat(own, player, { table_id: tableId, buy_in: buyIn, seat });
    const tab = await openTab(origin, alphaHost, [`poker:${tableId}`]);
    const { accountId, token } = player;
    const topics = ['play', `poker:${tableId}`] as const;
    await tab.say({ type: 'hello', account_id: accountId, auth: token, topics: [...topics] });
    listeners.push({ seat, player, page, tab, server: own, answers });
  }
  return listeners;
}

/** Some hands end with one fold after another, some go to the showdown, most between. */
async function playOn(server: TestServer, tableId: string, all: Listener[], random: Random) {
  const foldsOften = random.next();
  for (;;) {
    const { hand } = await tableOf(server, tableId);
    if (!hand?.turn) return;
    const { page } = all[hand.turn.seat - 1] ?? {};
    if (!page) throw new Error('a turn of nobody');
    if (random.next() < foldsOften * 0.7) await page.act('fold');
    else await page.act((await page.seat()).legal?.can_check ? 'check' : 'call');
  }
}

/** The cards of a hand: those that were shown, and those that only their owner may ever see. */
async function dealtIn(
  tableId: string,
  handNo: number,
  all: Listener[],
  shown: ReadonlySet<string>,
): Promise<{ hidden: HiddenCard[]; shownCount: number }> {
  const hidden: HiddenCard[] = [];
  let shownCount = 0;
  for (const { seat, server, player } of all) {
    const asked = { ...player.me, table_id: tableId, hand_no: handNo };
    const { leaves } = await server.call(pokerCards, asked);
    for (const leaf of leaves) {
      const [, card = '', blind = ''] = leaf.split(':');
      if (shown.has(leaf)) shownCount += 1;
      else hidden.push({ handNo, owner: seat, card: Number(card), blind });
    }
  }
  return { hidden, shownCount };
}

/** Who has little left brings more, so that all nine stay. */
async function buyMore(tableId: string, all: Listener[]): Promise<void> {
  const [first] = all;
  if (!first) return;
  const { seats: taken } = await tableOf(first.server, tableId);
  for (const { seat, player, server } of all) {
    const chips = taken.find((one) => one.seat === seat)?.chips ?? '0';
    if (Number(chips) >= 60) continue;
    await server.call(pokerRebuy, { ...player.me, table_id: tableId, amount: '100.00' });
  }
}

/** Every hand of the table as each of the nine, and as nobody, is told it. */
async function askHistory(server: TestServer, all: Listener[], anybody: string[]): Promise<void> {
  const [first] = all;
  if (!first) throw new Error('nobody sits');
  for (let cursor: string | undefined; ;) {
    const asked = { ...first.player.me, limit: 50, ...(cursor ? { cursor } : {}) };
    const { value, next_cursor } = await first.server.call(pokerHandList, asked);
    for (const { hand_id } of value) {
      const told = await server.call(pokerHandGet, { domain_name: alphaHost, hand_id });
      anybody.push(JSON.stringify(told));
      for (const { server: own, player } of all)
        await own.call(pokerHandGet, { ...player.me, hand_id });
    }
    if (next_cursor === null) return;
    cursor = next_cursor;
  }
}

async function dump({ context }: TestServer): Promise<string[]> {
  const { db } = context.database;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    all.push(...rows.map(({ row }) => row));
  }
  return all;
}

/**
 * Plays hands at a table of nine, each with a socket, and searches for every card that only its
 * owner may see: in the frames and answers of the other eight, in what anybody is told, in the log,
 * the metrics and every row of the database. `log` is what the server wrote by then.
 */
export async function searchHands(
  server: TestServer,
  { hands, seed, log }: { hands: number; seed: string; log: readonly string[] },
): Promise<SecrecyReport> {
  const random = createSeededRandom(seed);
  const tableId = await openTestTable(server, ['--seats', String(seats)]);
  const all = await sitAll(server, tableId);
  const pages = all.map(({ page }) => page);
  const anybody: string[] = [];
  const hidden: HiddenCard[] = [];
  let shownCards = 0;
  for (let played = 0; played < hands; played += 1) {
    const handNo = await dealHand(server, tableId, pages);
    await playOn(server, tableId, all, random);
    const after = await tableOf(server, tableId);
    anybody.push(JSON.stringify(after));
    const shown = new Set(after.hand?.shown.flatMap(({ cards }) => cards.map(({ leaf }) => leaf)));
    const dealt = await dealtIn(tableId, handNo, all, shown);
    hidden.push(...dealt.hidden);
    shownCards += dealt.shownCount;
    await buyMore(tableId, all);
  }
  await leadTables(server);
  await askHistory(server, all, anybody);
  for (const { tab } of all) await tab.say({ type: 'ping' });
  const rows = await dump(server);
  const metrics = await server.context.metrics.registry.metrics();
  const ofNobody = [...anybody, ...rows, ...log, metrics];
  const told = ({ tab, answers }: Listener): string[] => [...tab.frames, ...answers];
  const leaks = [
    ...leaksIn(ofNobody, hidden),
    ...all.flatMap((one) =>
      leaksIn(
        told(one),
        hidden.filter(({ owner }) => owner !== one.seat),
      ),
    ),
  ];
  const captured = all.flatMap(told);
  all.forEach(({ tab }) => tab.close());
  return {
    ...{ hands, sockets: all.length, hiddenCards: hidden.length, shownCards, leaks },
    frames: all.reduce((sum, { tab }) => sum + tab.frames.length, 0),
    answers: all.reduce((sum, { answers }) => sum + answers.length, 0),
    bytes: [...captured, ...ofNobody].reduce((sum, text) => sum + text.length, 0),
    ...{ logLines: log.length, rows: rows.length },
  };
}

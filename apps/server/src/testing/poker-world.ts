import {
  pokerAct,
  pokerCards,
  pokerSeatsMine,
  pokerSeed,
  pokerSit,
  pokerTableState,
  type CallResponse,
} from '@pavilion/contracts';
import { cutCommitOf } from '@pavilion/games/table/holdem/index';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { runTool } from './run-tool.ts';

let tables = 0;
let seeds = 0;

/** Tables are led by hand: nothing runs by itself in tests. */
export const leadTables = (server: TestServer): Promise<void> => server.runJob('lead-poker-tables');

/** A table of the first site at 1.00/2.00 that this process leads; its id. */
export async function openTestTable(
  server: TestServer,
  options: readonly string[] = [],
): Promise<string> {
  tables += 1;
  const stakes = ['--small-blind', '1.00', '--big-blind', '2.00'];
  const line = ['poker', 'open', 'alpha', `Table ${tables}`, ...stakes, ...options];
  const { text } = await runTool(server.context, line);
  const id = /\(([\da-f-]{36})\)/.exec(text)?.[1];
  if (!id) throw new Error(text);
  await leadTables(server);
  return id;
}

/** A seed of a test: 64 hex characters nobody has had. */
export const newSeed = (): string => {
  seeds += 1;
  return seeds.toString(16).padStart(64, '0');
};

/** Sits a player down who never shows their seed. */
export const sitDown = (
  server: TestServer,
  { me }: TestPlayer,
  fields: { table_id: string; buy_in: string; seat?: number },
): Promise<CallResponse<typeof pokerSit>> =>
  server.call(pokerSit, { ...me, ...fields, commit: cutCommitOf(newSeed()) });

type Credentials = TestPlayer['me'] | { domain_name: string; demo_id: string };
type Mine = CallResponse<typeof pokerSeatsMine>['value'][number];

/** Somebody at a table, who does what their page does: shows seeds and promises the next. */
export interface TablePage {
  readonly me: Credentials;
  seat(): Promise<Mine>;
  giveSeed(): Promise<void>;
  act(
    action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all_in',
    amount?: string,
  ): Promise<CallResponse<typeof pokerAct>>;
  cards(handNo: number): Promise<number[]>;
}

export async function takeSeat(
  server: TestServer,
  { me }: { me: Credentials },
  fields: { table_id: string; buy_in: string; seat?: number },
): Promise<TablePage> {
  const { table_id } = fields;
  let seed = newSeed();
  await server.call(pokerSit, { ...me, ...fields, commit: cutCommitOf(seed) });
  const seat = async (): Promise<Mine> => {
    const { value } = await server.call(pokerSeatsMine, me);
    const mine = value.find((one) => one.table_id === table_id);
    if (!mine) throw new Error('no seat at the table');
    return mine;
  };
  return {
    me,
    seat,
    async giveSeed() {
      const { seed_awaited: hand_no } = await seat();
      if (hand_no === null) return;
      const next = newSeed();
      const shown = { seed, next_commit: cutCommitOf(next) };
      await server.call(pokerSeed, { ...me, table_id, hand_no, ...shown });
      seed = next;
    },
    async act(action, amount) {
      const { hand } = await tableOf(server, table_id);
      const { hand_no = 0, step = 0 } = hand ?? {};
      const what = { action, ...(amount === undefined ? {} : { amount }) };
      return server.call(pokerAct, { ...me, table_id, hand_no, step, ...what });
    },
    cards: async (hand_no) => (await server.call(pokerCards, { ...me, table_id, hand_no })).cards,
  };
}

export const tableOf = (
  server: TestServer,
  table_id: string,
): Promise<CallResponse<typeof pokerTableState>> => server.call(pokerTableState, { table_id });

/**
 * Lets a deck be sealed that counts on all of them, all give their seeds, and the pause pass; gives
 * the number of the hand that begins.
 */
export async function dealHand(
  server: TestServer,
  table_id: string,
  pages: readonly TablePage[],
): Promise<number> {
  await leadTables(server);
  while (((await tableOf(server, table_id)).next?.commits.length ?? 0) < pages.length) {
    server.advance(2_000);
    await leadTables(server);
  }
  for (const page of pages) await page.giveSeed();
  server.advance(3_000);
  await leadTables(server);
  const { hand } = await tableOf(server, table_id);
  if (!hand || hand.result) throw new Error('no hand began');
  return hand.hand_no;
}

/** Everybody checks or calls to the end. */
export async function callDown(
  server: TestServer,
  table_id: string,
  pages: readonly TablePage[],
): Promise<void> {
  for (;;) {
    const { hand } = await tableOf(server, table_id);
    if (!hand?.turn) return;
    for (const page of pages) {
      const { seat, legal } = await page.seat();
      if (seat !== hand.turn.seat || !legal) continue;
      await page.act(legal.can_check ? 'check' : 'call');
    }
  }
}

/** A hand of this player against another in which it is their turn: a fold of it. */
export async function ownTurn(server: TestServer, player: TestPlayer): Promise<object> {
  const table_id = await openTestTable(server);
  const other = await server.signUpPlayer();
  await server.fund(other, 100_000n);
  const pages: TablePage[] = [];
  for (const { me } of [player, other])
    pages.push(await takeSeat(server, { me }, { table_id, buy_in: '100.00' }));
  await dealHand(server, table_id, pages);
  if (!(await pages[0]?.seat())?.legal) await pages[1]?.act('call');
  const { hand } = await tableOf(server, table_id);
  return { table_id, hand_no: hand?.hand_no, step: hand?.step, action: 'fold' };
}

import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  pokerCards,
  pokerHandGet,
  pokerHandList,
  pokerLeave,
  pokerRebuy,
  pokerReport,
  pokerSeatsMine,
  pokerSeed,
  pokerShow,
  pokerSit,
  pokerSitIn,
  pokerSitOut,
  pokerTableList,
  pokerTableState,
  pokerWait,
  selfExclude,
} from '@pavilion/contracts';
import { cutCommitOf, cutOrderOf, isSealedCard } from '@pavilion/games/table/holdem/index';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { createPayoutWorld } from '../../../testing/payout-world.ts';
import {
  callDown,
  dealHand,
  leadTables,
  newSeed,
  openTestTable,
  sitDown,
  tableOf,
  takeSeat,
  type TablePage,
} from '../../../testing/poker-world.ts';
import { runTool } from '../../../testing/run-tool.ts';

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines("a table of hold'em", (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const findings = () => server.context.database.withoutTimeouts(auditBooks);
  const newPlayers = (count: number) => Promise.all(Array.from({ length: count }, newPlayer));
  const seatAll = async (table_id: string, players: readonly TestPlayer[]) => {
    const pages: TablePage[] = [];
    for (const [place, player] of players.entries())
      pages.push(await takeSeat(server, player, { table_id, buy_in: '200.00', seat: place + 1 }));
    return pages;
  };
  const seatedAt = async (table_id: string, count: number) => {
    const players = await newPlayers(count);
    return { players, pages: await seatAll(table_id, players) };
  };

  it('takes a buy-in to its own account, plays a hand with rake, and pays out what is left', async () => {
    const table_id = await openTestTable(server);
    const { players, pages } = await seatedAt(table_id, 3);
    for (const player of players) expect(await balanceOf(player)).toBe('800.00');
    expect(await findings()).toEqual([]);
    const hand_no = await dealHand(server, table_id, pages);
    await callDown(server, table_id, pages);
    const { hand, seats } = await tableOf(server, table_id);
    expect(hand).toMatchObject({ hand_no, step: 12, pots: [{ amount: '6.00', rake: '0.30' }] });
    const chips = seats.map((seat) => Math.round(Number(seat.chips) * 100));
    expect(chips.reduce((sum, one) => sum + one, 0)).toBe(60_000 - 30);
    expect(await findings()).toEqual([]);
    for (const { me } of players) await server.call(pokerLeave, { ...me, table_id });
    const balances = await Promise.all(players.map(balanceOf));
    const cents = balances.map((text) => Math.round(Number(text) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(300_000 - 30);
    expect((await tableOf(server, table_id)).seats).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('is listed with stakes, rake and who sits, and tells what was played', async () => {
    const table_id = await openTestTable(server, ['--seats', '4']);
    const { pages } = await seatedAt(table_id, 2);
    await dealHand(server, table_id, pages);
    await callDown(server, table_id, pages);
    const { value } = await server.call(pokerTableList, {});
    expect(value.find((one) => one.table_id === table_id)).toMatchObject({
      kind: 'no_limit',
      seats: 4,
      seated: 2,
      small_blind: '1.00',
      big_blind: '2.00',
      buy_in_min: '80.00',
      buy_in_max: '200.00',
      rake: { percent: 5, cap: '6.00', heads_up_cap: '2.00' },
      hands_per_hour: 1,
      average_pot: '4.00',
      players_per_flop: 100,
      play_money: false,
    });
  });

  it('refuses a seat that is taken, chips out of bounds, money that is not there, and a second seat', async () => {
    const table_id = await openTestTable(server);
    const [one, other] = [await newPlayer(), await newPlayer()];
    await sitDown(server, one, { table_id, buy_in: '100.00', seat: 2 });
    const sit = (player: TestPlayer, buy_in: string, seat: number) =>
      failureOf(sitDown(server, player, { table_id, buy_in, seat }));
    expect(await sit(other, '100.00', 2)).toMatchObject({ code: 'seatTaken' });
    expect(await sit(one, '100.00', 3)).toMatchObject({ code: 'seatTaken' });
    expect(await sit(other, '79.99', 3)).toMatchObject({
      code: 'buyInTooLow',
      statusDetail: '80.00',
    });
    expect(await sit(other, '200.01', 3)).toMatchObject({
      code: 'buyInTooHigh',
      statusDetail: '200.00',
    });
    const poor = await server.signUpPlayer();
    expect(await sit(poor, '100.00', 3)).toMatchObject({ code: 'insufficientFunds' });
    expect(await sit(other, '100.001', 3)).toMatchObject({ code: 'invalidInput' });
    const commit = cutCommitOf(newSeed());
    const guest = { domain_name: alphaHost, table_id, buy_in: '100.00', commit };
    expect(await failureOf(server.call(pokerSit, guest))).toMatchObject({ code: 'sessionExpired' });
    expect((await tableOf(server, table_id)).seats).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it('takes an action for the turn and step it was meant for, and no other', async () => {
    const table_id = await openTestTable(server);
    const { pages } = await seatedAt(table_id, 2);
    await dealHand(server, table_id, pages);
    const { hand } = await tableOf(server, table_id);
    const [first, second] = hand?.turn?.seat === 1 ? pages : pages.toReversed();
    expect(await failureOf(second?.act('check') ?? Promise.resolve())).toMatchObject({
      code: 'notYourTurn',
    });
    const raise = (amount: string) => first?.act('raise', amount) ?? Promise.resolve();
    expect(await failureOf(raise('3.00'))).toMatchObject({
      code: 'raiseTooSmall',
      statusDetail: '4.00',
    });
    expect(await failureOf(first?.act('check') ?? Promise.resolve())).toMatchObject({
      code: 'actionNotAllowed',
    });
    await raise('6.00');
    expect((await tableOf(server, table_id)).hand).toMatchObject({ to_match: '6.00', step: 1 });
  });

  it('folds for who runs out of time and bank, and sits them out; after 15 minutes the seat is paid out', async () => {
    const table_id = await openTestTable(server);
    const { pages, players } = await seatedAt(table_id, 2);
    await dealHand(server, table_id, pages);
    // Three of them are over since the hand began.
    server.advance(40_000);
    await leadTables(server);
    expect((await tableOf(server, table_id)).hand?.result).toBeNull();
    server.advance(3_000);
    await leadTables(server);
    const { hand, seats } = await tableOf(server, table_id);
    expect(hand?.result).not.toBeNull();
    expect(hand?.actions.at(-1)).toMatchObject({ action: 'fold', is_forced: true });
    expect(seats.filter(({ state }) => state === 'away')).toHaveLength(1);
    const [away] = seats.filter(({ state }) => state === 'away');
    const player = players[(away?.seat ?? 1) - 1];
    const back = { ...player?.me, table_id };
    await server.call(pokerSitIn, { ...back, post: true });
    await server.call(pokerSitOut, back);
    server.advance(15 * 60_000);
    await leadTables(server);
    expect((await tableOf(server, table_id)).seats.map(({ seat }) => seat)).not.toContain(
      away?.seat,
    );
    expect(await findings()).toEqual([]);
  });

  it('gives own cards to their owner, shows them when asked, and proves the hand to anybody', async () => {
    const table_id = await openTestTable(server);
    const { pages, players } = await seatedAt(table_id, 3);
    const hand_no = await dealHand(server, table_id, pages);
    const [own = [], others = []] = await Promise.all(pages.map((page) => page.cards(hand_no)));
    expect(own).toHaveLength(2);
    expect(others).not.toEqual(own);
    const { me: watcher } = await newPlayer();
    const asked = server.call(pokerCards, { ...watcher, table_id, hand_no });
    expect(await failureOf(asked)).toMatchObject({ code: 'handNotFound' });
    for (let left = 2; left > 0; left -= 1) {
      const { hand } = await tableOf(server, table_id);
      await pages[(hand?.turn?.seat ?? 1) - 1]?.act('fold');
    }
    const { hand } = await tableOf(server, table_id);
    expect(hand?.shown).toEqual([]);
    const first = { ...players[0]?.me, table_id, hand_no };
    expect(await failureOf(server.call(pokerShow, { ...first, cards: others }))).toMatchObject({
      code: 'actionNotAllowed',
    });
    await server.call(pokerShow, { ...first, cards: own.slice(0, 1) });
    const me = players[0]?.me ?? { account_id: '', auth: '', domain_name: alphaHost };
    const { value: hands } = await server.call(pokerHandList, { ...me, table_id });
    const hand_id = hands[0]?.hand_id ?? '';
    const { value: mine } = await server.call(pokerHandGet, { ...me, hand_id });
    expect(mine.own_cards.map(({ card }) => card)).toEqual(own);
    const { value: told } = await server.call(pokerHandGet, { domain_name: alphaHost, hand_id });
    expect(told).toMatchObject({ own_cards: [], rake: '0.00', hand_no });
    expect(told.shown).toMatchObject([{ seat: 1, cards: [{ card: own[0] }] }]);
    const order = cutOrderOf(told.seeds, hand_no);
    for (const { seat, seed } of told.seeds)
      expect(told.commits.find((one) => one.seat === seat)?.commit).toBe(cutCommitOf(seed));
    const place = told.seats.findIndex(({ seat }) => seat === 1);
    const [card] = mine.own_cards;
    expect(card && isSealedCard(told.root, order[place] ?? -1, card)).toBe(true);
    const opening = ['poker', 'hand', 'alpha', hand_id, '--reason', 'A complaint'];
    expect((await runTool(server.context, opening)).text).toContain(told.root);
    const changes = await server.context.database.db
      .selectFrom('operator_audit_log')
      .selectAll()
      .where('action', '=', 'poker.hand')
      .execute();
    expect(changes).toMatchObject([{ subject: hand_id, reason: 'A complaint' }]);
    expect(JSON.stringify(changes)).not.toContain(mine.own_cards[0]?.leaf);
  });

  it('takes the seed that was promised for the cut, and leaves out who shows none', async () => {
    const table_id = await openTestTable(server);
    const { pages, players } = await seatedAt(table_id, 2);
    const [one] = players;
    const me = one?.me ?? { account_id: '', auth: '', domain_name: alphaHost };
    const { value } = await server.call(pokerSeatsMine, me);
    const { next } = await server.call(pokerTableState, { table_id });
    expect(value).toMatchObject([{ table_id, seat: 1, seed_awaited: next?.hand_no }]);
    expect(next?.commits).toHaveLength(2);
    const wrong = { ...me, table_id, hand_no: next?.hand_no ?? 0, next_commit: 'b'.repeat(64) };
    const seed = 'a'.repeat(64);
    expect(await failureOf(server.call(pokerSeed, { ...wrong, seed }))).toMatchObject({
      code: 'actionNotAllowed',
    });
    await pages[0]?.giveSeed();
    server.advance(2_000);
    await leadTables(server);
    const after = await tableOf(server, table_id);
    expect(after.hand).toBeNull();
    expect(after.next?.hand_no).toBe((next?.hand_no ?? 0) + 1);
  });

  it('keeps a seat for who waits, and lets nobody sit at more tables than four', async () => {
    const table_id = await openTestTable(server, ['--seats', '2']);
    await seatedAt(table_id, 2);
    const player = await newPlayer();
    const wait = { ...player.me, table_id };
    expect(await server.call(pokerWait, wait)).toMatchObject({ waiting: 1 });
    expect(await server.call(pokerWait, { ...wait, stop: true })).toMatchObject({ waiting: 0 });
    for (let table = 0; table < 4; table += 1)
      await sitDown(server, player, { table_id: await openTestTable(server), buy_in: '80.00' });
    const fifth = { table_id: await openTestTable(server), buy_in: '80.00' };
    expect(await failureOf(sitDown(server, player, fifth))).toMatchObject({
      code: 'tooManyTables',
    });
  });

  it('buys more chips between hands and never above the most; the same request buys once', async () => {
    const table_id = await openTestTable(server);
    const player = await newPlayer();
    await sitDown(server, player, { table_id, buy_in: '100.00' });
    const more = { ...player.me, table_id, amount: '50.00', request_id: crypto.randomUUID() };
    expect(await server.call(pokerRebuy, more)).toMatchObject({ chips: '150.00' });
    expect(await server.call(pokerRebuy, more)).toMatchObject({ chips: '150.00' });
    expect(await balanceOf(player)).toBe('850.00');
    const tooMuch = { ...player.me, table_id, amount: '50.01' };
    expect(await failureOf(server.call(pokerRebuy, tooMuch))).toMatchObject({
      code: 'buyInTooHigh',
    });
    const stranger = { ...(await newPlayer()).me, table_id, amount: '50.00' };
    expect(await failureOf(server.call(pokerRebuy, stranger))).toMatchObject({ code: 'notSeated' });
    expect(await findings()).toEqual([]);
  });

  it('pays out who excludes themselves after the hand, and closes with every seat paid out', async () => {
    const table_id = await openTestTable(server);
    const excluded = await newPlayer();
    const players = [excluded, ...(await newPlayers(2))];
    // Before they sit down: a code takes a minute to come.
    const step_up = await (await createPayoutWorld(server)).stepUp(excluded);
    const pages = await seatAll(table_id, players);
    await dealHand(server, table_id, pages);
    await server.call(selfExclude, { ...excluded.me, months: 6, step_up });
    server.advance(3_000);
    await leadTables(server);
    await callDown(server, table_id, pages.slice(1));
    server.advance(60_000);
    await leadTables(server);
    const { seats } = await tableOf(server, table_id);
    expect(seats.map(({ seat }) => seat)).not.toContain(1);
    expect(await findings()).toEqual([]);
    const { name } = (await tableOf(server, table_id)).table;
    const { text } = await runTool(server.context, ['poker', 'tables', 'alpha']);
    expect(text).toContain(`${name}\tno_limit\t1.00/2.00`);
    await runTool(server.context, ['poker', 'close', 'alpha', name]);
    for (let turn = 0; turn < 4; turn += 1) {
      server.advance(60_000);
      await leadTables(server);
    }
    expect(await failureOf(tableOf(server, table_id))).toMatchObject({ code: 'tableNotFound' });
    expect(await findings()).toEqual([]);
  });

  it('tells the operator of reports and seeds held back', async () => {
    const table_id = await openTestTable(server);
    const { players } = await seatedAt(table_id, 2);
    const [one, other] = players;
    const report = { ...(one ?? (await newPlayer())).me, table_id, seat: 2, reason: 'They talk.' };
    await server.call(pokerReport, report);
    for (let hand = 0; hand < 3; hand += 1) {
      server.advance(5_000);
      await leadTables(server);
    }
    const { text } = await runTool(server.context, ['poker', 'flags', 'alpha']);
    expect(text).toContain(`report\t${other?.accountId} ${one?.accountId}\tThey talk.`);
    expect(await failureOf(server.call(pokerReport, { ...report, seat: 5 }))).toMatchObject({
      code: 'notSeated',
    });
  });
});

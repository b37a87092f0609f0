import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  bingoCardBuy,
  bingoCardList,
  bingoDaub,
  bingoGameGet,
  bingoGameList,
  bingoRoomList,
  getBalance,
  roundGet,
} from '@pavilion/contracts';
import { createRandomStream, seedHashOf } from '@pavilion/games';
import { bingoGames } from '@pavilion/games/bingo/index';
import { alphaHost, describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { beginGame, callBalls, gameOnSale, runBingo } from '../../../testing/bingo.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const hall = 'practice-75';
const dayMs = 24 * 60 * 60_000;

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('bingo with play money', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await runBingo(server);
  });

  const buy = (game_id: string, count: number, fields: object = {}) =>
    server.call(bingoCardBuy, { ...site, game_id, count, ...fields });
  const cardsOf = (demo_id: string | undefined, game_id: string) =>
    server.call(bingoCardList, { ...site, demo_id, game_id });
  const gameOf = async (game_id: string) =>
    (await server.call(bingoGameGet, { ...site, game_id })).value;
  /** Two games of a room begin at no one moment. */
  const begin = (game_id: string) => {
    server.advance(1_000);
    return beginGame(server, game_id);
  };
  const soundBooks = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const journals = async (): Promise<number> =>
    (await server.context.database.db.selectFrom('ledger_journals').select('id').execute()).length;
  /** What is left of a purse is its answer's, so that no figure of the house stands here. */
  const spent = (before: string | undefined, after: string | undefined): number =>
    Number(before) - Number(after);

  it('a guest alone buys, is called to and paid, and the ledger knows nothing of it', async () => {
    const before = await journals();
    const { game_id } = await gameOnSale(server, hall);
    const { price, play_money } = await gameOf(game_id);
    expect(play_money).toBe(true);
    const first = await buy(game_id, 2);
    expect(first.value.purchase).toMatchObject({ mode: 'demo', state: 'open' });
    expect(first.game_balance).toBeUndefined();
    const { demo_id } = first;
    const second = await buy(game_id, 1, { demo_id });
    expect(spent(first.demo_balance, second.demo_balance)).toBeCloseTo(Number(price), 2);
    expect([...first.value.cards, ...second.value.cards].map(({ seq }) => seq)).toEqual([1, 2, 3]);

    await begin(game_id);
    expect(await gameOf(game_id)).toMatchObject({ state: 'calling', cards: 3, players: 1 });
    await callBalls(server, game_id, 80);
    const game = await gameOf(game_id);
    expect(game).toMatchObject({ state: 'settled', void: null });
    expect(game.stages[0]?.winners[0]?.name).toMatch(/^Guest [0-9A-F]{4}$/);
    const { value, demo_balance } = await cardsOf(demo_id, game_id);
    const won = value.reduce((sum, { payout }) => sum + Number(payout), 0);
    // 85 % of what was sold are prizes; parts of a cent and the jackpot's 5 % stay with the room.
    expect(won).toBeGreaterThan(0.8 * 3 * Number(price));
    expect(won).toBeLessThan(0.85 * 3 * Number(price) + 0.01);
    expect(spent(demo_balance, second.demo_balance)).toBeCloseTo(won, 2);
    expect(await journals()).toBe(before);
    const { value: rooms } = await server.call(bingoRoomList, site);
    const fund = Number(rooms.find(({ room_id }) => room_id === hall)?.jackpot.fund);
    expect(fund).toBeGreaterThanOrEqual(0.05 * 3 * Number(price) - 0.01);
    expect(game.jackpot.fund).toBe(fund.toFixed(2));
    await soundBooks();
  });

  it('cards come from seeds of the purchase, which are shown at once', async () => {
    const { game_id } = await gameOnSale(server, hall);
    const { value } = await buy(game_id, 3);
    const { purchase, cards } = value;
    const { client_seed: clientSeed, server_seed_hash, nonce } = purchase.fairness;
    const serverSeed = purchase.server_seed ?? '';
    expect(seedHashOf(serverSeed)).toBe(server_seed_hash);
    const stream = createRandomStream({
      serverSeed,
      clientSeed: clientSeed ?? '',
      nonce: nonce ?? 0,
    });
    expect(bingoGames['bingo-75'].cards(3, stream).map(({ numbers }) => numbers)).toEqual(
      cards.map(({ numbers }) => numbers),
    );
    const round_id = purchase.round_id;
    expect((await server.call(roundGet, { ...site, round_id })).value).toEqual(purchase);
  });

  it('a purchase is known by its request, and refused beyond the room and the purse', async () => {
    const { game_id } = await gameOnSale(server, hall);
    const request_id = crypto.randomUUID();
    const { demo_id } = await buy(game_id, 1);
    const first = await buy(game_id, 2, { demo_id, request_id });
    expect(await buy(game_id, 2, { demo_id, request_id })).toEqual(first);
    expect(await failureOf(buy(game_id, 3, { demo_id, request_id }))).toMatchObject({
      code: 'requestIdReused',
    });
    expect(await failureOf(buy(game_id, 22, { demo_id }))).toMatchObject({
      code: 'tooManyCards',
      statusDetail: '21',
    });
    await server.context.database.db
      .updateTable('demo_sessions')
      .set({ balance_minor: 1n })
      .where('id', '=', demo_id ?? '')
      .execute();
    expect(await failureOf(buy(game_id, 1, { demo_id }))).toMatchObject({
      code: 'insufficientFunds',
    });
    expect(await failureOf(buy(game_id, 1, { demo_id: crypto.randomUUID() }))).toMatchObject({
      code: 'demoNotFound',
    });
    expect((await cardsOf(demo_id, game_id)).value).toHaveLength(3);
    await soundBooks();
  });

  it('a purse sees and marks its own cards alone, and pays in rooms of play money alone', async () => {
    const { game_id } = await gameOnSale(server, hall);
    const [one, other] = [await buy(game_id, 24), await buy(game_id, 1)];
    expect((await cardsOf(other.demo_id, game_id)).value).toHaveLength(1);
    await begin(game_id);
    await callBalls(server, game_id, 1);
    const [number = 0] = (await gameOf(game_id)).called;
    const card_id = one.value.cards.find((card) => card.numbers.includes(number))?.card_id ?? '';
    const mark = (demo_id: string | undefined) =>
      server.call(bingoDaub, { ...site, demo_id, card_id, number });
    expect((await mark(one.demo_id)).value.daubed).toEqual([number]);
    expect(await failureOf(mark(other.demo_id))).toMatchObject({ code: 'ticketNotFound' });

    const real = await gameOnSale(server, 'hall-75');
    expect(await failureOf(buy(real.game_id, 1, { demo_id: one.demo_id }))).toMatchObject({
      code: 'sessionExpired',
    });
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const { game_id: next } = await gameOnSale(server, hall);
    const bought = await server.call(bingoCardBuy, { ...player.me, game_id: next, count: 1 });
    expect(bought).toMatchObject({ value: { purchase: { mode: 'demo' } } });
    expect((await server.call(getBalance, player.me)).game_balance).toBe('10000.00');
    await soundBooks();
  });

  it('of a game that is called off play money goes back, and after its time nothing is sold', async () => {
    const { value: games } = await server.call(bingoGameList, { ...site, room_id: hall });
    const game_id = games.filter(({ state }) => state === 'selling')[3]?.game_id ?? '';
    const { demo_id, demo_balance } = await buy(game_id, 4);
    const { price } = await gameOf(game_id);
    const off = ['bingo', 'void', 'alpha', game_id, '--reason', 'the caller fell ill'];
    expect((await runTool(server.context, off)).text).toContain('4 cards go back');
    await server.runJob('advance-bingo-games');
    expect(await gameOf(game_id)).toMatchObject({ state: 'settled', void: 'cancelled' });
    const after = await cardsOf(demo_id, game_id);
    expect(spent(after.demo_balance, demo_balance)).toBeCloseTo(4 * Number(price), 2);
    expect(await failureOf(buy(game_id, 1, { demo_id }))).toMatchObject({ code: 'drawClosed' });
    await soundBooks();
  });

  it('an operator opens more such rooms; a room for money stays one', async () => {
    const set = (...more: string[]) => runTool(server.context, ['bingo', 'set', 'alpha', ...more]);
    const opened = await set(
      'practice-90',
      '--variant',
      '90',
      '--play-money',
      '--min-players',
      '1',
    );
    expect(opened.text).toContain('play money');
    await expect(set('hall-90', '--play-money')).rejects.toThrow('the room plays for money');
    await expect(set('hall-90', '--min-players', '1')).rejects.toThrow('at least 2 players');
  });

  it('games of play money are forgotten after two days, with their cards', async () => {
    const { db } = server.context.database;
    const longAgo = new Date(server.context.clock.now().getTime() - 2 * dayMs - 1_000);
    const over = await db
      .updateTable('bingo_games')
      .set({ settled_at: longAgo })
      .where('is_play_money', '=', true)
      .where('state', '=', 'settled')
      .where('card_count', '>', 0)
      .returning('id')
      .execute();
    expect(over.length).toBeGreaterThan(0);
    await server.runJob('plan-bingo-games');
    const ids = over.map(({ id }) => id);
    const cards = db.selectFrom('bingo_cards').select('id').where('game_id', 'in', ids);
    expect(await cards.execute()).toEqual([]);
    expect(await failureOf(gameOf(ids[0] ?? ''))).toMatchObject({ code: 'drawNotFound' });
    await soundBooks();
  });
});

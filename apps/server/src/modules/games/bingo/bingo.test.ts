import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  aliveList,
  bingoCardBuy,
  bingoCardList,
  bingoDaub,
  bingoGameGet,
  bingoGameList,
  bingoPurchaseList,
  bingoRoomList,
  getBalance,
  roomChatList,
  roomChatSend,
  roundGet,
} from '@pavilion/contracts';
import { fromHex, isHashChainLink, leafHash, merkleRoot, sharedStream } from '@pavilion/games';
import { bingoGames, settleGame } from '@pavilion/games/bingo/index';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { gameOnSale, runBingo } from '../../../testing/bingo.ts';
import { signInAgain } from '../../../testing/lotteries.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const hall = 'hall-75';

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('bingo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await runBingo(server);
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    return player;
  };
  const gameOf = async (game_id: string) =>
    (await server.call(bingoGameGet, { ...site, game_id })).value;
  const buy = ({ me }: TestPlayer, game_id: string, count: number, fields: object = {}) =>
    server.call(bingoCardBuy, { ...me, game_id, count, ...fields });
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const soundBooks = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const turn = () => server.runJob('advance-bingo-games');

  /** The clock goes on to the beginning of a game, and its sale ends. */
  async function begin(game_id: string) {
    const { starts_at } = await gameOf(game_id);
    server.advance(Date.parse(starts_at) - server.context.clock.now().getTime());
    await turn();
    return gameOf(game_id);
  }
  /** Ball after ball until the game is over. */
  async function callAll(game_id: string) {
    for (let tried = 0; tried < 100; tried += 1) {
      const game = await gameOf(game_id);
      if (game.state === 'settled') return game;
      server.advance(game.ball_ms);
      await turn();
    }
    throw new Error('a game without an end');
  }

  it('plans the games of the next day in every room, none twice', async () => {
    const { value: rooms } = await server.call(bingoRoomList, site);
    expect(rooms).toMatchObject([
      { room_id: 'hall-90', variant: '90', max_cards: 24, state: 'selling', chat: true },
      { room_id: hall, variant: '75', jackpot: { fund: '0.00', within: 46 }, play_money: false },
      { room_id: 'practice-75', variant: '75', min_players: 1, play_money: true },
    ]);
    const { value } = await server.call(bingoGameList, { ...site, room_id: hall });
    expect(value).toHaveLength(240);
    await server.runJob('plan-bingo-games');
    expect((await server.call(bingoGameList, { ...site, room_id: hall })).value).toEqual(value);
    const times = value.map(({ starts_at }) => Date.parse(starts_at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.every((at) => at % (6 * 60_000) === 0)).toBe(true);
    expect(
      await failureOf(server.call(bingoGameList, { ...site, room_id: 'nowhere' })),
    ).toMatchObject({ code: 'tableNotFound' });
  });

  it('its rooms are among what is alive on the site', async () => {
    const { rooms } = (await server.call(aliveList, site)).value;
    expect(
      rooms.map(({ room_id, state, pool }) => `${room_id} ${state} ${pool}`).toSorted(),
    ).toEqual(['hall-75 selling 0.00', 'hall-90 selling 0.00']);
  });

  it('sells cards, fixes their list, calls ball by ball, shares the stages and pays', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    const { game_id } = await gameOnSale(server, hall);
    const price = Number((await gameOf(game_id)).price);
    const cards = [];
    for (const player of players) {
      const { value } = await buy(player, game_id, 6);
      expect(value.purchase).toMatchObject({ state: 'open', game_code: 'bingo-75' });
      cards.push(...value.cards);
    }
    expect(cards.map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, n) => n + 1));
    const closed = await begin(game_id);
    expect(closed).toMatchObject({ cards: 18, players: 3, called: [] });
    expect(closed.commitment).toMatchObject({ count: 18, entropy_source: 'local', hash: null });
    expect(closed.commitment.root).toBe(merkleRoot(cards.map((card) => leafHash(card.leaf_text))));

    // One ball an interval, never ahead, and no link before the last stage.
    server.advance(closed.ball_ms);
    await turn();
    await turn();
    const running = await gameOf(game_id);
    expect([running.state, running.called.length, running.commitment.hash]).toEqual([
      'calling',
      1,
      null,
    ]);
    const game = await callAll(game_id);

    const { root, entropy, hash, salt, terminating_hash, index } = game.commitment;
    const link = fromHex(hash ?? '');
    expect(isHashChainLink(link, fromHex(terminating_hash), index)).toBe(true);
    const parts = { link, salt, index, root: root ?? '', entropy: entropy ?? '' };
    const balls = bingoGames['bingo-75'].draw(sharedStream('tickets', parts));
    expect(game.called).toEqual(balls.slice(0, game.called.length));
    const salesMinor = BigInt(Math.round(price * 18 * 100));
    const { defaultRoom } = bingoGames['bingo-75'];
    const settled = settleGame(defaultRoom, cards, balls, { salesMinor, fundMinor: 0n });
    expect(
      game.stages.map(({ stage, ball, winners }) => [stage, ball, winners.map(({ seq }) => seq)]),
    ).toEqual(
      settled.stages.map(({ stage, ball, winners }) => [stage, ball, winners.map((n) => n + 1)]),
    );
    expect(game.called).toHaveLength(settled.stages.at(-1)?.ball ?? 0);
    expect(game.jackpot.fund).toBe((Number(settled.fundMinor) / 100).toFixed(2));

    await signInAgain(server, ...players);
    let paid = 0;
    for (const player of players) {
      const { value } = await server.call(bingoPurchaseList, player.me);
      expect(value).toMatchObject([{ game_id, state: 'settled', cards: 6 }]);
      const { value: own } = await server.call(bingoCardList, { ...player.me, game_id });
      const won = own.reduce((sum, card) => sum + Number(card.payout), 0);
      expect(won.toFixed(2)).toBe(value[0]?.payout);
      expect(Number(await balanceOf(player))).toBeCloseTo(100_000 - 6 * price + won, 2);
      paid += won;
      const round_id = value[0]?.purchase_id ?? '';
      const recalled = (await server.call(roundGet, { ...site, round_id })).value;
      expect(recalled).toMatchObject({ round_id, payout: value[0]?.payout, state: 'settled' });
    }
    expect(paid.toFixed(2)).toBe((Number(settled.paidMinor) / 100).toFixed(2));

    const file = await server.fetch(`http://${alphaHost}/api/bingo/cards_file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...site, game_id }),
    });
    const [head, ...leaves] = (await file.text()).trimEnd().split('\n');
    expect(head).toBe(`${game_id}|18|${salesMinor}|${root}`);
    expect(leaves).toEqual(cards.map(({ leaf_text }) => leaf_text));
    const { value: played } = await server.call(bingoGameList, { ...site, room_id: hall });
    expect(played.at(-1)).toMatchObject({ game_id, state: 'settled' });
    await soundBooks();
  });

  it('a purchase is known by its request, and comes from the player’s seeds', async () => {
    const player = await newPlayer();
    const { game_id } = await gameOnSale(server, 'hall-90');
    const request_id = crypto.randomUUID();
    const first = await buy(player, game_id, 6, { request_id });
    expect(await buy(player, game_id, 6, { request_id })).toEqual(first);
    expect(await balanceOf(player)).toBe(first.game_balance);
    expect(await failureOf(buy(player, game_id, 7, { request_id }))).toMatchObject({
      code: 'requestIdReused',
    });
    const numbers = first.value.cards.flatMap((card) => card.numbers).filter((n) => n > 0);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
    const second = await buy(player, game_id, 6);
    expect(second.value.purchase.fairness.nonce).toBe(
      (first.value.purchase.fairness.nonce ?? 0) + 1,
    );
    expect(await failureOf(buy(player, game_id, 13))).toMatchObject({
      code: 'tooManyCards',
      statusDetail: '12',
    });
    const poor = await server.signUpPlayer();
    expect(await failureOf(buy(poor, game_id, 1))).toMatchObject({ code: 'insufficientFunds' });
    const unknown = buy(player, crypto.randomUUID(), 1);
    expect(await failureOf(unknown)).toMatchObject({ code: 'drawNotFound' });
    await soundBooks();
  });

  it('of too few players every stake goes back, and nothing is sold after the beginning', async () => {
    const player = await newPlayer();
    const { value: games } = await server.call(bingoGameList, { ...site, room_id: hall });
    // Another one than the tests beside this use.
    const game_id = games.filter(({ state }) => state === 'selling')[3]?.game_id ?? '';
    await buy(player, game_id, 4);
    const game = await begin(game_id);
    expect(game).toMatchObject({ state: 'settled', void: 'tooFewPlayers', called: [] });
    expect(game.commitment).toMatchObject({ hash: null, entropy: null });
    await signInAgain(server, player);
    expect(await balanceOf(player)).toBe('100000.00');
    const { value } = await server.call(bingoPurchaseList, player.me);
    expect(value).toMatchObject([{ game_id, state: 'refunded', payout: value[0]?.stake }]);
    expect(await failureOf(buy(player, game_id, 1))).toMatchObject({ code: 'drawClosed' });
    await soundBooks();
  });

  it('a game that an operator calls off while it is called gives every stake back', async () => {
    const players = [await newPlayer(), await newPlayer()];
    const { game_id } = await gameOnSale(server, hall);
    for (const player of players) await buy(player, game_id, 2);
    const { ball_ms } = await begin(game_id);
    server.advance(ball_ms);
    await turn();
    const off = ['bingo', 'void', 'alpha', game_id, '--reason', 'the caller fell ill'];
    expect((await runTool(server.context, off)).text).toContain('4 cards go back');
    server.advance(ball_ms);
    await turn();
    const game = await gameOf(game_id);
    expect(game).toMatchObject({ state: 'settled', void: 'cancelled' });
    expect([game.called.length, game.commitment.hash]).toEqual([1, null]);
    await signInAgain(server, ...players);
    for (const player of players) expect(await balanceOf(player)).toBe('100000.00');
    await soundBooks();
  });

  it('marks called numbers on own cards alone', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const { game_id } = await gameOnSale(server, hall);
    const { value } = await buy(one, game_id, 24);
    await buy(other, game_id, 1);
    const { ball_ms } = await begin(game_id);
    server.advance(ball_ms);
    await turn();
    await signInAgain(server, one, other);
    const [ball = 0] = (await gameOf(game_id)).called;
    const has = value.cards.find(({ numbers }) => numbers.includes(ball));
    const hasNot = value.cards.find(({ numbers }) => !numbers.includes(ball));
    const daub = ({ me }: TestPlayer, card_id: string | undefined, number: number) =>
      server.call(bingoDaub, { ...me, card_id: card_id ?? '', number });
    expect((await daub(one, has?.card_id, ball)).value.daubed).toEqual([ball]);
    expect((await daub(one, has?.card_id, ball)).value.daubed).toEqual([ball]);
    const notCalled = has?.numbers.find((number) => number > 0 && number !== ball) ?? 0;
    for (const [card, number] of [
      [has, notCalled],
      [hasNot, ball],
    ] as const)
      expect(await failureOf(daub(one, card?.card_id, number))).toMatchObject({
        code: 'notCalled',
      });
    expect(await failureOf(daub(other, has?.card_id, ball))).toMatchObject({
      code: 'ticketNotFound',
    });
    await callAll(game_id);
  });

  it('staff open rooms and change them; what is sold keeps what it began with', async () => {
    const player = await newPlayer();
    const { game_id } = await gameOnSale(server, hall);
    const before = await gameOf(game_id);
    await buy(player, game_id, 1);
    // Somebody else bought far ahead.
    const ahead = (await server.call(bingoGameList, { ...site, room_id: hall })).value
      .filter(({ state }) => state === 'selling')
      .at(-1);
    await buy(player, ahead?.game_id ?? '', 1);
    const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
    await tool('bingo', 'set', 'alpha', hall, '--price', '500.00', '--every-minutes', '10');
    await server.runJob('plan-bingo-games');
    expect(await gameOf(game_id)).toMatchObject({ price: before.price, cards: 1 });
    const { value } = await server.call(bingoGameList, { ...site, room_id: hall });
    const following = value.filter(({ state, cards }) => state === 'selling' && cards === 0);
    expect(new Set(following.map(({ price }) => price))).toEqual(new Set(['500.00']));
    // Every ten minutes of a day; what was sold ahead stands among them.
    expect(following.length).toBeGreaterThan(140);
    expect(value.find((game) => game.game_id === ahead?.game_id)).toMatchObject({ cards: 1 });
    for (const [options, words] of [
      [['--stages', 'line:20,x:30'], 'the stages share 50 of 100'],
      [['--stages', 'full_house:100'], 'no stage full_house'],
      [['--every-minutes', '5', '--ball-seconds', '6'], 'let the next one begin later'],
    ] as const)
      await expect(tool('bingo', 'set', 'alpha', hall, ...options)).rejects.toThrow(words);
    await tool('bingo', 'set', 'alpha', 'late', '--variant', '75', '--name', 'Late Room');
    expect(await tool('bingo', 'rooms', 'alpha')).toContain('Late Room');
    await tool('bingo', 'set', 'alpha', 'late', '--state', 'resting');
    const { value: rooms } = await server.call(bingoRoomList, site);
    expect(rooms.map(({ room_id }) => room_id)).not.toContain('late');
  });

  it('has talk of its own in every room', async () => {
    const player = await newPlayer();
    const room = `bingo:${hall}`;
    await server.call(roomChatSend, { ...player.me, room, text: 'One to go' });
    const { value } = await server.call(roomChatList, { ...site, room });
    expect(value.map(({ text }) => text)).toEqual(['One to go']);
    for (const none of ['bingo:nowhere', 'bingo', `${room}:1`])
      expect(await failureOf(server.call(roomChatList, { ...site, room: none }))).toMatchObject({
        code: 'tableNotFound',
      });
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  lotteryDrawGet,
  lotteryDrawList,
  lotteryResults,
  lotterySubscribe,
  lotterySubscriptionEnd,
  lotterySubscriptionList,
  lotteryTicketBuy,
  lotteryTicketCheck,
  lotteryTicketGet,
  lotteryTicketList,
  type CallRequest,
} from '@pavilion/contracts';
import {
  fromHex,
  isHashChainLink,
  isInMerkleTree,
  leafHash,
  merkleRoot,
  sharedStream,
} from '@pavilion/games';
import { lotteryRules, type LotteryCode } from '@pavilion/games/lottery/index';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runLotteries, signInAgain } from '../../../testing/lotteries.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('lotteries', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await runLotteries(server);
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    return player;
  };
  const drawsOf = async (game: LotteryCode) =>
    (await server.call(lotteryDrawList, { ...site, game, state: 'open' })).value;
  const draw = async (draw_id: string) =>
    (await server.call(lotteryDrawGet, { ...site, draw_id })).value;
  const balanceOf = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  type Wanted = Omit<CallRequest<typeof lotteryTicketBuy>, 'account_id' | 'auth'>;
  const buy = ({ me }: TestPlayer, wanted: Wanted) =>
    server.call(lotteryTicketBuy, { ...me, ...wanted });
  const soundBooks = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

  /** The clock goes on to a draw's time, and the jobs do what is due. */
  async function drawNow(draw_id: string) {
    const { draw_at } = await draw(draw_id);
    const waitMs = Date.parse(draw_at) - server.context.clock.now().getTime();
    if (waitMs > 0) server.advance(waitMs + 1);
    await server.runJob('advance-draws');
    await server.runJob('open-draws');
    return draw(draw_id);
  }

  it('opens ten draws of each by the schedule of the site’s clocks, none twice', async () => {
    const before = (await server.call(lotteryDrawList, site)).value;
    await server.runJob('open-draws');
    const { value } = await server.call(lotteryDrawList, site);
    expect(value).toEqual(before);
    const counts = Object.groupBy(value, ({ game }) => game);
    expect(Object.values(counts).map((draws) => draws?.length)).toEqual([10, 10, 10, 10]);
    const [next] = await drawsOf('lotto-6-49');
    expect(next).toMatchObject({ state: 'open', count: 0, sales: '0.00', index: 1 });
    expect(next?.jackpot).toBe(next?.guarantee);
    // Wednesday or Saturday, 21:00 of Manila.
    const at = new Date(next?.draw_at ?? '');
    expect([3, 6]).toContain(at.getUTCDay());
    expect(at.toISOString().slice(11, 16)).toBe('13:00');
    expect(Date.parse(next?.draw_at ?? '') - Date.parse(next?.cut_off_at ?? '')).toBe(600_000);
  });

  it('sells, fixes the list, draws what anybody can work out again, and pays', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const [next] = await drawsOf('lotto-3d');
    const draw_id = next?.draw_id ?? '';
    // Every number once: exactly one of them wins, whatever is drawn.
    const numbers = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
    const pages = Array.from({ length: 20 }, (_, page) => numbers.slice(page * 50, page * 50 + 50));
    for (const [page, chosen] of pages.entries()) {
      const player = page % 2 === 0 ? one : other;
      const plays = chosen.map((number) => ({ kind: 'straight', number, stake: '10.00' }));
      const { value } = await buy(player, { game: 'lotto-3d', draw_ids: [draw_id], plays });
      expect(value).toMatchObject([{ draw_id, seq: page + 1, stake: '500.00', state: 'open' }]);
    }
    expect(await balanceOf(one)).toBe('95000.00');
    const receipt = (await server.call(lotteryTicketList, one.me)).value[0];
    expect(receipt?.leaf_text).toContain(`${draw_id}|19|${receipt?.ticket_id}|${receipt?.blind}|`);

    const drawn = await drawNow(draw_id);
    expect(drawn).toMatchObject({ state: 'settled', count: 20, sales: '10000.00' });
    const { root, entropy, hash, salt, terminating_hash, entropy_source } = drawn.commitment;
    expect(entropy_source).toBe('local');
    const link = fromHex(hash ?? '');
    expect(isHashChainLink(link, fromHex(terminating_hash), drawn.index)).toBe(true);
    const parts = { link, salt, index: drawn.index, root: root ?? '', entropy: entropy ?? '' };
    expect(drawn.outcome).toEqual(lotteryRules('lotto-3d').draw(sharedStream('tickets', parts)));
    expect(drawn.tiers).toEqual([{ tier: 'first', winners: '1', each: '7500.00' }]);
    await signInAgain(server, one, other);
    const sums = [await balanceOf(one), await balanceOf(other)].map(Number);
    expect(sums.toSorted((a, b) => a - b)).toEqual([95_000, 102_500]);

    const { value: mine } = await server.call(lotteryTicketGet, {
      ...one.me,
      ticket_id: receipt?.ticket_id ?? '',
    });
    expect(isInMerkleTree(mine.leaf_text, mine.proof ?? [], root ?? '')).toBe(true);
    const check = (leaf_text: string) =>
      server.call(lotteryTicketCheck, { ...site, draw_id, leaf_text });
    expect(await check(mine.leaf_text)).toMatchObject({
      included: true,
      seq: 19,
      proof: mine.proof,
    });
    expect(await check(`${mine.leaf_text}0`)).toMatchObject({ included: false, proof: null });
    expect(
      await failureOf(server.call(lotteryTicketGet, { ...other.me, ticket_id: mine.ticket_id })),
    ).toMatchObject({ code: 'ticketNotFound' });

    const file = await server.fetch(`http://${alphaHost}/api/lottery/tickets_file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...site, draw_id }),
    });
    const [head, ...leaves] = (await file.text()).trimEnd().split('\n');
    expect(head).toBe(`${draw_id}|20|1000000|${root}`);
    expect(merkleRoot(leaves.map(leafHash))).toBe(root);

    const number = String(drawn.outcome?.['number']);
    const { value: found } = await server.call(lotteryResults, {
      ...site,
      game: 'lotto-3d',
      number,
    });
    expect(found.map((result) => result.draw_id)).toContain(draw_id);
    await soundBooks();
  });

  it('a purchase is one ticket a draw, all or none, and known by its request', async () => {
    const player = await newPlayer();
    const wanted: Wanted = {
      game: 'lotto-2d',
      ahead: 3,
      plays: [{ kind: 'box', numbers: [3, 17], stake: '100.00' }],
      request_id: crypto.randomUUID(),
    };
    const { value, game_balance } = await buy(player, wanted);
    expect(value.map(({ stake }) => stake)).toEqual(['100.00', '100.00', '100.00']);
    expect(new Set(value.map(({ draw_id }) => draw_id)).size).toBe(3);
    expect(game_balance).toBe('99700.00');
    expect(await buy(player, wanted)).toMatchObject({ value, game_balance });
    expect(await balanceOf(player)).toBe(game_balance);
    expect(await failureOf(buy(player, { ...wanted, ahead: 2 }))).toMatchObject({
      code: 'requestIdReused',
    });
    const poor = await server.signUpPlayer();
    await server.fund(poor, 25_000n);
    const tooMuch = { ...wanted, request_id: crypto.randomUUID() };
    expect(await failureOf(buy(poor, tooMuch))).toMatchObject({ code: 'insufficientFunds' });
    expect((await server.call(lotteryTicketList, poor.me)).value).toEqual([]);
    expect(await balanceOf(poor)).toBe('250.00');
  });

  it('draws quick picks from the player’s stream, one nonce a purchase', async () => {
    const player = await newPlayer();
    const quick = { game: 'lotto-6-49', ahead: 2, plays: [{ quick: 6 }, { quick: 8 }] } as const;
    const { value } = await buy(player, { ...quick, plays: [...quick.plays] });
    const [first, second] = value;
    expect(first?.plays).toEqual(second?.plays);
    expect(first?.plays.map((play) => (play['numbers'] as number[]).length)).toEqual([6, 8]);
    const again = await buy(player, { ...quick, plays: [...quick.plays] });
    expect(again.value[0]?.plays).not.toEqual(first?.plays);
  });

  it.each([
    ['lotto-3d', { kind: 'straight', number: '04', stake: '10.00' }, 'number', 'invalidChoice'],
    ['lotto-4d', { kind: 'box_big', number: '0123', stake: '24.01' }, 'stake', 'notDivisible'],
    ['lotto-3d', { kind: 'straight', number: '045' }, 'stake', 'required'],
    ['lotto-3d', { kind: 'box', number: '777', stake: '6.00' }, 'number', 'invalidChoice'],
    ['lotto-4d', { kind: 'triple', number: '0123', stake: '1.00' }, 'kind', 'invalidChoice'],
    [
      'lotto-2d',
      { kind: 'straight', numbers: [0, 31], stake: '1.00' },
      'numbers[0]',
      'belowMinimum',
    ],
    ['lotto-6-49', { numbers: [1, 2, 3, 4, 5, 50] }, 'numbers', 'aboveMaximum'],
    ['lotto-6-49', { numbers: [1, 2, 3, 4, 5, 5] }, 'numbers', 'duplicate'],
  ] as const)('refuses a line of %s: %o', async (game, play, field, code) => {
    const player = await newPlayer();
    const failure = await failureOf(buy(player, { game, ahead: 1, plays: [play] }));
    const errors = [{ path: `plays[0].${field}`, code }];
    expect(failure).toMatchObject({ code: 'invalidParams', errors });
  });

  it('refuses what passes the limit of a number and says what it still takes', async () => {
    await runTool(server.context, [
      'lottery',
      'set',
      'alpha',
      'lotto-2d',
      '--number-limit',
      '10000',
    ]);
    const zone = await drawsOf('lotto-2d');
    server.advance(Date.parse(zone.at(-1)?.draw_at ?? '') - server.context.clock.now().getTime());
    await server.runJob('advance-draws');
    await server.runJob('open-draws');
    const player = await newPlayer();
    const straight = (stake: string) => ({
      game: 'lotto-2d' as const,
      ahead: 1,
      plays: [{ kind: 'straight', numbers: [1, 2], stake }],
    });
    await buy(player, straight('10.00'));
    const failure = await failureOf(buy(player, straight('10.00')));
    expect(failure).toMatchObject({ code: 'soldOut', statusDetail: '1-2:room 3.79' });
    await soundBooks();
  });

  it('draws of one chain follow each other in time, whatever becomes of the schedule', async () => {
    const before = await drawsOf('lotto-3d');
    await runTool(server.context, [
      'lottery',
      'set',
      'alpha',
      'lotto-3d',
      '--times',
      '02:00,23:00',
    ]);
    await server.runJob('open-draws');
    const after = await drawsOf('lotto-3d');
    const known = new Set(before.map(({ draw_id }) => draw_id));
    const added = after.filter(({ draw_id }) => !known.has(draw_id));
    expect(added.some(({ draw_at }) => draw_at < (before.at(-1)?.draw_at ?? ''))).toBe(true);
    const rows = await server.context.database.db
      .selectFrom('lottery_draws')
      .select(['chain_id', 'chain_index', 'draw_at'])
      .where('game_code', '=', 'lotto-3d')
      .orderBy('chain_index')
      .execute();
    for (const draws of Map.groupBy(rows, ({ chain_id }) => chain_id).values()) {
      const times = draws.map(({ draw_at }) => draw_at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('nothing is sold after the cut-off', async () => {
    const player = await newPlayer();
    const [next] = await drawsOf('lotto-4d');
    const draw_id = next?.draw_id ?? '';
    const waitMs = Date.parse(next?.cut_off_at ?? '') - server.context.clock.now().getTime();
    server.advance(waitMs);
    await signInAgain(server, player);
    const late = {
      game: 'lotto-4d' as const,
      draw_ids: [draw_id],
      plays: [{ kind: 'big', number: '0123', stake: '10.00' }],
    };
    expect(await failureOf(buy(player, late))).toMatchObject({ code: 'drawClosed' });
    await server.runJob('advance-draws');
    const closed = await draw(draw_id);
    expect(closed).toMatchObject({ state: 'closed', outcome: null });
    expect(closed.commitment).toMatchObject({ entropy: null, hash: null, entropy_source: 'local' });
    const unknown = { ...late, draw_ids: ['4d:1999-01-01-1900'] };
    expect(await failureOf(buy(player, unknown))).toMatchObject({ code: 'drawNotFound' });
  });

  it('6/49 shares its fund; what nobody won rolls over', async () => {
    const player = await newPlayer();
    // Others have tickets in the first two.
    const [next, after] = (await drawsOf('lotto-6-49')).slice(2);
    const draw_id = next?.draw_id ?? '';
    const plays = [{ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }];
    const { value } = await buy(player, { game: 'lotto-6-49', draw_ids: [draw_id], plays });
    const drawn = await drawNow(draw_id);
    expect(drawn.state).toBe('settled');
    await signInAgain(server, player);
    const [ticket] = (await server.call(lotteryTicketList, player.me)).value;
    const won = ticket?.won.reduce((sum, { amount }) => sum + Number(amount), 0) ?? 0;
    expect(Number(ticket?.payout)).toBeCloseTo(won, 2);
    expect(value[0]?.stake).toBe(drawn.sales);
    const list = (await server.call(lotteryDrawList, { ...site, game: 'lotto-6-49' })).value;
    const following = list.find((one) => one.draw_id === after?.draw_id);
    // 40 % of 55 % of what was sold, unless all six were right.
    const isWon = drawn.tiers.find(({ tier }) => tier === 'six')?.winners !== '0';
    expect(Number(following?.rollover) > 0).toBe(!isWon);
    await soundBooks();
  });

  it('a draw that an operator calls off gives every stake back', async () => {
    const player = await newPlayer();
    const [next] = await drawsOf('lotto-4d');
    const draw_id = next?.draw_id ?? '';
    const plays = [{ kind: 'ibox_big', number: '0123', stake: '50.00' }];
    await buy(player, { game: 'lotto-4d', draw_ids: [draw_id], plays });
    await runTool(server.context, [
      'lottery',
      'void',
      'alpha',
      draw_id,
      '--reason',
      'machine broken',
    ]);
    expect(
      await failureOf(buy(player, { game: 'lotto-4d', draw_ids: [draw_id], plays })),
    ).toMatchObject({ code: 'drawClosed' });
    await server.runJob('advance-draws');
    expect(await draw(draw_id)).toMatchObject({ state: 'settled', outcome: { void: 'cancelled' } });
    expect(await balanceOf(player)).toBe('100000.00');
    const [ticket] = (await server.call(lotteryTicketList, player.me)).value;
    expect(ticket).toMatchObject({ state: 'refunded', payout: '50.00' });
    await soundBooks();
  });

  it('a subscription buys each next draw once, skips what it may not cost, and ends', async () => {
    const player = await newPlayer();
    const play = { kind: 'straight', number: '777', stake: '20.00' };
    const { value: begun } = await server.call(lotterySubscribe, {
      ...player.me,
      game: 'lotto-3d',
      plays: [play],
      draws: 2,
    });
    expect(begun).toMatchObject({ state: 'active', draws: 2, plays: [play] });
    await server.runJob('run-subscriptions');
    await server.runJob('run-subscriptions');
    const tickets = async () => (await server.call(lotteryTicketList, player.me)).value;
    expect(await tickets()).toMatchObject([{ stake: '20.00', plays: [play] }]);
    await drawNow((await drawsOf('lotto-3d'))[0]?.draw_id ?? '');
    await signInAgain(server, player);
    await server.runJob('run-subscriptions');
    expect(await tickets()).toHaveLength(2);
    const list = async () => (await server.call(lotterySubscriptionList, player.me)).value;
    expect(await list()).toMatchObject([{ state: 'ended', end_reason: 'done', draws: 0 }]);
    const { subscription_id } = begun;
    const other = await newPlayer();
    expect(
      await failureOf(server.call(lotterySubscriptionEnd, { ...other.me, subscription_id })),
    ).toMatchObject({ code: 'subscriptionNotFound' });
    const { value: kept } = await server.call(lotterySubscriptionEnd, {
      ...player.me,
      subscription_id,
    });
    expect(kept).toMatchObject({ state: 'ended', end_reason: 'done' });
  });

  it('three refusals in a row end a subscription', async () => {
    const player = await server.signUpPlayer();
    await server.call(lotterySubscribe, {
      ...player.me,
      game: 'lotto-2d',
      plays: [{ kind: 'straight', numbers: [4, 5], stake: '10.00' }],
      draws: null,
    });
    for (let turn = 0; turn < 3; turn += 1) {
      await server.runJob('run-subscriptions');
      await drawNow((await drawsOf('lotto-2d'))[0]?.draw_id ?? '');
    }
    await signInAgain(server, player);
    const [ended] = (await server.call(lotterySubscriptionList, player.me)).value;
    expect(ended).toMatchObject({ state: 'ended', end_reason: 'refused' });
  });
});

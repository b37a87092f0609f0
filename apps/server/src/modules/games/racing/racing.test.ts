import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  aliveList,
  chain,
  demoRoundJoin,
  getBalance,
  launch,
  racingQuote,
  racingRaceGet,
  racingRaceList,
  racingResults,
  roundGet,
  roundJoin,
  roundMine,
  roundState,
} from '@pavilion/contracts';
import { cardStream, fromHex, sharedStream } from '@pavilion/games';
import { racingGames } from '@pavilion/games/racing/index';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerPools, poolPlayer, poolSite as site } from '../../../testing/pools.ts';
import { runTool } from '../../../testing/run-tool.ts';

const horses = { provider_code: 'PAVILION', game_code: 'horse-racing' };
const game = 'horse-racing' as const;
const line = (market: string, kind: string, legs: number[][], stake: string) => ({
  params: { market, kind, legs },
  stake,
});

const failureOf = (sent: Promise<unknown>): Promise<Partial<CallFailure>> =>
  sent.then(
    () => ({ code: 'OK' }),
    (failure: CallFailure) => failure,
  );

describeServerOnBothEngines('a race', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerPools(server);
  });

  const state = async (fields: object = {}) =>
    (await server.call(roundState, { ...site, ...horses, ...fields })).value;
  const turn = () => server.runJob('advance-rounds');
  const balanceOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const bet = ({ me }: TestPlayer, round_id: string, bets: object[], fields: object = {}) =>
    server.call(roundJoin, { ...me, ...horses, round_id, bets: bets as never, ...fields });
  const sound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const raceOf = async (index: number) =>
    (await server.call(racingRaceGet, { ...site, game, index })).value;

  async function freshRound() {
    for (;;) {
      const now = await state();
      if (now.stage === 'betting') return { round_id: now.round_id, index: now.commitment.index };
      server.advance(10_000);
      await turn();
    }
  }
  async function toDeal() {
    const { stage_ends_at: endsAt } = await state();
    server.advance(Date.parse(endsAt ?? '') - server.context.clock.now().getTime());
    await turn();
    await turn();
  }
  async function toEnd() {
    server.advance(35_000);
    await turn();
  }

  it('is run by its card and by entropy that came after the close; fixed prices and pools are paid', async () => {
    const [one, other] = [await poolPlayer(server), await poolPlayer(server)];
    const { round_id, index } = await freshRound();
    const { card, prices } = await raceOf(index);
    const numbers = card.runners.map(({ number }) => number);
    const { value: ticket } = await bet(
      one,
      round_id,
      numbers.map((number) => line('fixed', 'win', [[number]], '1000')),
    );
    expect(ticket.lines).toHaveLength(numbers.length);
    // The pool of one ten thousand on each runner, and 5000 more on the first.
    const pooled = numbers.map((number) => line('pool', 'win', [[number]], '10000'));
    await bet(other, round_id, [...pooled, line('pool', 'win', [[1]], '5000')]);
    const gross = 10_000 * numbers.length + 5_000;
    expect((await state()).pools).toMatchObject({ pools: [{ kind: 'win', gross: String(gross) }] });
    await toDeal();
    await sound();
    const dealt = await state();
    expect(dealt).toMatchObject({
      stage: 'dealing',
      sales: String(gross + 1_000 * numbers.length),
    });
    const { order, dead_heat: tied } = dealt.outcome as { order: number[]; dead_heat: number };
    expect(order.toSorted((a, b) => a - b)).toEqual(numbers);
    await toEnd();
    await sound();

    const { value: seen } = await server.call(roundGet, { ...site, round_id });
    const { hash = '', entropy = '' } = seen.fairness;
    const { value: published } = await server.call(chain, { ...site, ...horses });
    const { salt } = published;
    const terminatingHash = fromHex(published.terminating_hash);
    const drawn = racingGames[game].card(cardStream({ terminatingHash, salt }, index));
    expect(drawn.runners.map(({ weight }) => weight)).toEqual(
      card.runners.map(({ weight }) => weight),
    );
    const stream = sharedStream('pool', { link: fromHex(hash), salt, index, entropy });
    const { outcome, course } = racingGames[game].run(drawn, stream);
    expect(dealt.outcome).toEqual(outcome);
    const over = await raceOf(index);
    expect(over).toMatchObject({ stage: 'settled', photo: course.photo, hash });
    expect(over.run?.runners.map(({ number }) => number)).toEqual(order);

    if (tied === 1) return;
    const [winner = 0] = order;
    const price = Number(prices.win[winner - 1]);
    expect(await balanceOf(one)).toBe(
      1_000_000 - 1_000 * numbers.length + Math.floor(1_000 * price + 1e-6),
    );
    const own = winner === 1 ? 15_000 : 10_000;
    // 15 % is taken out, what is left is broken down to tenths.
    const tenths = Math.floor((10 * Math.floor((gross * 85) / 100)) / own);
    expect(over.dividends).toEqual([
      {
        kind: 'win',
        gross: String(gross),
        prices: [{ key: String(winner), price: (tenths / 10).toFixed(2) }],
      },
    ]);
    expect(await balanceOf(other)).toBe(1_000_000 - gross + (own * tenths) / 10);
  });

  it('stakes of wheels and boxes are units; what does not divide, is not offered or runs not is refused', async () => {
    const player = await poolPlayer(server);
    const { round_id, index } = await freshRound();
    const { card } = await raceOf(index);
    const count = card.runners.length;
    const all = card.runners.map(({ number }) => number);
    const asked = { ...site, game, index, market: 'pool' as const };
    const box = await server.call(racingQuote, { ...asked, kind: 'exacta', legs: [all, all] });
    expect(box.value).toMatchObject({ combinations: count * (count - 1), rtp: '0.82000000' });
    const each = await server.call(racingQuote, {
      ...asked,
      market: 'fixed',
      kind: 'each_way',
      legs: [[2]],
    });
    expect(each.value).toMatchObject({ combinations: 2 });
    expect(each.value.prices.map(({ kind, key }) => [kind, key])).toEqual([
      ['win', '2'],
      ['show', '2'],
    ]);
    const refused = async (bets: object[]) => failureOf(bet(player, round_id, bets));
    expect(await refused([line('fixed', 'each_way', [[2]], '101')])).toMatchObject({
      code: 'invalidParams',
      errors: [{ path: 'bets[0].stake', code: 'notDivisible' }],
    });
    expect(await refused([line('pool', 'win', [[count + 1]], '100')])).toMatchObject({
      code: 'invalidParams',
      errors: [{ path: 'bets[0].params.legs[0][0]', code: 'aboveMaximum' }],
    });
    expect(await refused([line('pool', 'exacta', [[3], [3]], '100')])).toMatchObject({
      errors: [{ path: 'bets[0].params.legs', code: 'duplicate' }],
    });
    expect(
      await failureOf(server.call(racingQuote, { ...asked, kind: 'win', legs: [[99]] })),
    ).toMatchObject({ code: 'invalidParams' });
    expect(
      await failureOf(server.call(racingRaceGet, { ...site, game, index: index + 500 })),
    ).toMatchObject({ code: 'raceNotFound' });
    // The whole ticket is replaced, and only the difference moves.
    await bet(player, round_id, [
      line('pool', 'quinella', [all, all], String(50 * count * (count - 1))),
    ]);
    await bet(player, round_id, [line('fixed', 'win', [[1]], '300')], { replace: true });
    expect(await balanceOf(player)).toBe(999_700);
    expect((await state()).pools).toEqual({ pools: [] });
    await bet(player, round_id, [], { replace: true });
    expect(await balanceOf(player)).toBe(1_000_000);
  });

  it('a pool that nobody has even by its last rule goes back as a whole', async () => {
    const player = await poolPlayer(server);
    const { round_id, index } = await freshRound();
    // A pool of one bettor, whom the last rule pays when their first comes in: at least 1.05.
    await bet(player, round_id, [line('pool', 'trifecta', [[1], [2], [3]], '1000')]);
    await toDeal();
    const { outcome } = await state();
    await toEnd();
    const [first] = (outcome as { order: number[] }).order;
    const back = await balanceOf(player);
    const { dividends } = await raceOf(index);
    const isTied = (outcome as { dead_heat: number }).dead_heat === 1;
    if (isTied) return;
    expect(dividends?.[0]?.prices === null).toBe(first !== 1);
    expect(back).toBe(first === 1 ? 1_000_000 - 1_000 + 1_050 : 1_000_000);
    await sound();
  });

  it('takes no bet after the off; who is alone in a pool gets back what its takeout leaves', async () => {
    const player = await poolPlayer(server);
    const { round_id, index } = await freshRound();
    const { card } = await raceOf(index);
    const numbers = card.runners.map(({ number }) => number);
    await bet(
      player,
      round_id,
      numbers.map((number) => line('pool', 'win', [[number]], '1000')),
    );
    await toDeal();
    expect(
      await failureOf(bet(player, round_id, [line('pool', 'win', [[1]], '1000')])),
    ).toMatchObject({ code: 'roundClosed' });
    const { outcome } = await state();
    await toEnd();
    const gross = 1_000 * numbers.length;
    const net = Math.floor(gross * 0.85);
    // Both runners of a dead heat share the profit: what is broken down is at most a tenth of each
    // stake.
    const paid = (await balanceOf(player)) - (1_000_000 - gross);
    const winners = (outcome as { dead_heat: number }).dead_heat === 1 ? 2 : 1;
    expect(paid).toBeGreaterThan(net - winners * 100 - 1);
    expect(paid).toBeLessThanOrEqual(net);
    await sound();
  });

  it('all courses list their races by time, the cards of those to come among them', async () => {
    await runTool(server.context, [
      'site',
      'table',
      'beta',
      'horse-racing',
      '2',
      '--name',
      'Reed Downs',
    ]);
    await freshRound();
    await state({ table_id: '2' });
    const { value } = await server.call(racingRaceList, { ...site, game, limit: 8 });
    const times = value.map(({ starts_at: at }) => at);
    expect(times).toEqual(times.toSorted());
    const courses = new Set(value.map(({ course }) => course));
    expect(courses).toEqual(new Set(['Larkfield Park', 'Reed Downs']));
    const [first, second] = ['1', '2'].map((table) =>
      value.filter(({ table_id: id }) => id === table).map(({ starts_at: at }) => Date.parse(at)),
    );
    // A race every two minutes, the second course forty seconds later.
    expect((first?.[1] ?? 0) - (first?.[0] ?? 0)).toBe(120_000);
    expect(((second?.[0] ?? 0) - (first?.[0] ?? 0) + 240_000) % 120_000).toBe(40_000);
    const awake = (await server.call(aliveList, site)).value.races;
    expect(awake.map(({ course, starts_at: at }) => `${course} ${at}`).toSorted()).toEqual(
      ['1', '2'].map((table) => {
        const of = value.find(({ table_id: id }) => id === table);
        return `${of?.course} ${of?.starts_at}`;
      }),
    );
    const next = value.find(({ round_id: id, table_id: table }) => id === null && table === '1');
    const ahead = await raceOf(next?.index ?? 0);
    expect(ahead).toMatchObject({ round_id: null, outcome: null, run: null, dividends: null });
    expect(ahead.card.runners).toHaveLength(next?.runners ?? 0);
    expect(ahead.favourite).toEqual(next?.favourite);
  });

  it('play money bets at fixed odds alone', async () => {
    const { round_id, index } = await freshRound();
    const { demo_id = '' } = await server.call(launch, { ...site, ...horses, mode: 'demo' });
    const play = { ...site, ...horses, demo_id, round_id };
    const pooled = [line('pool', 'win', [[1]], '100')];
    expect(await failureOf(server.call(demoRoundJoin, { ...play, bets: pooled }))).toMatchObject({
      code: 'gameUnavailable',
      statusDetail: 'playMoney',
    });
    const { card } = await raceOf(index);
    const bets = card.runners.map(({ number }) => line('fixed', 'win', [[number]], '100'));
    await server.call(demoRoundJoin, { ...play, bets });
    await toDeal();
    await toEnd();
    const { db } = server.context.database;
    const tickets = await db.selectFrom('demo_tickets').selectAll().execute();
    expect(tickets.map(({ state: now }) => now)).toEqual(['settled']);
    expect(tickets[0]?.payout_minor).toBeGreaterThan(0n);
  });

  it('pools of play money are of their own course: what guests stake there is shared among them, and no ledger knows of it', async () => {
    const course = { ...horses, table_id: 'practice' };
    const words = ['site', 'table', 'beta', 'horse-racing', 'practice', '--name', 'Practice'];
    await runTool(server.context, [...words, '--play-money', 'yes']);
    const player = await poolPlayer(server);
    const practice = async () => state({ table_id: 'practice' });
    let now = await practice();
    for (let turns = 0; turns < 30 && now.stage !== 'betting'; turns += 1) {
      server.advance(10_000);
      await turn();
      now = await practice();
    }
    const { round_id } = now;
    const fields = { table_id: 'practice' };
    const real = failureOf(bet(player, round_id, [line('pool', 'win', [[1]], '100')], fields));
    expect(await real).toMatchObject({ code: 'gameUnavailable', statusDetail: 'playMoney' });
    const stakes = [
      ['1', '3000'],
      ['2', '1000'],
    ] as const;
    for (const [runner, stake] of stakes) {
      const { demo_id = '' } = await server.call(launch, { ...site, ...horses, mode: 'demo' });
      const bets = [1, 2, 3, 4].map((number) => line('pool', 'win', [[number]], stake));
      const play = { ...site, ...course, demo_id, round_id };
      await server.call(demoRoundJoin, { ...play, bets: bets.slice(Number(runner) - 1) });
    }
    const gross = String(4 * 3_000 + 3 * 1_000);
    expect((await practice()).pools).toMatchObject({ pools: [{ kind: 'win', gross }] });
    const journals = async () =>
      (
        await server.context.database.db
          .selectFrom('ledger_journals')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await journals();
    const { stage_ends_at: endsAt } = await practice();
    server.advance(Date.parse(endsAt ?? '') - server.context.clock.now().getTime());
    await turn();
    await turn();
    await sound();
    server.advance(35_000);
    await turn();
    const { db } = server.context.database;
    const tickets = await db
      .selectFrom('demo_tickets')
      .select(['state', 'payout_minor'])
      .where('shared_round_id', '=', round_id)
      .execute();
    expect(tickets.map(({ state: one }) => one)).toEqual(['settled', 'settled']);
    const kept = await db
      .selectFrom('round_pools')
      .select(['is_play_money', 'paid_minor', 'gross_minor'])
      .where('round_id', '=', round_id)
      .executeTakeFirstOrThrow();
    const paid = tickets.reduce((sum, { payout_minor: one }) => sum + one, 0n);
    expect(kept).toEqual({ is_play_money: true, paid_minor: paid, gross_minor: BigInt(gross) });
    expect(await journals()).toEqual(before);
    await sound();
  });

  it('results go back page by page, with who came in and what the pools paid', async () => {
    const first = await server.call(racingResults, { ...site, game, limit: 1 });
    expect(first.value).toHaveLength(1);
    expect(first.value[0]?.placed).toHaveLength(4);
    const second = await server.call(racingResults, {
      ...site,
      game,
      limit: 1,
      cursor: first.next_cursor ?? 'none',
    });
    const ids = [...first.value, ...second.value].map(({ round_id: id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { value: mine } = await server.call(racingResults, { ...site, game: 'harness' });
    expect(mine).toEqual([]);
    const player = await poolPlayer(server);
    const { round_id } = await freshRound();
    expect((await server.call(roundMine, { ...player.me, ...horses, round_id })).value).toBeNull();
  });
});

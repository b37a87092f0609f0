import { beforeAll, describe, expect, it } from 'vitest';
import {
  betDetail,
  cashOutQuote,
  eventDetail,
  slipPlace,
  slipQuote,
  type CallInput,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { namedSystems } from '@pavilion/sports';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openRace } from '../../../testing/race-world.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

type Race = Awaited<ReturnType<typeof openRace>>;
type Bet = CallInput<typeof slipPlace>['bets'][number];
const second = 1_000;

let server: TestServer;
describeServerOnBothEngines('bets on races', (start) => {
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 900_000_000n,
    });
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    return player;
  };
  const open = (declared: number, odds: number, more: object = {}): Promise<Race> =>
    openRace(server.context, { declared, odds: { win: odds }, ...more });
  const betOn = async (races: readonly Race[], unit_stake: string, more: Partial<Bet> = {}) => ({
    bet_type: races.length === 1 ? ('single' as const) : ('parlay' as const),
    legs: await Promise.all(races.map((race) => race.selection('win'))),
    ...{ unit_stake, each_way: true, ...more },
  });
  const place = async (bet: Bet) => {
    const player = await newPlayer();
    const { slip } = await server.call(slipPlace, {
      ...{ ...player.me, odds_change: 'none', bets: [bet] },
    });
    const [placed] = slip.bets;
    if (!placed) throw new Error('no bet');
    server.advance(second);
    const detail = async () => {
      const { bet: now, ...rest } = await server.call(betDetail, {
        ...{ ...player.me, bet_id: placed.bet_id },
      });
      if (now.product !== 'sports') throw new Error('no bet on sports');
      return { ...now, ...rest };
    };
    return { player, placed, detail, payout: async () => (await detail()).payout };
  };
  const settle = () => server.runJob('settle-bets');
  const others = (race: number, ...positions: number[]) =>
    Object.fromEntries(positions.map((position, index) => [`r${index + race}`, position]));

  /** The legs of the domain page of sports, 7. */
  const openLegs = async () => ({
    a: await open(9, 6_000),
    b: await open(8, 9_000),
    c: await open(7, 4_500),
    d: await open(10, 13_000),
    e: await open(10, 5_000),
  });
  const finishLegs = async ({ a, b, c, d, e }: Awaited<ReturnType<typeof openLegs>>) => {
    await a.finish({ own: 1, ...others(1, 2, 3) });
    await b.finish({ own: 2, ...others(1, 1, 3) });
    await c.finish({ own: 3, ...others(1, 1, 2) });
    await d.finish({ own: 2, ...others(1, 1, 2) });
    await e.withdraw('r9', 3_500);
    await e.finish({ own: 1, ...others(1, 2, 3) });
    await settle();
  };

  it('each way: single, double and Lucky 15 pay as the domain page of sports (7) says', async () => {
    const legs = await openLegs();
    const { a, b, c, d, e } = legs;
    const double = await place(await betOn([a, b], '5.00'));
    expect(double.placed).toMatchObject({
      ...{ each_way: true, line_count: 2, stake: '10.00', potential_payout: '296.00' },
    });
    const lucky15 = await place(
      await betOn([a, b, c, e], '1.00', {
        ...{ bet_type: 'system', sizes: [...namedSystems['Lucky 15']] },
      }),
    );
    expect(lucky15.placed).toMatchObject({ line_count: 30, stake: '30.00' });
    const joint = await place(await betOn([d], '10.00'));
    const shortened = await place(await betOn([e], '10.00'));
    await finishLegs(legs);
    expect(await double.payout()).toBe('26.00');
    expect(await lucky15.payout()).toBe('61.08');
    expect(await joint.payout()).toBe('34.00');
    expect(await shortened.payout()).toBe('56.00');
    expect(await double.detail()).toMatchObject({
      ...{ status: 'settled', result: 'won' },
      legs: [
        { multiplier: '6', place_multiplier: '2', place_terms: { places: 3, fraction: '1/5' } },
        { multiplier: '0', place_multiplier: '2.6', result: 'lost', dead_heat: null },
      ],
    });
    expect(await shortened.detail()).toMatchObject({
      legs: [{ deduction: 25, multiplier: '4', place_multiplier: '1.6' }],
    });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('deducts first, then shares in a dead heat', async () => {
    const race = await open(10, 8_000);
    const win = await place(await betOn([race], '10.00', { each_way: false }));
    const eachWay = await place(await betOn([race], '10.00'));
    await race.withdraw('r9', 2_500);
    server.advance(second);
    const late = await place(await betOn([race], '10.00', { each_way: false }));
    await race.finish({ own: 1, ...others(1, 1, 3) });
    await settle();
    expect(await win.payout()).toBe('26.00');
    expect(await eachWay.payout()).toBe('44.40');
    // Accepted after the withdrawal: nothing is kept back.
    expect(await late.payout()).toBe('40.00');
    const { explanation, legs } = await eachWay.detail();
    expect(legs).toMatchObject([{ dead_heat: '1/2', deduction: 40 }]);
    expect(explanation?.map(({ rule }) => rule)).toEqual([
      ...['runnerFinish', 'ruleFour', 'deadHeat', 'placePart', 'eachWayPays'],
    ]);
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it.each([
    ['three tie for first at 6.0', '60.00', 6_000, 'win', 1, 3, '120.00'],
    ['three tie for first at 4.0', '20.00', 4_000, 'win', 1, 3, '26.67'],
    ['two tie for first at 2.5', '50.00', 2_500, 'win', 1, 2, '62.50'],
    ['four tie for second of three places', '60.00', 6_000, 'place-3', 2, 4, '180.00'],
  ])('published: %s', async (_, stake, odds, kind, position, tied, payout) => {
    const race = await openRace(server.context, { declared: 10, odds: { [kind]: odds } });
    const bet = await place({
      ...{ bet_type: 'single', unit_stake: stake, legs: [await race.selection(kind)] },
    });
    const level = Array.from({ length: tied - 1 }, (__, index) => [`r${index + 2}`, position]);
    await race.finish({
      ...{ own: position, ...Object.fromEntries(level) },
      ...(position > 1 && { r1: 1 }),
    });
    await settle();
    expect(await bet.payout()).toBe(payout);
  });

  it('published: places and deductions of each-way singles', async () => {
    const third = await open(12, 17_000, { isHandicap: true });
    const joint = await open(12, 17_000, { isHandicap: true });
    const won = await open(10, 2_750);
    const placed = await open(10, 2_750);
    const bets = [
      await place(await betOn([third], '20.00')),
      await place(await betOn([joint], '20.00')),
      await place(await betOn([won], '10.00')),
      await place(await betOn([placed], '10.00')),
    ];
    await won.withdraw('r9', 2_700);
    await placed.withdraw('r9', 2_700);
    await third.finish({ own: 3, ...others(1, 1, 2) });
    await joint.finish({ own: 3, ...others(1, 1, 2, 3) });
    await won.finish({ own: 1, ...others(1, 2, 3) });
    await placed.finish({ own: 2, ...others(1, 1, 3) });
    await settle();
    const paid = await Promise.all(bets.map(({ payout }) => payout()));
    expect(paid).toEqual(['100.00', '50.00', '33.65', '12.28']);
    expect((await bets[1]?.detail())?.legs).toMatchObject([{ dead_heat: '1/2', result: 'lost' }]);
  });

  it('a withdrawn runner is void, also in a Lucky 15; antepost it is lost', async () => {
    const [three, five, out, lost] = [
      await open(9, 4_000),
      await open(9, 6_000),
      await open(9, 3_000),
      await open(9, 3_000),
    ];
    const lucky15 = await place(
      await betOn([three, five, out, lost], '1.00', {
        ...{ each_way: false, bet_type: 'system', sizes: [...namedSystems['Lucky 15']] },
      }),
    );
    const single = await place(await betOn([out], '10.00'));
    const early = await open(9, 3_000, { isAntepost: true });
    const antepost = await place(await betOn([early], '10.00'));
    await five.withdraw('r8', 2_500);
    await out.withdraw('own', 3_000);
    await early.withdraw('own', 3_000);
    await three.finish({ own: 1 });
    await five.finish({ own: 1 });
    await out.finish({ r1: 1 });
    await lost.finish({ r1: 1 });
    await early.finish({ r1: 1 });
    await settle();
    expect(await lucky15.payout()).toBe('49.00');
    expect(await single.detail()).toMatchObject({ result: 'void', payout: '20.00' });
    expect(await antepost.detail()).toMatchObject({ result: 'lost', payout: '0.00' });
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('places go by who ran; antepost and fixed terms by those of acceptance', async () => {
    const [board, early, fixed] = [
      await open(9, 6_000),
      await open(9, 6_000, { isAntepost: true }),
      await open(9, 6_000, { areTermsFixed: true }),
    ];
    const bets = [
      await place(await betOn([board], '10.00')),
      await place(await betOn([early], '10.00')),
      await place(await betOn([fixed], '10.00')),
    ];
    for (const race of [board, early, fixed]) {
      // At these odds nothing is deducted.
      await race.withdraw('r7', 20_000);
      await race.withdraw('r8', 20_000);
      await race.finish({ own: 3, ...others(1, 1, 2) });
    }
    await settle();
    expect(await Promise.all(bets.map(({ payout }) => payout()))).toEqual([
      ...['0.00', '20.00', '20.00'],
    ]);
    const terms = await Promise.all(bets.map(async ({ detail }) => (await detail()).legs));
    expect(terms).toMatchObject([
      [{ place_terms: { places: 3, fraction: '1/5' }, place_terms_fixed: false }],
      [{ place_terms_fixed: true }],
      [{ place_terms_fixed: true, place_multiplier: '2' }],
    ]);
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('a corrected finish settles both parts anew', async () => {
    const race = await open(9, 6_000);
    const bet = await place(await betOn([race], '10.00'));
    await race.finish({ own: 1, ...others(1, 2, 3) });
    await settle();
    expect(await bet.payout()).toBe('80.00');
    await race.finish({ own: 2, ...others(1, 1, 3) });
    await settle();
    expect(await bet.payout()).toBe('20.00');
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  describe('what is asked and refused', () => {
    it('a quote tells the place terms, the doubled stake and both parts of the payout', async () => {
      const player = await newPlayer();
      const race = await open(12, 6_000, { isHandicap: true });
      const bet = await betOn([race], '10.00');
      const { bets } = await server.call(slipQuote, { ...player.me, bets: [bet] });
      // 10 × (6 + 1 + 5/4)
      expect(bets).toMatchObject([
        {
          ...{ stake: '20.00', line_count: 2, potential_payout: '82.50', refusal: null },
          legs: [{ place_terms: { places: 3, fraction: '1/4' }, refusal: null }],
        },
      ]);
      const most = bets?.[0]?.max_unit_stake ?? '';
      const { slip } = await server.call(slipPlace, {
        ...{ ...player.me, odds_change: 'none', bets: [{ ...bet, unit_stake: most }] },
      });
      expect(slip.state).toBe('accepted');
    });

    it('refuses what has no place part, and two of one race', async () => {
      const player = await newPlayer();
      const race = await openRace(server.context, {
        ...{ declared: 9, odds: { win: 6_000, 'place-3': 2_000 } },
      });
      const placing = (bet: Bet) =>
        server.call(slipPlace, { ...player.me, odds_change: 'none', bets: [bet] });
      const onPlace: Bet = {
        ...{ bet_type: 'single', unit_stake: '1.00', each_way: true },
        legs: [await race.selection('place-3')],
      };
      await expect(placing(onPlace)).rejects.toMatchObject({ code: 'notEachWay' });
      const { bets } = await server.call(slipQuote, { ...player.me, bets: [onPlace] });
      expect(bets).toMatchObject([{ refusal: 'notEachWay', legs: [{ place_terms: null }] }]);
      const two = [await race.selection('win'), await race.selection('win', 'r1')];
      const double: Bet = { bet_type: 'parlay', unit_stake: '1.00', legs: two };
      await expect(placing(double)).rejects.toMatchObject({ code: 'relatedSelections' });
    });

    it('the page of a race names its runners, who is out and what it costs, then the places', async () => {
      const race = await open(6, 6_000);
      await race.withdraw('r5', 3_500);
      const page = async () =>
        (await server.call(eventDetail, { event_id: race.eventId, include: ['facts'] })).event;
      const before = await page();
      expect(before).toMatchObject({
        ...{ sport: 'racing', home_team_name: '', event_name: 'Ashdown, Race 1' },
        markets: [{ kind: 'win', place_terms: { places: 2, fraction: '1/4' } }],
      });
      expect(before.participants?.at(0)).toMatchObject({ number: 1, status: 'runs' });
      expect(before.participants?.at(5)).toMatchObject({ status: 'withdrawn', deduction: 25 });
      await race.finish({ own: 1, r1: 2 });
      await settle();
      const after = await page();
      expect(after.state).toBe('finished');
      expect(after.participants?.at(0)).toMatchObject({ status: 'ran', position: 1 });
      expect(after.participants?.at(2)).toMatchObject({ status: 'ran', position: null });
    });

    it('cashes out both parts by their chances, or says that it cannot', async () => {
      const chances = { won: 400_000, halfWon: 0, void: 0, halfLost: 0 };
      const offers = async (odds: Record<string, number>) => {
        const race = await openRace(server.context, { declared: 9, odds, chances });
        const { player, placed } = await place(await betOn([race], '10.00'));
        const { value } = await server.call(cashOutQuote, {
          ...{ ...player.me, bet_ids: [placed.bet_id] },
        });
        return value;
      };
      // 10 × (.4 × 6 + .4 × 2), less 5 %.
      expect(await offers({ win: 6_000, 'place-3': 2_000 })).toMatchObject([
        { refusal: null, full_amount: '30.40' },
      ]);
      expect(await offers({ win: 6_000 })).toMatchObject([{ refusal: 'coverage' }]);
    });
  });
});

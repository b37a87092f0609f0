import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  betDetail,
  betList,
  betPlace,
  getBalance,
  slipPlace,
  slipQuote,
  slipStatus,
  type CallInput,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { enterResult, importFootballData, writeSportsLimits } from '../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,2.05,3.50,3.70',
  'E0,28/11/2026,17:30,Leeds,Everton,,,,2.50,3.30,2.80',
  'E0,28/11/2026,17:30,Fulham,Brentford,,,,2.40,3.30,2.90',
].join('\n');

type Bet = CallInput<typeof slipPlace>['bets'][number];
const second = 1_000;

let server: TestServer;
describeServerOnBothEngines('slips', (start) => {
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 1_000n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 2_000_000n,
      maxEventLiabilityMinor: 30_000_000n,
    });
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    return player;
  };
  /** The price of a home side, and what it belongs to. */
  const home = async (team: string) => {
    const { rows } = await sql<{
      selection_id: string;
      odds: string;
      event_id: string;
      market_id: string;
    }>`
      select s.id as selection_id, trim_scale(s.odds_milli / 1000.0)::text as odds,
        e.id as event_id, m.id as market_id
        from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
        join teams t on t.id = e.home_team_id
       where t.name = ${team} and m.kind = '1x2' and s.outcome = 'home'`.execute(
      server.context.database.db,
    );
    const [found] = rows;
    if (!found) throw new Error(`no match of ${team}`);
    return found;
  };
  const legsOf = (...teams: string[]) =>
    Promise.all(
      teams.map(async (team) => {
        const { selection_id, odds } = await home(team);
        return { selection_id, odds };
      }),
    );
  const place = (player: TestPlayer, bets: Bet[], more: { request_id?: string } = {}) =>
    server.call(slipPlace, { ...player.me, odds_change: 'none', bets, ...more });
  const parlay = async (unit_stake: string, ...teams: string[]): Promise<Bet> => ({
    bet_type: 'parlay',
    legs: await legsOf(...teams),
    unit_stake,
  });
  const balance = async (player: TestPlayer): Promise<string> =>
    (await server.call(getBalance, player.me)).game_balance;
  const finish = async (team: string, homeScore: number, awayScore: number): Promise<void> => {
    const { event_id: eventId } = await home(team);
    const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
    await enterResult(
      server.context.database.db,
      { eventId, kind: 'score', homeScore, awayScore, ...halfTime, reason: 'test' },
      server.context.clock.now(),
    );
    await server.runJob('settle-bets');
  };

  describe('slip_place', () => {
    it('takes a parlay, shows its legs, and answers a repetition alike', async () => {
      const player = await newPlayer();
      const bets = [await parlay('100.00', 'Liverpool', 'Arsenal', 'Leeds')];
      const request_id = crypto.randomUUID();
      const answer = await place(player, bets, { request_id });
      expect(answer).toMatchObject({
        game_balance: '99900.00',
        slip: { state: 'accepted', decides_at: null, refusals: [], reoffer: null },
      });
      // 1.40 × 2.05 × 2.50
      expect(answer.slip.bets).toMatchObject([
        {
          bet_type: 'parlay',
          status: 'accepted',
          odds: '7.175',
          stake: '100.00',
          unit_stake: '100.00',
          line_count: 1,
          potential_payout: '717.50',
          home_team_name: 'Liverpool',
          legs: [{ leg_no: 0 }, { leg_no: 1, home_team_name: 'Arsenal' }, { leg_no: 2 }],
        },
      ]);
      expect(await place(player, bets, { request_id })).toEqual(answer);
      const { slip } = await server.call(slipStatus, {
        ...player.me,
        slip_id: answer.slip.slip_id,
      });
      expect(slip).toMatchObject({ state: 'accepted', bets: [{ bet_type: 'parlay' }] });
      expect((await server.call(betList, { ...player.me, status: 'open' })).value).toHaveLength(1);
    });

    it('takes systems with bankers: the stake is the unit times the lines', async () => {
      const player = await newPlayer();
      const legs = await legsOf('Liverpool', 'Arsenal', 'Leeds', 'Fulham');
      const bet = { bet_type: 'system' as const, legs, unit_stake: '10.00' };
      const { slip } = await place(player, [
        { ...bet, sizes: [2, 3, 4] },
        { ...bet, sizes: [1], bankers: [0] },
      ]);
      expect(slip.bets.map(({ line_count, stake }) => [line_count, stake])).toEqual([
        [11, '110.00'],
        [3, '30.00'],
      ]);
    });

    it.each<[string, (legs: Bet['legs']) => Partial<Bet>]>([
      ['invalidSystem', () => ({ bet_type: 'system' })],
      ['invalidSystem', (legs) => ({ legs: legs.slice(0, 1) })],
      ['invalidSystem', () => ({ bet_type: 'system', sizes: [5] })],
      ['tooManyLegs', (legs) => ({ legs: Array.from({ length: 31 }, () => legs[0]!) })],
      ['notEachWay', () => ({ each_way: true })],
      ['voucherNotFound', () => ({ voucher_id: crypto.randomUUID() })],
      ['voucherNotFound', () => ({ voucher_id: 'none' })],
      ['relatedSelections', (legs) => ({ legs: [legs[0]!, legs[0]!] })],
      ['priceChanged', (legs) => ({ legs: [legs[0]!, { ...legs[1]!, odds: '9.00' }] })],
      ['stakeTooLow', () => ({ unit_stake: '9.99' })],
      ['payoutTooHigh', () => ({ unit_stake: '9000.00' })],
    ])('refuses with %s', async (code, change) => {
      const player = await newPlayer();
      const bet = await parlay('100.00', 'Liverpool', 'Arsenal', 'Leeds');
      await expect(place(player, [{ ...bet, ...change(bet.legs) }])).rejects.toMatchObject({
        code,
      });
      expect(await balance(player)).toBe('100000.00');
    });

    it('names every leg and bet that is refused, and tells the first by the order of the decision', async () => {
      const player = await newPlayer();
      const low = await parlay('1.00', 'Liverpool', 'Arsenal');
      const [leg] = await legsOf('Leeds');
      const unknown = { selection_id: crypto.randomUUID(), odds: '2.00' };
      const wrong: Bet = { ...low, legs: [leg!, unknown], unit_stake: '10.00' };
      await expect(place(player, [low, wrong])).rejects.toMatchObject({
        code: 'selectionNotFound',
        errors: [
          { path: 'bets.1.legs.1', code: 'selectionNotFound' },
          { path: 'bets.0', code: 'stakeTooLow' },
        ],
      });
    });
  });

  describe('slip_quote', () => {
    it('says the largest unit stake that is taken: no less and no more', async () => {
      const player = await newPlayer();
      const { unit_stake: _, ...bet } = await parlay('', 'Liverpool', 'Arsenal', 'Leeds');
      const quote = async () =>
        (await server.call(slipQuote, { ...player.me, bets: [bet] })).bets?.[0];
      const told = await quote();
      // 20,000.00 at most to win: 20,000 / 6.175
      expect(told).toMatchObject({
        odds: '7.175',
        max_unit_stake: '3238.86',
        min_unit_stake: '10.00',
        bound_by: 'payoutTooHigh',
        refusal: null,
      });
      const most = { ...bet, unit_stake: told?.max_unit_stake ?? '' };
      await expect(place(player, [{ ...bet, unit_stake: '3238.87' }])).rejects.toMatchObject({
        code: 'payoutTooHigh',
      });
      expect((await place(player, [most])).slip.state).toBe('accepted');
    });
  });

  it('slip_quote tells why a bet is not taken', async () => {
    const player = await newPlayer();
    const { unit_stake: _, ...bet } = await parlay('', 'Liverpool', 'Arsenal');
    const [leg] = bet.legs;
    const asked = [
      { ...bet, each_way: true },
      { ...bet, legs: [leg!] },
      { ...bet, legs: [leg!, leg!] },
      { ...bet, legs: [leg!, { selection_id: crypto.randomUUID(), odds: '2.00' }] },
    ];
    const { bets } = await server.call(slipQuote, { ...player.me, bets: asked });
    expect(bets?.map(({ refusal, max_unit_stake }) => [refusal, max_unit_stake])).toEqual([
      ['notEachWay', '0'],
      ['invalidSystem', '0'],
      ['relatedSelections', '0'],
      ['selectionNotFound', '0'],
    ]);
  });

  it('pays a parlay when its last leg has won, and tells every movement', async () => {
    const player = await newPlayer();
    const { slip } = await place(player, [await parlay('100.00', 'Leeds', 'Fulham')]);
    await finish('Leeds', 2, 0);
    expect(await balance(player)).toBe('99900.00');
    await finish('Fulham', 1, 0);
    // 2.50 × 2.40
    expect(await balance(player)).toBe('100500.00');
    const bet_id = slip.bets[0]?.bet_id ?? '';
    const detail = await server.call(betDetail, { ...player.me, bet_id });
    expect(detail.movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'sports.accept -100.00',
      'sports.settle 600.00',
    ]);
    expect(detail.bet).toMatchObject({
      result: 'won',
      legs: [{ multiplier: '2.5' }, { multiplier: '2.4' }],
    });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  describe('a slip with a live pick', () => {
    const live = async (): Promise<{ market_id: string }> => {
      const match = await home('Arsenal');
      await sql`update events set state = 'live', minute = 10, home_score = 0, away_score = 0,
        allows_live = true
        where id = ${match.event_id}`.execute(server.context.database.db);
      await sql`update markets set status = 'open' where id = ${match.market_id}`.execute(
        server.context.database.db,
      );
      return match;
    };
    const waiting = async (player: TestPlayer) => {
      const match = await live();
      const { slip } = await place(player, [await parlay('100.00', 'Arsenal', 'Liverpool')]);
      expect(slip).toMatchObject({ state: 'pending', bets: [{ status: 'pending' }] });
      return { ...match, slip };
    };
    const decided = async (player: TestPlayer, slip_id: string, afterMs = 5 * second) => {
      server.advance(afterMs);
      await server.runJob('decide-slips');
      return (await server.call(slipStatus, { ...player.me, slip_id })).slip;
    };

    it('waits with its stake taken, and is accepted at its moment', async () => {
      const player = await newPlayer();
      const { slip } = await waiting(player);
      expect(await balance(player)).toBe('99900.00');
      expect(Date.parse(slip.decides_at ?? '') - Date.parse(slip.placed_at)).toBe(5 * second);
      expect((await decided(player, slip.slip_id, 4 * second)).state).toBe('pending');
      const taken = await decided(player, slip.slip_id, second);
      expect(taken).toMatchObject({ state: 'accepted', bets: [{ status: 'accepted' }] });
      expect(await balance(player)).toBe('99900.00');
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('waits too where it was placed as singles, by the call that knows no slips', async () => {
      const player = await newPlayer();
      await live();
      const { selection_id, odds } = await home('Arsenal');
      const { bets, slip_id = '' } = await server.call(betPlace, {
        ...player.me,
        odds_change: 'none',
        bets: [{ selection_id, odds, stake: '100.00' }],
      });
      expect(bets).toMatchObject([{ status: 'pending' }]);
      expect(await decided(player, slip_id)).toMatchObject({
        state: 'accepted',
        bets: [{ status: 'accepted' }],
      });
    });

    it('is refused when its market stopped in between, even if it is open again', async () => {
      const player = await newPlayer();
      const { slip, market_id } = await waiting(player);
      await sql`update markets set stop_no = stop_no + 1 where id = ${market_id}`.execute(
        server.context.database.db,
      );
      expect(await decided(player, slip.slip_id)).toMatchObject({
        state: 'rejected',
        refusals: [{ path: 'bets.0.legs.0', code: 'marketSuspended' }],
        reoffer: null,
        bets: [{ status: 'rejected', payout: null }],
      });
      expect(await balance(player)).toBe('100000.00');
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });

    it('is refused for its price, and told at which it would be taken now', async () => {
      const player = await newPlayer();
      const { slip } = await waiting(player);
      const { selection_id } = await home('Arsenal');
      await sql`update selections set odds_milli = 1950 where id = ${selection_id}`.execute(
        server.context.database.db,
      );
      expect(await decided(player, slip.slip_id)).toMatchObject({
        state: 'rejected',
        refusals: [{ path: 'bets.0.legs.0', code: 'priceChanged', detail: '1.95' }],
        reoffer: { bets: [{ odds: '2.73', legs: [{ odds: '1.95' }, { odds: '1.40' }] }] },
      });
      expect(await balance(player)).toBe('100000.00');
    });

    it('is refused when nobody decided it within a minute', async () => {
      const player = await newPlayer();
      const { slip } = await waiting(player);
      expect(await decided(player, slip.slip_id, 66 * second)).toMatchObject({
        state: 'rejected',
        refusals: [{ path: '', code: 'serviceUnavailable' }],
      });
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    });
  });

  it("does not tell of another's slip", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const { slip } = await place(one, [await parlay('100.00', 'Liverpool', 'Arsenal')]);
    await expect(
      server.call(slipStatus, { ...other.me, slip_id: slip.slip_id }),
    ).rejects.toMatchObject({ code: 'slipNotFound' });
  });
});

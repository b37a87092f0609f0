import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betDetail,
  betEditQuote,
  betEditTake,
  betList,
  betsSeen,
  betTotals,
  cashOutQuote,
  cashOutRuleSet,
  cashOutStatus,
  cashOutTake,
  getBalance,
  getInbox,
  slipPlace,
  transactionList,
  type CallInput,
} from '@pavilion/contracts';
import {
  alphaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openTab } from '../../../testing/listening-tab.ts';
import { tellChances } from '../../../testing/cash-out-requests.ts';
import { enterResult, importFootballData, writeSportsLimits } from '../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,2.00,3.50,3.70',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,1.90,3.60,4.20',
  'E0,28/11/2026,17:30,Leeds,Everton,,,,1.95,3.50,4.00',
  'E0,28/11/2026,17:30,Fulham,Brentford,,,,2.40,3.30,2.90',
].join('\n');
const second = 1_000;
const half = { won: 500_000 };

let server: TestServer;
describeServerOnBothEngines('cash-out', (start) => {
  let player: TestPlayer;
  let matches = 0;
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 10_000_000n,
      maxEventLiabilityMinor: 300_000_000n,
    });
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    matches += 1;
    await repeatMatches(matches);
  });

  const db = () => server.context.database.db;
  /**
   * Matches of its own for each test, some days after those of the file: what one does to a match,
   * no other sees.
   */
  const repeatMatches = async (days: number): Promise<void> => {
    await sql`
      with told as (
        select e.*, gen_random_uuid() as new_id from events e where e.source_key not like '%#%'),
      made as (
        insert into events (id, league_id, source_key, sport, home_team_id, away_team_id,
          start_time, original_start_time, updated_at)
        select new_id, league_id, source_key || '#' || ${days}::text, sport, home_team_id,
               away_team_id, start_time + ${days}::integer * interval '1 day', start_time,
               updated_at from told),
      own_markets as (
        select m.*, t.new_id as new_event, gen_random_uuid() as new_id from markets m
          join told t on t.id = m.event_id),
      made_markets as (
        insert into markets (id, event_id, kind, line_quarters, position)
        select new_id, new_event, kind, line_quarters, position from own_markets)
      insert into selections (id, market_id, outcome, odds_milli)
      select gen_random_uuid(), o.new_id, s.outcome, s.odds_milli from selections s
        join own_markets o on o.id = s.market_id`.execute(db());
  };
  const now = () => server.context.clock.now();
  /** The price of a home side in the newest of its matches, and what it belongs to. */
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
       where t.name = ${team} and m.kind = '1x2' and s.outcome = 'home'
       order by e.start_time desc limit 1`.execute(db());
    const [found] = rows;
    if (!found) throw new Error(`no match of ${team}`);
    return found;
  };
  const chance = async (team: string, chances: Parameters<typeof tellChances>[2]) =>
    tellChances(server, (await home(team)).selection_id, chances);
  type Bet = CallInput<typeof slipPlace>['bets'][number];
  const place = async (unit_stake: string, ...teams: string[]): Promise<string> => {
    const legs = await Promise.all(
      teams.map(async (team) => {
        const { selection_id, odds } = await home(team);
        return { selection_id, odds };
      }),
    );
    const bet: Bet = { bet_type: legs.length === 1 ? 'single' : 'parlay', legs, unit_stake };
    const { slip } = await server.call(slipPlace, {
      ...player.me,
      odds_change: 'none',
      bets: [bet],
    });
    return slip.bets[0]?.bet_id ?? '';
  };
  const quote = async (bet_id: string, part = '1.00') => {
    const { value } = await server.call(cashOutQuote, { ...player.me, bet_ids: [bet_id], part });
    const [offer] = value;
    if (!offer) throw new Error('no offer');
    return offer;
  };
  const take = async (bet_id: string, more: Partial<CallInput<typeof cashOutTake>> = {}) => {
    const part = more.part ?? '1.00';
    const offer_id = more.offer_id ?? (await quote(bet_id, part)).offer_id ?? 'none';
    const asked = { ...player.me, bet_id, part, offer_change: 'none' as const, ...more };
    return server.call(cashOutTake, { ...asked, offer_id });
  };
  const balance = async (): Promise<string> =>
    (await server.call(getBalance, player.me)).game_balance;
  const betOf = async (bet_id: string) => {
    const { bet } = await server.call(betDetail, { ...player.me, bet_id });
    if (bet.product !== 'sports') throw new Error('not a bet on sports');
    return bet;
  };
  const finish = async (team: string, homeScore: number, awayScore: number): Promise<void> => {
    const { event_id: eventId } = await home(team);
    const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
    const result = { kind: 'score' as const, homeScore, awayScore, ...halfTime, reason: 'test' };
    await enterResult(db(), { eventId, ...result }, now());
    await server.runJob('settle-bets');
  };
  const kickOff = async (team: string) => {
    const match = await home(team);
    await sql`update events set state = 'live', minute = 10, home_score = 0, away_score = 0,
      allows_live = true
      where id = ${match.event_id}`.execute(db());
    await sql`update markets set status = 'open' where event_id = ${match.event_id}`.execute(db());
    return match;
  };
  const stop = async (team: string): Promise<void> => {
    const { market_id } = await home(team);
    await sql`update markets set stop_no = stop_no + 1 where id = ${market_id}`.execute(db());
  };
  const decide = async (cash_out_id: string, afterMs = 5 * second) => {
    server.advance(afterMs);
    await server.runJob('decide-cash-outs');
    return (await server.call(cashOutStatus, { ...player.me, cash_out_id })).cash_out;
  };
  const books = () => server.context.database.withoutTimeouts(auditBooks);

  describe('an offer', () => {
    it('is the fair worth less the margin, whole and in part (domain-sports 8)', async () => {
      const bet_id = await place('20.00', 'Liverpool', 'Arsenal', 'Leeds');
      await finish('Liverpool', 1, 0);
      await chance('Arsenal', { won: 700_000 });
      await chance('Leeds', { won: 420_000, halfWon: 150_000, halfLost: 130_000 });
      expect(await quote(bet_id)).toMatchObject({
        ...{ part: '1.00', unit_stake: '20.00', amount: '55.85', full_amount: '55.85' },
        ...{ margin: '0.05', refusal: null, delay_seconds: 0 },
        legs: [
          { leg_no: 0, multiplier: '2', chances: null },
          { leg_no: 1, multiplier: null, chances: { won: '0.700000', void: '0.000000' } },
          { leg_no: 2, chances: { half_won: '0.150000', half_lost: '0.130000' } },
        ],
      });
      expect(await quote(bet_id, '0.33')).toMatchObject({ unit_stake: '6.60', amount: '18.43' });
      const { cash_out, game_balance } = await take(bet_id, { part: '0.33' });
      expect(cash_out).toMatchObject({ state: 'taken', unit_stake: '6.60', amount: '18.43' });
      expect(game_balance).toBe('99998.43');
      // The rest goes on at the odds of acceptance: 13.40 × 2.00 × 1.90 × 1.95
      await finish('Arsenal', 2, 1);
      await finish('Leeds', 1, 0);
      expect(await balance()).toBe('100097.72');
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'settled', result: 'won', stake: '20.00', payout: '117.72' },
        cash_outs: [{ unit_stake: '6.60', amount: '18.43' }],
      });
      expect(await books()).toEqual([]);
    });

    it.each<[string, (bet_id: string) => Promise<unknown>]>([
      ['suspended', () => chance('Fulham', null)],
      [
        'suspended',
        async () =>
          sql`update markets set status = 'suspended'
            where id = ${(await home('Fulham')).market_id}`.execute(db()),
      ],
      ['small', () => chance('Fulham', { won: 100 })],
      [
        'coverage',
        async () => {
          const { event_id } = await kickOff('Fulham');
          await sql`update events set allows_live = false where id = ${event_id}`.execute(db());
        },
      ],
      ['decided', () => finish('Fulham', 0, 1)],
      [
        'pending',
        async (bet_id) => {
          await kickOff('Fulham');
          await take(bet_id);
        },
      ],
      ['rule', async () => sql`update sports_limits set cash_out_allowed = false`.execute(db())],
    ])('is refused with %s', async (refusal, change) => {
      const bet_id = await place('10.00', 'Fulham');
      await chance('Fulham', half);
      const before = await quote(bet_id);
      expect(before.refusal).toBeNull();
      await change(bet_id);
      expect(await quote(bet_id)).toMatchObject({ refusal, offer_id: null, amount: '0.00' });
      await expect(
        take(bet_id, { offer_id: before.offer_id ?? '', offer_change: 'any' }),
      ).rejects.toMatchObject({ code: 'cashOutUnavailable', statusDetail: refusal });
      await sql`update sports_limits set cash_out_allowed = true`.execute(db());
    });

    it('is small where a part of a unit cannot be told', async () => {
      const bet_id = await place('1.00', 'Fulham');
      await chance('Fulham', half);
      // 1.14 for all of it: 0.10 is the least that is paid, so 9 percent is the least part.
      expect(await quote(bet_id, '0.05')).toMatchObject({ refusal: 'small', min_part: '0.09' });
      await expect(quote(bet_id, '0.00')).rejects.toMatchObject({ code: 'invalidInput' });
      await expect(quote(bet_id, '1.01')).rejects.toMatchObject({ code: 'invalidInput' });
    });
  });

  describe('taking it', () => {
    it('ends the bet for good: nothing is paid or counted of it later', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const request_id = crypto.randomUUID();
      const offer_id = (await quote(bet_id)).offer_id ?? '';
      const answer = await take(bet_id, { request_id, offer_id });
      // 100.00 × 2.40 × 0.5 × 0.95
      expect(answer).toMatchObject({
        game_balance: '100014.00',
        cash_out: {
          state: 'taken',
          amount: '114.00',
          decides_at: null,
          refusal: null,
          offer: null,
        },
      });
      expect(await take(bet_id, { request_id, offer_id })).toEqual(answer);
      await expect(
        take(bet_id, { request_id, offer_id, offer_change: 'any' }),
      ).rejects.toMatchObject({ code: 'requestIdReused' });
      await finish('Fulham', 3, 0);
      expect(await balance()).toBe('100014.00');
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'cashed-out', result: null, payout: '114.00' },
      });
      const lists = async (status: 'open' | 'settled' | 'cashed-out') =>
        (await server.call(betList, { ...player.me, status })).value.length;
      expect([await lists('open'), await lists('settled'), await lists('cashed-out')]).toEqual([
        0, 0, 1,
      ]);
      const { value } = await server.call(transactionList, player.me);
      expect(value.map(({ kind, amount }) => [kind, amount]).slice(0, 2)).toEqual([
        ['cash_out', '114.00'],
        ['bet', '-100.00'],
      ]);
      const counted = await db()
        .selectFrom('settled_plays')
        .select('cash_minor')
        .where('player_id', '=', player.id)
        .execute();
      expect(counted).toEqual([]);
      expect(await books()).toEqual([]);
    });

    it('lowers what the player and the house may still lose by its part', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const { event_id } = await home('Fulham');
      const risked = async () => {
        const { rows } = await sql<{ win: bigint; stake: bigint; own: bigint }>`
          select sum(x.win_minor)::bigint as win, sum(x.stake_minor)::bigint as stake,
                 (select sum(p.win_minor)::bigint from player_exposures p
                   where p.event_id = ${event_id}) as own
            from selection_exposures x where x.event_id = ${event_id}`.execute(db());
        return rows[0];
      };
      expect(await risked()).toEqual({ win: 14_000n, stake: 10_000n, own: 14_000n });
      await take(bet_id, { part: '0.25' });
      expect(await risked()).toEqual({ win: 10_500n, stake: 7_500n, own: 10_500n });
      await take(bet_id);
      expect(await risked()).toEqual({ win: 0n, stake: 0n, own: 0n });
    });

    it('pays what moved only as it was welcome', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const offer_id = (await quote(bet_id)).offer_id ?? '';
      await chance('Fulham', { won: 400_000 });
      for (const offer_change of ['none', 'better'] as const)
        await expect(take(bet_id, { offer_id, offer_change })).rejects.toMatchObject({
          ...{ code: 'cashOutMoved', statusDetail: '91.20' },
        });
      await chance('Fulham', { won: 600_000 });
      await expect(take(bet_id, { offer_id })).rejects.toMatchObject({ code: 'cashOutMoved' });
      const { cash_out } = await take(bet_id, { offer_id, offer_change: 'better' });
      expect(cash_out).toMatchObject({ state: 'taken', amount: '136.80' });
    });

    it('takes no offer that is over, of another part, or of none', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const offer_id = (await quote(bet_id)).offer_id ?? '';
      const refused = { code: 'offerExpired' };
      await expect(take(bet_id, { offer_id, part: '0.50' })).rejects.toMatchObject(refused);
      await expect(take(bet_id, { offer_id: 'made up' })).rejects.toMatchObject(refused);
      server.advance(3 * second + 1);
      await expect(take(bet_id, { offer_id })).rejects.toMatchObject(refused);
      expect(await balance()).toBe('99900.00');
    });

    it('of another player, or of nobody, is told to nobody', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const { cash_out } = await take(bet_id);
      const { cash_out_id } = cash_out;
      const statusFor = (me: TestPlayer['me'], id: string) =>
        server.call(cashOutStatus, { ...me, cash_out_id: id });
      expect((await statusFor(player.me, cash_out_id)).cash_out.state).toBe('taken');
      const stranger = await server.signUpPlayer();
      for (const [me, id] of [
        [stranger.me, cash_out_id],
        [player.me, crypto.randomUUID()],
        [player.me, 'none'],
      ] as const)
        await expect(statusFor(me, id)).rejects.toMatchObject({
          code: 'betNotFound',
          statusCode: -404,
        });
    });

    it('leaves a part that was taken alone when a result is corrected', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      await take(bet_id, { part: '0.50' });
      await finish('Fulham', 1, 0);
      // 57.00, and 50.00 × 2.40
      expect(await balance()).toBe('100077.00');
      await finish('Fulham', 0, 0);
      expect(await balance()).toBe('99957.00');
      await finish('Fulham', 2, 0);
      expect(await betOf(bet_id)).toMatchObject({ payout: '177.00', result: 'won' });
      const { explanation = [] } = await server.call(betDetail, { ...player.me, bet_id });
      expect(
        explanation.map(({ rule, params }) => [rule, params['unit'], params['payout']]),
      ).toEqual([
        ['finalScore', undefined, undefined],
        ['cashedOut', '50.00', '57.00'],
        ['legsMultiplied', '50.00', '120.00'],
      ]);
      expect(await books()).toEqual([]);
    });
  });

  describe('with a live leg', () => {
    const waiting = async (offer_change: 'none' | 'better' | 'any' = 'none') => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      await kickOff('Fulham');
      const { cash_out, game_balance } = await take(bet_id, { offer_change });
      expect(cash_out.state).toBe('pending');
      expect(game_balance).toBe('99900.00');
      return { bet_id, id: cash_out.cash_out_id };
    };

    it('waits as long as a bet, and is paid at its moment', async () => {
      const { id, bet_id } = await waiting();
      expect((await decide(id, 4 * second)).state).toBe('pending');
      expect(await decide(id, second)).toMatchObject({ state: 'taken', amount: '114.00' });
      expect(await balance()).toBe('100014.00');
      expect((await betOf(bet_id)).status).toBe('cashed-out');
      expect(await books()).toEqual([]);
    });

    it('is refused when a market stopped in between, even if it is open again', async () => {
      const { id, bet_id } = await waiting('any');
      await stop('Fulham');
      expect(await decide(id)).toMatchObject({
        state: 'rejected',
        refusal: 'suspended',
        offer: null,
      });
      expect((await quote(bet_id)).refusal).toBeNull();
      expect(await balance()).toBe('99900.00');
    });

    it.each([
      ['none', 600_000, 'rejected'],
      ['better', 600_000, 'taken'],
      ['better', 400_000, 'rejected'],
      ['any', 400_000, 'taken'],
    ] as const)('is checked anew: %s at a chance of %i is %s', async (change, won, state) => {
      const { id } = await waiting(change);
      await chance('Fulham', { won });
      const decided = await decide(id);
      expect(decided.state).toBe(state);
      const amount = won === 600_000 ? '136.80' : '91.20';
      if (state === 'taken') expect(decided.amount).toBe(amount);
      else expect(decided).toMatchObject({ refusal: null, offer: { amount } });
    });

    it('is refused when the match was settled meanwhile, and when nobody decided it', async () => {
      const { id } = await waiting();
      await finish('Fulham', 1, 0);
      expect(await decide(id)).toMatchObject({ state: 'rejected', refusal: 'decided' });
      expect(await balance()).toBe('100140.00');
      expect(await books()).toEqual([]);
    });

    it('is refused when nobody decided it within a minute', async () => {
      const { id } = await waiting();
      expect(await decide(id, 66 * second)).toMatchObject({ state: 'rejected' });
    });
  });

  describe('a rule', () => {
    const rule = (bet_id: string, amount: string | null, part = '1.00') =>
      server.call(cashOutRuleSet, { ...player.me, bet_id, amount, part });
    const fire = () => server.runJob('fire-cash-out-rules');

    it('fires when its amount is reached, and not before', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      expect(await rule(bet_id, '130.00')).toMatchObject({
        rule: { amount: '130.00', part: '1.00' },
      });
      await fire();
      expect(await betOf(bet_id)).toMatchObject({
        status: 'accepted',
        cash_out_rule: { amount: '130.00' },
      });
      await chance('Fulham', { won: 600_000 });
      await fire();
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'cashed-out', payout: '136.80', cash_out_rule: null },
      });
      const { value: letters } = await server.call(getInbox, player.me);
      expect(letters[0]?.title).toMatch(/^Cashed out for you: .*136\.80$/);
      expect(await books()).toEqual([]);
    });

    it('waits and is checked again like a tap; not reached then, it stays armed', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', { won: 600_000 });
      await kickOff('Fulham');
      await rule(bet_id, '130.00', '0.50');
      await fire();
      expect((await quote(bet_id)).refusal).toBe('pending');
      await chance('Fulham', half);
      server.advance(5 * second);
      await server.runJob('decide-cash-outs');
      await fire();
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'accepted', cash_outs: [], cash_out_rule: { part: '0.50' } },
      });
      await chance('Fulham', { won: 600_000 });
      await fire();
      server.advance(5 * second);
      await server.runJob('decide-cash-outs');
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'accepted', cash_out_rule: null, cash_outs: [{ amount: '68.40' }] },
      });
    });

    it('fires again after a stop that refused it, though all is as it was', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', { won: 600_000 });
      await kickOff('Fulham');
      await rule(bet_id, '130.00');
      await fire();
      await stop('Fulham');
      server.advance(5 * second);
      await server.runJob('decide-cash-outs');
      expect((await betOf(bet_id)).status).toBe('accepted');
      await fire();
      server.advance(5 * second);
      await server.runJob('decide-cash-outs');
      expect((await betOf(bet_id)).status).toBe('cashed-out');
    });

    it('can be taken back, and set for no bet that is over', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      await rule(bet_id, '50.00');
      expect(await rule(bet_id, null)).toEqual(expect.objectContaining({ rule: null }));
      await fire();
      expect((await betOf(bet_id)).status).toBe('accepted');
      await expect(rule(bet_id, '0')).rejects.toMatchObject({ code: 'invalidInput' });
      await take(bet_id);
      await expect(rule(bet_id, '50.00')).rejects.toMatchObject({
        ...{ code: 'cashOutUnavailable', statusDetail: 'decided' },
      });
    });
  });

  describe('an edit', () => {
    const legs = async (...teams: string[]) =>
      Promise.all(
        teams.map(async (team) => {
          const { selection_id, odds } = await home(team);
          return { selection_id, odds };
        }),
      );

    it('ends the bet at its offer and places the new legs for that', async () => {
      const bet_id = await place('100.00', 'Arsenal', 'Leeds');
      await chance('Arsenal', half);
      await chance('Leeds', half);
      const wanted = { ...player.me, bet_id, legs: await legs('Arsenal', 'Fulham') };
      const { offer } = await server.call(betEditQuote, wanted);
      // 100.00 × 1.90 × 0.5 × 1.95 × 0.5 × 0.95, and that at 1.90 × 2.40
      expect(offer).toMatchObject({ stake: '87.99', odds: '4.56', potential_payout: '401.23' });
      const request = { ...wanted, offer_id: offer.offer_id, request_id: crypto.randomUUID() };
      const answer = await server.call(betEditTake, request);
      expect(answer).toMatchObject({
        game_balance: '99900.00',
        bet: { stake: '87.99', status: 'accepted', edited_from: bet_id },
      });
      expect(await server.call(betEditTake, request)).toEqual(answer);
      expect(await betOf(bet_id)).toMatchObject({
        ...{ status: 'cashed-out', payout: '87.99', edited_to: answer.bet.bet_id },
      });
      expect(await books()).toEqual([]);
    });

    it('changes nothing where the new bet is refused', async () => {
      const bet_id = await place('100.00', 'Arsenal', 'Leeds');
      await chance('Arsenal', half);
      await chance('Leeds', half);
      const [leg] = await legs('Fulham');
      const { offer_id } = await quote(bet_id);
      const wanted = { ...player.me, bet_id, offer_id: offer_id ?? '' };
      await expect(
        server.call(betEditTake, { ...wanted, legs: [{ ...leg!, odds: '9.00' }] }),
      ).rejects.toMatchObject({ code: 'priceChanged' });
      await expect(
        server.call(betEditTake, { ...wanted, legs: [leg!, leg!] }),
      ).rejects.toMatchObject({ code: 'relatedSelections' });
      expect(await betOf(bet_id)).toMatchObject({ status: 'accepted', edited_to: null });
      expect(await balance()).toBe('99900.00');
    });

    it('is for open bets alone, and for whole ones', async () => {
      const bet_id = await place('100.00', 'Arsenal', 'Leeds');
      await chance('Arsenal', half);
      await chance('Leeds', half);
      const wanted = { ...player.me, bet_id, legs: await legs('Fulham') };
      await take(bet_id, { part: '0.50' });
      await expect(server.call(betEditQuote, wanted)).rejects.toMatchObject({
        code: 'betNotEditable',
      });
    });
  });

  it('totals what is open and counts what ended since the last look', async () => {
    const bet_id = await place('100.00', 'Fulham');
    await place('50.00', 'Arsenal', 'Leeds');
    await chance('Fulham', half);
    await take(bet_id, { part: '0.50' });
    const totals = () => server.call(betTotals, player.me);
    expect(await totals()).toMatchObject({
      ...{ open_count: 2, open_stake: '100.00', cash_out_total: '57.00', unseen_settled: 0 },
      // 50.00 × 2.40, and 50.00 × 1.90 × 1.95
      open_potential: '305.25',
    });
    await finish('Fulham', 0, 2);
    expect((await totals()).unseen_settled).toBe(1);
    server.advance(second);
    await server.call(betsSeen, player.me);
    expect((await totals()).unseen_settled).toBe(0);
    const { value } = await server.call(betList, { ...player.me, bet_type: 'parlay' });
    expect(value).toHaveLength(1);
    const ofSport = (sport: string) => server.call(betList, { ...player.me, sport });
    expect((await ofSport('football')).value).toHaveLength(2);
    expect((await ofSport('tennis')).value).toHaveLength(0);
  });

  it('is told as it changes to a tab of the player, and when it is taken', async () => {
    const bet_id = await place('100.00', 'Fulham');
    await chance('Fulham', half);
    const tab = await openTab(await server.listen(), alphaHost, []);
    const { account_id, auth } = player.me;
    await tab.say({ type: 'hello', account_id, auth, topics: ['bets'] });
    const [first] = await tab.until('cash_out.changed');
    expect(first?.data).toEqual({ offers: [{ bet_id, full_amount: '114.00' }] });
    await chance('Fulham', { won: 600_000 });
    const [, changed] = await tab.until('cash_out.changed', 2);
    expect(changed?.data).toEqual({ offers: [{ bet_id, full_amount: '136.80' }] });
    await take(bet_id);
    const [taken] = await tab.until('bet.cashed_out');
    expect(taken?.data).toMatchObject({ cash_out: { bet_id, state: 'taken', amount: '136.80' } });
    tab.close();
  });

  describe('at once', () => {
    it('two tabs take one offer: one of them is paid', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      const offer_id = (await quote(bet_id)).offer_id ?? '';
      const taps = await Promise.allSettled([
        take(bet_id, { offer_id, offer_change: 'any' }),
        take(bet_id, { offer_id, offer_change: 'any' }),
      ]);
      expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await balance()).toBe('100014.00');
      expect(await books()).toEqual([]);
    });

    it('a cash-out and the settlement of its match: one of them pays', async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const team = ['Liverpool', 'Arsenal', 'Leeds', 'Fulham'][turn] ?? '';
        const bet_id = await place('100.00', team);
        await chance(team, half);
        const offer_id = (await quote(bet_id)).offer_id ?? '';
        await Promise.allSettled([take(bet_id, { offer_id }), finish(team, 1, 0)]);
        await server.runJob('settle-bets');
        const { status, payout, cash_outs = [] } = await betOf(bet_id);
        expect(status).toBe(cash_outs.length > 0 ? 'cashed-out' : 'settled');
        expect(payout).not.toBeNull();
      }
      expect(await books()).toEqual([]);
    });

    it('a rule that fires in two processes, a tap and a part: what was staked is paid once', async () => {
      const bet_id = await place('100.00', 'Fulham');
      await chance('Fulham', half);
      await server.call(cashOutRuleSet, { ...player.me, bet_id, amount: '1.00', part: '1.00' });
      const offer_id = (await quote(bet_id, '0.50')).offer_id ?? '';
      await Promise.allSettled([
        server.runJob('fire-cash-out-rules'),
        take(bet_id, { offer_id, part: '0.50' }),
        take(bet_id, { offer_id, part: '0.50', request_id: crypto.randomUUID() }),
      ]);
      await server.runJob('fire-cash-out-rules');
      expect(await betOf(bet_id)).toMatchObject({ status: 'cashed-out', payout: '114.00' });
      expect(await books()).toEqual([]);
    });
  });
});

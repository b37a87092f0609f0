import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betDetail,
  getBalance,
  slipLoad,
  slipPlace,
  slipQuote,
  slipShare,
  slipStatus,
  sportsRules,
  type CallInput,
} from '@pavilion/contracts';
import { canonicalHash } from '@pavilion/ledger';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openBuilderMatch, type BuilderMatch } from '../../../testing/builder-match.ts';
import { writeSportsLimits, type SportsLimits } from '../sportsbook/index.ts';
import { placePriced } from './place-priced.service.ts';
import { priceBuilders } from './price-builders.service.ts';
import { callPlaceSlip, singleBet, type SlipOrder } from './slip.store.ts';

type Bet = CallInput<typeof slipPlace>['bets'][number];
type Pick = readonly [kind: string, outcome: string, line?: number];

const home: Pick = ['1x2', 'home'];
const over: Pick = ['total', 'over', 10];
const kim: Pick = ['anytime-scorer', 'kim'];
const bothScore: Pick = ['both-score', 'yes'];
const second = 1_000;
const limits: SportsLimits = {
  minStakeMinor: 1_000n,
  maxStakeMinor: 1_000_000n,
  maxWinMinor: 2_000_000n,
  maxEventLiabilityMinor: 30_000_000n,
};

let server: TestServer;
describeServerOnBothEngines('builders', (start) => {
  let match: BuilderMatch;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    match = await openBuilderMatch(server);
    player = await newPlayer();
    await limit({ builderVoid: 'whole' });
  });

  const db = () => server.context.database.db;
  const limit = (more: Partial<SportsLimits>) =>
    writeSportsLimits(db(), server.sites.alpha, { ...limits, ...more });
  const newPlayer = async (): Promise<TestPlayer> => {
    const made = await server.signUpPlayer();
    await server.fund(made, 10_000_000n);
    return made;
  };
  const builder = async (odds: string, ...picks: Pick[]): Promise<Bet['legs'][number]> => ({
    selection_ids: await match.ids(...picks),
    odds,
  });
  const single = async (odds: string, ...picks: Pick[]): Promise<Bet> => ({
    bet_type: 'single',
    legs: [await builder(odds, ...picks)],
    unit_stake: '100.00',
  });
  const place = (bets: Bet[], more: Partial<CallInput<typeof slipPlace>> = {}) =>
    server.call(slipPlace, { ...player.me, odds_change: 'none', bets, ...more });
  const placed = async (bet: Bet): Promise<string> =>
    (await place([bet])).slip.bets[0]?.bet_id ?? '';
  const quote = async (bet: Bet) =>
    (await server.call(slipQuote, { ...player.me, bets: [bet] })).bets?.[0];
  const balance = async (): Promise<string> =>
    (await server.call(getBalance, player.me)).game_balance;
  const detail = async (bet_id: string) => {
    const told = await server.call(betDetail, { ...player.me, bet_id });
    if (told.bet.product !== 'sports') throw new Error('not a bet on sports');
    return { ...told, bet: told.bet };
  };
  const findings = () => server.context.database.withoutTimeouts(auditBooks);

  const orderOf = (pickIds: readonly string[]): SlipOrder => {
    const { ids, clock } = server.context;
    const leg = { selectionId: pickIds[0] ?? '', pickIds, oddsMilli: 3_100, stakeMinor: 10_000n };
    return {
      siteId: server.sites.alpha,
      playerId: player.id,
      slipId: ids.next(),
      requestId: ids.next(),
      requestHash: canonicalHash(pickIds),
      currency: 'PHP',
      policy: 'none',
      bets: [singleBet(ids.next(), leg)],
      delays: {},
      rulesVersion: 1,
      now: clock.now(),
    };
  };

  describe('one price for all picks (domain page of sports, 5)', () => {
    it.each<[string, Pick[], string]>([
      // 1 / .296022 = 3.3781, less four percent for each of two picks.
      ['home and over 2.5', [home, over], '3.10'],
      ['home and scorer', [home, kim], '3.45'],
      ['home, over 2.5 and scorer', [home, over, kim], '4.60'],
    ])('%s', async (_name, picks, odds) => {
      const told = await quote(await single('1.01', ...picks));
      expect(told).toMatchObject({ odds, refusal: null, legs: [{ odds, state: 'open' }] });
      expect(told?.legs[0]?.picks?.map(({ refusal }) => refusal)).toEqual(picks.map(() => null));
    });

    it('a guest is told it too', async () => {
      const { account_id: _, auth: __, ...guest } = player.me;
      const bets = [await single('1.01', home, over)];
      const told = await server.call(slipQuote, { ...guest, bets });
      expect(told.bets).toMatchObject([{ odds: '3.10', max_unit_stake: '0', refusal: null }]);
    });

    it('says the largest stake that is taken: no less and no more', async () => {
      const told = await quote(await single('3.10', home, over));
      // 20,000.00 at most to win: 20,000 / 2.10
      expect(told).toMatchObject({ max_unit_stake: '9523.80', bound_by: 'payoutTooHigh' });
      const bet = await single('3.10', home, over);
      await expect(place([{ ...bet, unit_stake: '9523.81' }])).rejects.toMatchObject({
        code: 'payoutTooHigh',
      });
      expect((await place([{ ...bet, unit_stake: '9523.80' }])).slip.state).toBe('accepted');
    });
  });

  describe('what stands against picks is told pick by pick', () => {
    it.each<[string, Pick[], [number, string][]]>([
      ['what another implies', [home, ['double-chance', 'home-draw']], [[1, 'redundantPick']]],
      [
        'a scorer and a goal of his side',
        [kim, ['away-clean-sheet', 'no']],
        [[1, 'redundantPick']],
      ],
      [
        'what cannot all win',
        [home, ['1x2', 'away']],
        [
          [0, 'impossibleCombination'],
          [1, 'impossibleCombination'],
        ],
      ],
      ['what can be void by a push', [home, ['draw-no-bet', 'home']], [[1, 'notCombinable']]],
      ['what hangs on the order', [home, ['next-goal', 'away']], [[1, 'notCombinable']]],
    ])('%s', async (_name, picks, faults) => {
      const bet = await single('3.00', ...picks);
      const told = await quote(bet);
      expect(told).toMatchObject({ refusal: faults[0]?.[1], odds: null, max_unit_stake: '0' });
      const refused = told?.legs[0]?.picks?.flatMap(({ refusal }, at) =>
        refusal === null ? [] : [[at, refusal]],
      );
      expect(refused).toEqual(faults);
      await expect(place([bet])).rejects.toMatchObject({
        code: faults[0]?.[1],
        errors: faults.map(([at, code]) => ({ path: `bets.0.legs.0.picks.${at}`, code })),
      });
    });

    it('picks of another match, one pick alone, and what there is not', async () => {
      const other = await openBuilderMatch(server);
      const [own, foreign] = [await match.ids(home), await other.ids(over)];
      const asked = (selection_ids: string[]): Bet => ({
        bet_type: 'single',
        legs: [{ selection_ids, odds: '3.00' }],
        unit_stake: '100.00',
      });
      const refusedAt = (bet: Bet) =>
        place([bet]).then(
          () => null,
          ({ code, errors }: { code: string; errors: { path: string }[] }) =>
            `${code} ${errors[0]?.path}`,
        );
      expect(await refusedAt(asked([...own, ...foreign]))).toBe(
        'notCombinable bets.0.legs.0.picks.1',
      );
      expect(await refusedAt(asked(own))).toBe('notCombinable bets.0.legs.0');
      expect(await refusedAt(asked([...own, crypto.randomUUID()]))).toBe(
        'selectionNotFound bets.0.legs.0.picks.1',
      );
      expect(await refusedAt(asked([...own, 'x']))).toBe('selectionNotFound bets.0.legs.0.picks.1');
    });

    it('a pick whose market stopped stops it, and its price is one price', async () => {
      const bet = await single('3.10', home, over);
      const changed = { code: 'priceChanged', errors: [{ path: 'bets.0.legs.0' }] };
      await expect(
        place([await single('3.05', home, over)], { odds_change: 'none' }),
      ).rejects.toMatchObject({ ...changed, statusDetail: '3.10' });
      const { slip } = await place([await single('3.05', home, over)], { odds_change: 'better' });
      expect(slip.bets[0]?.odds).toBe('3.10');
      await expect(
        place([await single('3.20', home, over)], { odds_change: 'better' }),
      ).rejects.toMatchObject(changed);
      await sql`update markets set status = 'suspended', stop_reason = 'trader'
        where event_id = ${match.eventId}::uuid and kind = 'total'`.execute(db());
      expect((await quote(bet))?.legs).toMatchObject([
        {
          state: 'suspended',
          stop_reason: 'trader',
          picks: [{ refusal: null }, { refusal: 'marketSuspended' }],
        },
      ]);
      await expect(place([bet])).rejects.toMatchObject({
        code: 'marketSuspended',
        errors: [{ path: 'bets.0.legs.0.picks.1' }],
      });
    });

    it('a leg of the same match beside it', async () => {
      const { id, odds } = await match.find('both-score', 'yes');
      const legs = [await builder('3.10', home, over), { selection_id: id, odds }];
      const bet: Bet = { bet_type: 'parlay', legs, unit_stake: '100.00' };
      expect((await quote(bet))?.legs.map(({ refusal }) => refusal)).toEqual([
        'relatedSelections',
        'relatedSelections',
      ]);
      await expect(place([bet])).rejects.toMatchObject({
        code: 'relatedSelections',
        errors: [{ path: 'bets.0.legs.0' }, { path: 'bets.0.legs.1' }],
      });
    });
  });

  describe('placing', () => {
    it('keeps the picks and what is left of them, and answers a repetition alike', async () => {
      const bets = [await single('4.60', home, over, kim)];
      const request_id = crypto.randomUUID();
      const answer = await place(bets, { request_id });
      expect(answer).toMatchObject({ game_balance: '99900.00', slip: { state: 'accepted' } });
      expect(answer.slip.bets).toMatchObject([
        {
          bet_type: 'single',
          odds: '4.60',
          potential_payout: '460.00',
          legs: [
            {
              odds: '4.60',
              // Without the scorer it is home and over 2.5.
              reprice: { '2': '3.10' },
              picks: [
                { kind: '1x2', outcome: 'home', result: null },
                { kind: 'total', line: '2.5', criteria: 'total 2.5' },
                { kind: 'anytime-scorer', player_id: 'kim', name: 'KIM' },
              ],
            },
          ],
        },
      ]);
      await match.finish([{ minute: 10, playerId: 'max' }]);
      expect(await place(bets, { request_id })).toEqual({ ...answer });
      await expect(place([await single('3.10', home, over)], { request_id })).rejects.toMatchObject(
        { code: 'requestIdReused' },
      );
      expect(await findings()).toEqual([]);
    });

    it('is one bet however often it is asked for at once', async () => {
      const bets = [await single('3.10', home, over)];
      const request_id = crypto.randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => place(bets, { request_id })));
      const ids = new Set(answers.map(({ slip }) => slip.bets[0]?.bet_id));
      expect(ids.size).toBe(1);
      expect(await balance()).toBe('99900.00');
    });

    it('is not taken at a price that was worked out from another', async () => {
      const pickIds = await match.ids(home, over);
      const priced = await priceBuilders(db(), [pickIds]);
      const order = { ...orderOf(pickIds), requestId: server.context.ids.next() };
      await sql`update selections set version = version + 1
        where id = ${pickIds[1] ?? ''}::uuid`.execute(db());
      expect(await callPlaceSlip(db(), order, false, priced)).toEqual({ status: 'stale' });
      expect(await placePriced(db(), order, false)).toMatchObject({ status: 'placed' });
      expect(await balance()).toBe('99900.00');
    });

    it('counts once on its match and on each of its selections', async () => {
      const [own] = await match.ids(home);
      await limit({ maxSelectionWinMinor: 50_000n, maxMatchWinMinor: 60_000n });
      // 100.00 at 3.10 wins 210.00.
      await placed(await single('3.10', home, over));
      await placed(await single('3.10', home, over));
      const third = await single('3.10', home, over);
      await expect(place([third])).rejects.toMatchObject({ code: 'payoutTooHigh' });
      // 500.00 on the selection, 420.00 gone: 80.00 / 2.10.
      expect((await quote(third))?.max_unit_stake).toBe('38.09');
      const { odds } = await match.find('1x2', 'home');
      const plain: Bet = {
        bet_type: 'single',
        legs: [{ selection_id: own ?? '', odds }],
        unit_stake: '100.00',
      };
      await expect(place([plain])).rejects.toMatchObject({ code: 'payoutTooHigh' });
      // The match holds 420.00, not twice that: 180.00 are left.
      const both = await single('1.01', ['1x2', 'away'], ['both-score', 'yes']);
      const told = await quote(both);
      const room = Number(told?.max_unit_stake) * (Number(told?.odds) - 1);
      expect(room).toBeLessThanOrEqual(180);
      expect(room).toBeGreaterThan(175);
    });
  });

  describe('settlement', () => {
    const homeWins = [
      { minute: 10, playerId: 'kim' as const },
      { minute: 60, playerId: 'lee' as const },
      { minute: 70, playerId: 'max' as const },
    ];

    it('pays when all picks win, and takes it back when one does not any more', async () => {
      const bet_id = await placed(await single('4.60', home, over, kim));
      await match.finish(homeWins);
      expect(await balance()).toBe('100360.00');
      const { bet, explanation } = await detail(bet_id);
      expect(bet).toMatchObject({ result: 'won', payout: '460.00' });
      expect(bet.legs?.[0]?.picks.map(({ result }) => result)).toEqual(['won', 'won', 'won']);
      expect(explanation?.[0]).toMatchObject({ rule: 'builderWon' });
      // The first goal was not kim's.
      await match.finish([{ minute: 10, playerId: 'lee' }, ...homeWins.slice(1)]);
      expect(await balance()).toBe('99900.00');
      const corrected = await detail(bet_id);
      expect(corrected.bet).toMatchObject({ result: 'lost', payout: '0.00', revision: 2 });
      expect(corrected.explanation?.[0]).toMatchObject({
        rule: 'builderLost',
        params: { picks: '3' },
      });
      expect(await findings()).toEqual([]);
    });

    it('a void pick voids all of it, unless another is lost', async () => {
      const bet_id = await placed(await single('4.60', home, over, kim));
      const lost = await placed(await single('4.05', ['1x2', 'draw'], kim)).catch(() => null);
      await match.finish([{ minute: 5, playerId: 'lee' }, ...homeWins.slice(1)], ['kim']);
      const { bet, explanation } = await detail(bet_id);
      expect(bet).toMatchObject({ result: 'void', payout: '100.00' });
      expect(bet.legs?.[0]?.picks.map(({ result }) => result)).toEqual(['won', 'won', 'void']);
      expect(explanation?.[0]).toMatchObject({ rule: 'builderVoid', params: { picks: '3' } });
      if (lost !== null) expect((await detail(lost)).bet).toMatchObject({ result: 'lost' });
      expect(await findings()).toEqual([]);
    });

    it('lost beats void', async () => {
      const bet_id = await placed(await single('4.60', home, over, kim));
      await match.finish([{ minute: 5, playerId: 'max' }], ['kim']);
      const { bet } = await detail(bet_id);
      expect(bet).toMatchObject({ result: 'lost', payout: '0.00' });
      expect(bet.legs?.[0]?.picks.map(({ result }) => result)).toEqual(['lost', 'lost', 'void']);
    });

    it('where the site reprices, the rest wins at the price kept for it, whatever it says later', async () => {
      await limit({ builderVoid: 'reprice' });
      const { value } = await server.call(sportsRules, { domain_name: player.me.domain_name });
      expect(value.builder_void).toBe('reprice');
      const bet_id = await placed(await single('4.60', home, over, kim));
      await limit({ builderVoid: 'whole' });
      await match.finish([{ minute: 5, playerId: 'lee' }, ...homeWins.slice(1)], ['kim']);
      const { bet, explanation } = await detail(bet_id);
      expect(bet).toMatchObject({ result: 'won', payout: '310.00' });
      expect(bet.legs).toMatchObject([{ odds: '4.60', multiplier: '3.1' }]);
      expect(explanation?.[0]).toMatchObject({ rule: 'builderRepriced', params: { picks: '3' } });
      expect(await findings()).toEqual([]);
    });

    it('stands in a parlay and a system as one leg', async () => {
      const other = await openBuilderMatch(server);
      const third = await openBuilderMatch(server);
      const legs = [
        await builder('3.10', home, over),
        ...(await Promise.all(
          [other, third].map(async (one) => {
            const { id, odds } = await one.find('1x2', 'home');
            return { selection_id: id, odds };
          }),
        )),
      ];
      const odds = Number((legs[1] as { odds: string }).odds);
      const parlay = await placed({ bet_type: 'parlay', legs, unit_stake: '100.00' });
      const system = await placed({ bet_type: 'system', legs, unit_stake: '100.00', sizes: [2] });
      await match.finish(homeWins);
      await other.finish(homeWins);
      await third.finish([{ minute: 5, playerId: 'max' }]);
      expect((await detail(parlay)).bet).toMatchObject({ result: 'lost' });
      const won = (await detail(system)).bet;
      expect(won).toMatchObject({ result: 'won', payout: (310 * odds).toFixed(2) });
      expect(await findings()).toEqual([]);
    });

    it('a match that never was gives the stake back', async () => {
      const bet_id = await placed(await single('4.60', home, over, kim));
      await match.cancel();
      expect((await detail(bet_id)).bet).toMatchObject({ status: 'voided', payout: '100.00' });
      expect(await findings()).toEqual([]);
    });
  });

  describe('in play', () => {
    const pending = async () => {
      await match.play(20);
      const told = await quote(await single('1.01', home, bothScore));
      const { slip } = await place([await single(told?.odds ?? '', home, bothScore)]);
      expect(slip).toMatchObject({ state: 'pending' });
      return { slip, odds: told?.odds ?? '' };
    };
    const decided = async (slip_id: string) => {
      server.advance(5 * second);
      await server.runJob('decide-slips');
      return (await server.call(slipStatus, { ...player.me, slip_id })).slip;
    };

    it('waits, and is accepted at its price of that moment', async () => {
      const { slip, odds } = await pending();
      const taken = await decided(slip.slip_id);
      expect(taken).toMatchObject({ state: 'accepted', bets: [{ status: 'accepted', odds }] });
      expect(taken.bets[0]?.legs?.[0]?.picks).toHaveLength(2);
      expect(await findings()).toEqual([]);
    });

    it('is refused for its one price, and told at which it would be taken now', async () => {
      const { slip } = await pending();
      await match.play(24);
      const told = await decided(slip.slip_id);
      expect(told).toMatchObject({
        state: 'rejected',
        refusals: [{ path: 'bets.0.legs.0', code: 'priceChanged' }],
      });
      expect(told.reoffer?.bets[0]?.odds).toBe(told.refusals[0]?.detail);
      expect(await balance()).toBe('100000.00');
      const { rows } = await sql<{ left: string }>`
        select coalesce(sum(win_minor + builder_win_minor), 0)::text as left
          from player_exposures where player_id = ${player.id}::uuid`.execute(db());
      expect(rows).toEqual([{ left: '0' }]);
      expect(await findings()).toEqual([]);
    });

    it('is refused when the market of one pick stopped in between', async () => {
      const { slip } = await pending();
      await sql`update markets set stop_no = stop_no + 1
        where event_id = ${match.eventId}::uuid and kind = 'both-score'`.execute(db());
      expect(await decided(slip.slip_id)).toMatchObject({
        state: 'rejected',
        refusals: [{ path: 'bets.0.legs.0.picks.1', code: 'marketSuspended' }],
        reoffer: null,
      });
    });
  });

  it('comes out of a code as it was shared, at its price of now', async () => {
    const { id, odds } = await (await openBuilderMatch(server)).find('1x2', 'home');
    const legs = [await builder('3.10', home, over), { selection_id: id, odds }];
    const { domain_name } = player.me;
    const { code } = await server.call(slipShare, { domain_name, legs });
    const told = await server.call(slipLoad, { domain_name, code });
    expect(told.legs).toMatchObject([
      { odds: '3.10', kind: '1x2', picks: [{ kind: '1x2' }, { kind: 'total', line: '2.5' }] },
      { selection_id: id },
    ]);
    expect(told.legs[1]?.picks).toBeUndefined();
    const flat = [...(legs[0]?.selection_ids ?? []), id].map((one) => ({
      selection_id: one,
      odds: '2.00',
    }));
    expect((await server.call(slipShare, { domain_name, legs: flat })).code).not.toBe(code);
    expect((await server.call(slipShare, { domain_name, legs })).code).toBe(code);
  });
});

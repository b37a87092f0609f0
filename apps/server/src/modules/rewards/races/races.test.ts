import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  nameShown,
  raceDetail,
  raceJoin,
  raceList,
  raceMine,
  raceStanding,
} from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { audits } from '../../../module-catalogue.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { logPlays } from '../../../testing/log-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { countRaces } from './count-races.service.ts';
import { endRaces } from './end-races.service.ts';
import { payRaces } from './pay-prizes.service.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code} ${error.statusDetail ?? ''}`.trim(),
  );

/** A transaction of another suite may hold the log back for a while. */
const patience = { timeout: 20_000 };
const minuteMs = 60_000;
/** The clock of a test server begins here. */
const begun = new Date('2026-11-21T12:00:00.000Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * minuteMs);
const cash = (amount: string) => ({ kind: 'cash', amount });
const race = (code: string, more: object = {}) => ({
  ...{ kind: 'race', code, metric: 'turnover', entry: 'auto', freeze_minutes: 1 },
  ...{ starts_at: after(-60).toISOString(), ends_at: after(20).toISOString() },
  prizes: [
    { from: 1, to: 1, prize: cash('50.00') },
    { from: 2, to: 3, prize: cash('10.00') },
  ],
  ...more,
});

describeServer('races', (start) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });

  const publish = (...items: object[]) =>
    publishItems(server, 'races', items as Array<Record<string, unknown>>);
  const players = async (count: number): Promise<TestPlayer[]> => {
    const made: TestPlayer[] = [];
    for (let at = 0; at < count; at += 1) made.push(await server.signUpPlayer());
    return made;
  };
  const scores = async (race_code: string) => {
    const { value } = await server.call(raceStanding, { race_code });
    return value.map(({ place, score }) => [place, score]);
  };
  /** Counts until a standing is what it should be. */
  const standsAs = (code: string, wanted: Array<[number, string]>) =>
    vi.waitFor(async () => {
      await server.runJob('count-races');
      expect(await scores(code)).toEqual(wanted);
    }, patience);
  const end = () => server.runJob('end-races');
  const breachesOf = async (name: string) => {
    const audit = audits.find((one) => one.name === name);
    return (await audit?.breaches.execute(server.context.database.db))?.rows;
  };
  const areSound = async () => {
    expect(await breachesOf('race-prizes-are-given-once')).toEqual([]);
    expect(await breachesOf('race-buckets-hold-their-entries')).toEqual([]);
  };

  it('count what was settled before they were opened and since, each once', async () => {
    const [one, two, three] = (await players(3)) as [TestPlayer, TestPlayer, TestPlayer];
    await publish(race('big'));
    await logPlays(
      server,
      one,
      { ref: 'a', cashMinor: 1_000n, at: after(-30) },
      { ref: 'b', cashMinor: 5_000n, at: after(-61) },
    );
    await standsAs('big', [[1, '10.00']]);
    await logPlays(server, two, { ref: 'c', cashMinor: 2_500n }, { ref: 'd', bonusMinor: 900n });
    await logPlays(server, three, { ref: 'e', cashMinor: 900n, isBothSides: true });
    await standsAs('big', [
      [1, '25.00'],
      [2, '10.00'],
    ]);
    await Promise.all(Array.from({ length: 8 }, () => countRaces(server.context)));
    expect(await scores('big')).toEqual([
      [1, '25.00'],
      [2, '10.00'],
    ]);
    await areSound();
  });

  it('go by score, then by who reached it first', async () => {
    const [one, two, three] = (await players(3)) as [TestPlayer, TestPlayer, TestPlayer];
    await publish(race('ties'));
    await logPlays(server, one, { ref: 'a', cashMinor: 500n, at: after(0) });
    await logPlays(server, two, { ref: 'b', cashMinor: 500n, at: after(-1) });
    await logPlays(server, three, { ref: 'c', cashMinor: 500n, at: after(-1) });
    await standsAs('ties', [
      [1, '5.00'],
      [2, '5.00'],
      [3, '5.00'],
    ]);
    const mine = async ({ me }: TestPlayer) =>
      (await server.call(raceMine, { ...me, race_code: 'ties' })).value?.place;
    expect([await mine(one), await mine(two), await mine(three)]).toEqual([3, 1, 2]);
  });

  it.each([
    ['points', '12.50', '2.50'],
    ['multiplier', '4.0000', '2.0000'],
    ['net_win', '150.00', '5.00'],
  ] as const)('rank by %s', async (metric, first, second) => {
    const [one, two] = (await players(2)) as [TestPlayer, TestPlayer];
    const weights = [
      { category: 'slots', weight_bp: 2_500 },
      { category: 'hashgame', weight_bp: 5_000 },
    ];
    await publish(race('other', { metric, weights }));
    await logPlays(server, one, {
      ref: 'a',
      cashMinor: 5_000n,
      payoutMinor: 20_000n,
      product: 'slots',
    });
    await logPlays(server, two, { ref: 'b', cashMinor: 500n, payoutMinor: 1_000n });
    await standsAs('other', [
      [1, first],
      [2, second],
    ]);
  });

  it('are the same by what was added as by what is counted anew, whatever is corrected', async () => {
    const [one, two] = (await players(2)) as [TestPlayer, TestPlayer];
    await publish(race('sum'), race('best', { metric: 'multiplier' }));
    await logPlays(
      server,
      one,
      { ref: 'a', cashMinor: 1_000n, payoutMinor: 9_000n },
      { ref: 'b', cashMinor: 1_000n, payoutMinor: 3_000n },
    );
    await logPlays(server, two, { ref: 'c', cashMinor: 1_500n, payoutMinor: 6_000n });
    await standsAs('best', [
      [1, '9.0000'],
      [2, '4.0000'],
    ]);
    const corrected = { isCorrection: true, countedAt: begun };
    await logPlays(server, one, {
      ...corrected,
      ref: 'a',
      cashMinor: -1_000n,
      payoutMinor: -9_000n,
    });
    await standsAs('best', [
      [1, '4.0000'],
      [2, '3.0000'],
    ]);
    expect(await scores('sum')).toEqual([
      [1, '15.00'],
      [2, '10.00'],
    ]);
    await areSound();
    server.advance(22 * minuteMs);
    await end();
    expect(await scores('best')).toEqual([
      [1, '4.0000'],
      [2, '3.0000'],
    ]);
    expect(await scores('sum')).toEqual([
      [1, '15.00'],
      [2, '10.00'],
    ]);
    await areSound();
  });

  it('have places from their least score on', async () => {
    const [one, two] = (await players(2)) as [TestPlayer, TestPlayer];
    await publish(race('least', { min_score: '10.00' }));
    await logPlays(server, one, { ref: 'a', cashMinor: 1_000n });
    await logPlays(server, two, { ref: 'b', cashMinor: 999n });
    await standsAs('least', [[1, '10.00']]);
    const [listed] = (await server.call(raceList, two.me)).value;
    expect(listed).toMatchObject({ ...{ min_score: '10.00', joined_at: null }, mine: null });
  });

  it('show a player their place, what is missing to the next, and who is around', async () => {
    const all = await players(6);
    await publish(race('crowd'));
    for (const [at, player] of all.entries())
      await logPlays(server, player, { ref: `p${at}`, cashMinor: BigInt(600 - at * 100) });
    await vi.waitFor(async () => {
      await server.runJob('count-races');
      expect(await scores('crowd')).toHaveLength(6);
    }, patience);
    const [first, , , fourth] = all as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
    await server.call(nameShown, { ...first.me, shown: 'hidden' });
    expect(await server.call(nameShown, first.me)).toMatchObject({ shown: 'hidden' });
    const { value } = await server.call(raceMine, { ...fourth.me, race_code: 'crowd' });
    expect(value).toMatchObject({
      ...{ place: 4, score: '3.00', prize: null, to_next: { place: 3, score: '4.00' } },
      around: [2, 3, 4, 5, 6].map((place) => ({ place, is_me: place === 4 })),
    });
    const top = await server.call(raceMine, { ...first.me, race_code: 'crowd' });
    expect(top.value).toMatchObject({ place: 1, prize: cash('50.00'), to_next: null });
    const page = await server.call(raceStanding, { race_code: 'crowd', limit: 4 });
    expect(page).toMatchObject({
      players: 6,
      value: [{ name: '***', prize: cash('50.00') }, {}, {}, {}],
    });
    const rest = await server.call(raceStanding, {
      ...{ race_code: 'crowd', limit: 4, cursor: page.next_cursor ?? '' },
    });
    expect(rest).toMatchObject({ value: [{ place: 5 }, { place: 6 }], next_cursor: null });
    const [listed] = (await server.call(raceList, fourth.me)).value;
    expect(listed).toMatchObject({
      ...{ race_code: 'crowd', state: 'running', players: 6, prize_sum: '70.00', unit: 'amount' },
      mine: { place: 4, score: '3.00' },
    });
    expect(listed?.leaders).toHaveLength(6);
    const outside = await server.signUpPlayer();
    expect(await server.call(raceMine, { ...outside.me, race_code: 'crowd' })).toMatchObject({
      value: null,
    });
    expect(await failure(server.call(raceMine, { ...outside.me, race_code: 'no' }))).toBe(
      '404 raceNotFound',
    );
    expect(await failure(server.call(raceStanding, { race_code: 'no' }))).toBe('404 raceNotFound');
  });

  it('count from joining on, where they are to be joined', async () => {
    const [one, two] = (await players(2)) as [TestPlayer, TestPlayer];
    await publish(
      race('joined', { entry: 'join' }),
      race('high', { entry: 'join', audience: { levels: { from: 5 } } }),
    );
    const { value } = await server.call(raceDetail, { race_code: 'joined' });
    const join = ({ me }: TestPlayer, race_code: string, terms_version: string) =>
      server.call(raceJoin, { ...me, race_code, terms_version });
    await logPlays(server, one, { ref: 'before', cashMinor: 4_000n });
    expect(await failure(join(one, 'joined', 'x'))).toBe(`409 termsChanged ${value.terms.version}`);
    expect(await failure(join(one, 'nothing', 'x'))).toBe('404 raceNotFound');
    const high = await server.call(raceDetail, { race_code: 'high' });
    expect(await failure(join(one, 'high', high.value.terms.version))).toContain('notEligible');
    server.advance(1000);
    expect(value).toMatchObject({ entry: 'join', joined_at: null });
    const joined_at = after(1 / 60).toISOString();
    expect(await join(one, 'joined', value.terms.version)).toMatchObject({ value: { joined_at } });
    server.advance(1000);
    expect(await join(one, 'joined', value.terms.version)).toMatchObject({ value: { joined_at } });
    const seen = async ({ me }: TestPlayer) =>
      (await server.call(raceDetail, { ...me, race_code: 'joined' })).value.joined_at;
    expect([await seen(one), await seen(two)]).toEqual([joined_at, null]);
    await logPlays(server, one, { ref: 'since', cashMinor: 700n });
    await logPlays(server, two, { ref: 'never', cashMinor: 900n });
    await standsAs('joined', [[1, '7.00']]);
    server.advance(25 * minuteMs);
    expect(await failure(join(two, 'joined', value.terms.version))).toBe('409 raceOver');
  });

  describe('ending', () => {
    it('pays each place once, by the settlements as they are after the freeze', async () => {
      const [one, two, machine, gone] = (await players(4)) as [
        ...[TestPlayer, TestPlayer, TestPlayer, TestPlayer],
      ];
      await publish(race('end'));
      const { db } = server.context.database;
      await db
        .updateTable('players')
        .set({ is_computer: true })
        .where('id', '=', machine.id)
        .execute();
      await logPlays(server, machine, { ref: 'm', cashMinor: 9_000n });
      await logPlays(server, gone, { ref: 'g', cashMinor: 8_000n });
      await logPlays(server, one, { ref: 'a', cashMinor: 3_000n });
      await logPlays(server, two, { ref: 'b', cashMinor: 2_000n }, { ref: 'c', cashMinor: 2_000n });
      await standsAs('end', [
        [1, '90.00'],
        [2, '80.00'],
        [3, '40.00'],
        [4, '30.00'],
      ]);
      await db
        .updateTable('players')
        .set({ status: 'BLOCKED' })
        .where('id', '=', gone.id)
        .execute();
      server.advance(20 * minuteMs);
      // Within the freeze a bet becomes void.
      const late = { isCorrection: true, countedAt: begun };
      await logPlays(server, two, { ...late, ref: 'c', cashMinor: -2_000n });
      await end();
      expect((await server.call(raceList, {})).value[0]).toMatchObject({ state: 'freezing' });
      server.advance(minuteMs + 10_000);
      const ranked = await Promise.all(Array.from({ length: 4 }, () => endRaces(server.context)));
      expect(ranked.reduce((sum, count) => sum + count, 0)).toBe(1);
      await Promise.allSettled(Array.from({ length: 4 }, () => payRaces(server.context)));
      await end();
      expect((await server.call(raceList, one.me)).value[0]).toMatchObject({
        ...{ state: 'paid', players: 2, mine: { place: 1, score: '30.00' } },
      });
      const claims = await db
        .selectFrom('reward_claims')
        .select(['player_id', 'claim_key'])
        .orderBy('claim_key')
        .execute();
      expect(claims).toEqual([
        { player_id: one.id, claim_key: 'end:1' },
        { player_id: two.id, claim_key: 'end:2' },
      ]);
      await areSound();
      // What is corrected later changes nothing.
      await logPlays(server, one, { ...late, ref: 'a', cashMinor: -3_000n });
      await server.runJob('count-races');
      await end();
      expect(await scores('end')).toEqual([
        [1, '30.00'],
        [2, '20.00'],
      ]);
    });

    it('withholds what the budget does not hold, and says so', async () => {
      const [one, two] = (await players(2)) as [TestPlayer, TestPlayer];
      await publish(race('poor', { budget: { amount: '70.00', grants: 1 } }));
      await logPlays(server, one, { ref: 'a', cashMinor: 3_000n });
      await logPlays(server, two, { ref: 'b', cashMinor: 2_000n });
      await server.runJob('count-races');
      server.advance(22 * minuteMs);
      await end();
      const results = await server.context.database.db
        .selectFrom('race_results')
        .select(['place', 'withheld'])
        .orderBy('place')
        .execute();
      expect(results).toEqual([
        { place: 1, withheld: null },
        { place: 2, withheld: 'budgetSpent' },
      ]);
      await areSound();
    });

    it('comes by its terms when a race is stopped, and waits while rewards are off', async () => {
      const [one] = (await players(1)) as [TestPlayer];
      await publish(race('stopped'));
      await logPlays(server, one, { ref: 'a', cashMinor: 3_000n });
      await standsAs('stopped', [[1, '30.00']]);
      await runTool(server.context, ['campaign', 'stop', 'alpha', 'races']);
      await runTool(server.context, ['rewards', 'off', 'alpha']);
      server.advance(22 * minuteMs);
      await end();
      const state = async () =>
        (await server.call(raceDetail, { race_code: 'stopped' })).value.state;
      expect(await state()).toBe('freezing');
      await runTool(server.context, ['rewards', 'on', 'alpha']);
      await end();
      expect(await state()).toBe('paid');
    });

    it('is followed by the next day’s race, which tells who won before', async () => {
      const [one] = (await players(1)) as [TestPlayer];
      await publish(race('daily', { repeat: 'day', ends_at: after(3 * 24 * 60).toISOString() }));
      await logPlays(server, one, { ref: 'a', cashMinor: 3_000n });
      await standsAs('daily-2026-11-21', [[1, '30.00']]);
      server.advance(13 * 60 * minuteMs);
      await server.runJob('count-races');
      await end();
      const { value } = await server.call(raceDetail, { race_code: 'daily-2026-11-22' });
      expect(value).toMatchObject({
        ...{ state: 'running', starts_at: '2026-11-21T16:00:00.000Z', players: 0 },
        past: [
          {
            race_code: 'daily-2026-11-21',
            winners: [{ place: 1, score: '30.00', prize: cash('50.00') }],
          },
        ],
      });
      expect(await failure(server.call(raceDetail, { race_code: 'daily' }))).toBe(
        '404 raceNotFound',
      );
    });
  });
});

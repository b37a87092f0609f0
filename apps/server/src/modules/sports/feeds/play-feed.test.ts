import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { betDetail, betPlace, eventDetail, eventList, slipStatus } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { feedWorld, matchMessages, type ToldMessage } from '../../../testing/feed-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

const second = 1_000;
const hour = 3_600 * second;
const asTold = ['--as-told', '--adopt'];

let server: TestServer;
let made = 0;
describeServerOnBothEngines('messages of a source', (start) => {
  let world: ReturnType<typeof feedWorld>;
  let told: ReturnType<typeof matchMessages>;
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  });
  beforeEach(() => {
    made += 1;
    world = feedWorld(server, `source-${made}`);
    told = matchMessages(server.context.clock.now(), 'm1', [`Reds ${made}`, `Blues ${made}`]);
  });

  const eventRow = async () => {
    const id = await world.eventId();
    return server.context.database.db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
  };
  const selection = async (kind: string, outcome: string) => {
    const { id } = await server.context.database.db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select('s.id')
      .where('m.event_id', '=', (await world.eventId()) ?? '')
      .where('m.kind', '=', kind)
      .where('s.outcome', '=', outcome)
      .executeTakeFirstOrThrow();
    return id;
  };
  const bet = async (outcome: string, odds: string) => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const { bets } = await server.call(betPlace, {
      ...{ ...player.me, odds_change: 'none' },
      bets: [{ selection_id: await selection('1x2', outcome), odds, stake: '10.00' }],
    });
    return { player, betId: bets[0]?.bet_id ?? '' };
  };
  const outcomeOf = async ({ player, betId }: { player: TestPlayer; betId: string }) => {
    const { bet: now } = await server.call(betDetail, { ...player.me, bet_id: betId });
    return now.product === 'sports' ? `${now.status} ${now.result} ${now.payout}` : 'none';
  };
  const settled = async (): Promise<void> => {
    await server.runJob('settle-bets');
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  };
  const before = (): ToldMessage[] => [
    told.fixture(),
    told.odds('2.10', '3.40', '3.60'),
    told.markets(told.total('2.5', '1.90', '1.92')),
    told.stop('review'),
    told.odds('2.14', '3.40', '3.55'),
    told.markets(told.total('2.5', '1.88', '1.94'), told.total('3.5', '3.10', '1.36')),
  ];

  it('become a match with its prices, which is bet on and settled', async () => {
    const report = await world.play(before(), ...asTold);
    expect(report).toMatchObject({ read: 6, applied: 6, repeated: 0, doubted: 0, faults: [] });
    expect(await world.offer()).toEqual([
      '1x2 - open away 3550 draw 3400 home 2140',
      'total 10 open over 1880 under 1940',
      'total 14 open over 3100 under 1360',
    ]);
    const placed = await bet('home', '2.14');
    const { value } = await server.call(eventList, { league_id: (await eventRow()).league_id });
    expect(value).toMatchObject([{ home_team_name: `Reds ${made}`, feed_state: 'fresh' }]);

    await world.play([told.live(10, 0, 0), told.live(31, 1, 0)], ...asTold);
    expect(await eventRow()).toMatchObject({ state: 'live', minute: 31, home_score: 1 });
    expect(await world.play([told.facts(99, 2, 1)], ...asTold)).toMatchObject({ applied: 1 });
    await settled();
    expect(await outcomeOf(placed)).toBe('settled won 21.40');
    expect(await eventRow()).toMatchObject({ state: 'finished', home_score: 2, away_score: 1 });
    const { event } = await server.call(eventDetail, { event_id: (await world.eventId()) ?? '' });
    expect(event.scores?.['2h']).toEqual({ goals: [2, 1] });
  });

  it('come to the same offer and the same settlement in any order, and however often', async () => {
    await world.play(before(), ...asTold);
    const inOrder = await world.offer();
    for (const order of [
      [5, 4, 3, 2, 1, 0],
      [2, 0, 5, 1, 4, 3],
      [0, 1, 0, 5, 2, 3, 4, 1, 5],
    ]) {
      made += 1;
      const other = feedWorld(server, `source-${made}`);
      told = matchMessages(server.context.clock.now(), 'm1', [`Reds ${made}`, `Blues ${made}`]);
      world = other;
      const numbered = other.number(before());
      const shuffled = order.flatMap((index) => numbered[index] ?? []);
      expect(await other.play(shuffled.slice(0, 3), ...asTold)).toMatchObject({ read: 3 });
      await other.play(shuffled.slice(3), ...asTold);
      expect(await other.play(shuffled, ...asTold)).toMatchObject({
        ...{ applied: 0, doubted: 0, repeated: order.length },
      });
      expect(await other.offer()).toEqual(inOrder);
      const placed = await bet('away', '3.55');
      const ends = other.number([told.facts(3, 0, 1), told.facts(2, 1, 1)]);
      await other.play([...ends.toReversed(), ...ends], ...asTold);
      await settled();
      expect(await outcomeOf(placed)).toBe('settled won 35.50');
    }
  });

  it('that correct a result settle its bets anew, by the highest revision', async () => {
    await world.play(before(), ...asTold);
    const placed = await bet('home', '2.14');
    await world.play([told.facts(1, 1, 1)], ...asTold);
    await settled();
    expect(await outcomeOf(placed)).toBe('settled lost 0.00');
    await world.play([told.facts(2, 2, 1)], ...asTold);
    await settled();
    expect(await outcomeOf(placed)).toBe('settled won 21.40');
  });

  it('that are no messages are told by line and field; the others count', async () => {
    const [fixture, odds] = world.number(before());
    const lines = [JSON.stringify(fixture), '{"kind":', JSON.stringify({ ...odds, markets: 7 })];
    const report = await world.playLines([...lines, JSON.stringify(odds)], ...asTold);
    expect(report).toMatchObject({ read: 2, applied: 2 });
    expect(report.faults.map(({ line }) => line)).toEqual([2, 3]);
    expect(await world.offer()).toHaveLength(1);
  });

  it('of a source that is played already, or as another format, are refused', async () => {
    const lock = await server.context.database.tryLeaderLock(`feed:${world.source}`);
    await expect(world.play(before())).rejects.toThrow('being played by somebody else');
    await lock?.release();
    await world.play(before(), ...asTold);
    await expect(world.play(before(), '--format', 'unified-feed')).rejects.toThrow('canonical');
  });

  describe('with prices of the house', () => {
    it('carry its margin, and wait where they jump', async () => {
      const chances = { home: { won: 0.5 }, draw: { won: 0.25 }, away: { won: 0.25 } };
      const fair = { home: '2.00', draw: '4.00', away: '4.00' };
      const market = (more: object) =>
        told.markets({ kind: '1x2', chances, prices: fair, ...more });
      await world.play([told.fixture(), market({})], '--adopt');
      const [first = ''] = await world.offer();
      const [, away = 0, draw = 0, home = 0] = /away (\d+) draw (\d+) home (\d+)/
        .exec(first)
        ?.map(Number) ?? [0];
      const sum = 1000 / home + 1000 / draw + 1000 / away;
      expect(sum).toBeGreaterThan(1.03);
      expect(sum).toBeLessThan(1.1);

      const jumped = { home: { won: 0.8 }, draw: { won: 0.1 }, away: { won: 0.1 } };
      const far = { home: '1.25', draw: '10.00', away: '10.00' };
      await world.play([market({ chances: jumped, prices: far })]);
      expect(await world.offer()).toEqual([first]);
      server.advance(2 * second);
      await server.runJob('watch-feeds');
      expect(await world.offer()).toEqual([first]);
      server.advance(2 * second);
      await server.runJob('watch-feeds');
      expect(await world.offer()).not.toEqual([first]);
    });
  });

  describe('that stop', () => {
    const silence = async (ms: number): Promise<void> => {
      server.advance(ms);
      await server.runJob('watch-feeds');
    };

    it('a market refuse what was bet on it in between', async () => {
      await world.play(before(), ...asTold);
      await world.play([told.live(10, 0, 0)], ...asTold);
      const player = await server.signUpPlayer();
      await server.fund(player, 10_000n);
      const { slip_id = '' } = await server.call(betPlace, {
        ...{ ...player.me, odds_change: 'any' },
        bets: [{ selection_id: await selection('1x2', 'home'), odds: '2.14', stake: '10.00' }],
      });
      // Both in one file: nobody sees the market stopped.
      await world.play([told.stop('goal'), told.odds('2.14', '3.40', '3.55')], ...asTold);
      expect((await world.offer())[0]).toBe('1x2 - open away 3550 draw 3400 home 2140');
      server.advance(6 * second);
      await server.runJob('decide-slips');
      const { slip } = await server.call(slipStatus, { ...player.me, slip_id });
      expect(slip).toMatchObject({ state: 'rejected', refusals: [{ code: 'marketSuspended' }] });
    });

    it('after 15 s of silence, until prices come after all was sent once more', async () => {
      await world.play(before(), ...asTold);
      await silence(14 * second);
      expect((await world.offer())[0]).toMatch(/^1x2 - open/);
      await silence(2 * second);
      expect((await world.offer())[0]).toMatch(/^1x2 - suspended feed/);
      expect((await eventRow()).play).toMatchObject({ feed_state: 'stale' });

      await world.play([{ kind: 'alive', subscribed: true }], ...asTold);
      await world.play([told.odds('2.20', '3.40', '3.50')], ...asTold);
      expect((await world.offer())[0]).toMatch(/^1x2 - suspended feed/);
      await world.play([{ kind: 'snapshot', request: '1' }], ...asTold);
      expect((await world.offer())[0]).toMatch(/^1x2 - suspended feed/);
      await world.play([told.odds('2.22', '3.40', '3.48')], ...asTold);
      expect(await world.offer()).toEqual([
        '1x2 - open away 3480 draw 3400 home 2220',
        'total 10 suspended feed over 1880 under 1940',
        'total 14 suspended feed over 3100 under 1360',
      ]);
      expect((await eventRow()).play).toMatchObject({ feed_state: 'fresh' });
    });

    it('at once when a source says that it lost what it was to send', async () => {
      await world.play(before(), ...asTold);
      await world.play([{ kind: 'alive', subscribed: false }], ...asTold);
      expect((await world.offer())[0]).toMatch(/^1x2 - suspended feed/);
      const { text } = await runTool(server.context, ['feed', 'list']);
      expect(text).toMatch(new RegExp(`${world.source}\tcanonical\tstale`));
    });
  });

  describe('about fixtures', () => {
    it('move a match that has not begun, and give stakes back when it is called off', async () => {
      await world.play(before(), ...asTold);
      const placed = await bet('home', '2.14');
      const start_time = new Date(server.context.clock.now().getTime() + 5 * hour).toISOString();
      await world.play([told.fixture({ change: 'time', start_time })], ...asTold);
      expect((await eventRow()).start_time.toISOString()).toBe(start_time);
      await world.play([told.fixture({ change: 'cancelled', start_time })], ...asTold);
      await settled();
      expect(await outcomeOf(placed)).toMatch(/void 10\.00$/);
    });

    it('put off beyond its bets make another match, for new ones', async () => {
      await world.play(before(), ...asTold);
      const first = await eventRow();
      await bet('home', '2.14');
      const start_time = new Date(first.start_time.getTime() + 72 * hour).toISOString();
      await world.play([told.fixture({ change: 'time', start_time })], ...asTold);
      const second_ = await eventRow();
      expect(second_.id).not.toBe(first.id);
      expect(second_.start_time.toISOString()).toBe(start_time);
      expect(await world.offer()).toHaveLength(3);
    });
  });
});

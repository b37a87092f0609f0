import { beforeAll, expect, it } from 'vitest';
import { betPlace, eventDetail, eventList } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { kindsOf } from '@pavilion/sports';
import { writeSportsLimits } from '../../modules/sports/sportsbook/index.ts';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedSportsbook } from './seed-sportsbook.ts';

const secondMs = 1_000;
const betsAtOnce = 20;

describeServerOnBothEngines('bets on the demo leagues', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    await writeSportsLimits(server.context.database.db, player.siteId, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 1_000_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  });

  const tick = async (durationMs: number): Promise<void> => {
    server.advance(durationMs);
    for (const job of ['play-demo-matches', 'decide-slips', 'settle-bets'])
      await server.runJob(job);
  };
  const detail = async (eventId: string) =>
    (await server.call(eventDetail, { event_id: eventId })).event;

  /** Bets on every outcome that is offered of a match; gives how many. */
  const betOnAll = async (eventId: string): Promise<number> => {
    const { markets } = await detail(eventId);
    const bets = markets
      .filter(({ status }) => status === 'open')
      .flatMap(({ selections }) => selections)
      .map(({ selection_id, odds }) => ({ selection_id, odds, stake: '5.00' }));
    for (let from = 0; from < bets.length; from += betsAtOnce) {
      const some = bets.slice(from, from + betsAtOnce);
      await server.call(betPlace, { ...player.me, odds_change: 'any', bets: some });
    }
    return bets.length;
  };

  it('are settled on every outcome of every kind once the match is over', async () => {
    const list = await server.call(eventList, { limit: 100 });
    const isCup = (name: string): boolean => name.startsWith('Harbour');
    const cups = list.value.filter(({ league_name }) => isCup(league_name));
    const fast = list.value.filter(
      ({ league_name: name }) => name.endsWith('Express') && !isCup(name),
    );
    const next = fast.filter(({ state }) => state === 'upcoming')[1]?.event_id ?? '';
    const live = fast.find(({ state, minute }) => state === 'live' && (minute ?? 0) < 40);
    for (let second = 0; second < 24; second += 2) await tick(2 * secondMs);
    const { markets, groups = [], season, round } = await detail(next);
    const offered = new Set(markets.map(({ kind }) => kind));
    const missing = kindsOf.football.map(({ kind }) => kind).filter((kind) => !offered.has(kind));
    // Those of a cup tie; and of two unlike teams what is as good as decided.
    const ofCups = ['to-qualify', 'extra-time'];
    expect(missing).toEqual(expect.arrayContaining(ofCups));
    expect(missing.length).toBeLessThan(8);
    const tie = await detail(cups.find(({ state }) => state === 'upcoming')?.event_id ?? '');
    expect(tie.markets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(ofCups));
    expect(groups.flatMap(({ market_ids }) => market_ids).toSorted()).toEqual(
      markets.map(({ market_id }) => market_id).toSorted(),
    );
    expect({ season, round }).toEqual({ season: '2026', round: expect.any(String) });
    const scorers = markets.find(({ kind }) => kind === 'anytime-scorer')?.selections ?? [];
    expect(scorers.every(({ name, player_id }) => name !== undefined && player_id !== '')).toBe(
      true,
    );
    let placed = (await betOnAll(next)) + (await betOnAll(tie.event_id));
    if (live) placed += await betOnAll(live.event_id);
    expect(placed).toBeGreaterThan(300);
    const open = async (): Promise<number> => {
      const rows = await server.context.database.db
        .selectFrom('bets')
        .select('id')
        .where('status', 'in', ['accepted', 'pending'])
        .execute();
      return rows.length;
    };
    for (let minutes = 0; minutes < 30 && (await open()) > 0; minutes += 1) {
      await tick(60 * secondMs);
    }
    expect(await open()).toBe(0);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  }, 300_000);
});

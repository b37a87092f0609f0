import { beforeAll, describe, expect, it } from 'vitest';
import {
  betPlace,
  eventDetail,
  eventList,
  leagueList,
  matchList,
  slipPlace,
  sportList,
  type CallResponse,
} from '@pavilion/contracts';
import { messageLocaleCodes } from '@pavilion/domain/locales';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../testing/audit-books.ts';
import { readDemoSettings, seedSportsbook } from '../matches/index.ts';
import { readOpenRaces } from './demo-races.store.ts';
import { demoRaceOf, demoRaces } from './race-calendar.ts';
import { cardOf, stillRunning } from './race-card.ts';
import { finishOf } from './race-finish.ts';
import { raceNames } from './race-names.ts';
import { raceOfferOf } from './race-offer.ts';

const hourMs = 60 * 60_000;
const slotMs = hourMs / 4;
const dayMs = 24 * hourMs;
const settings = { seed: 'races', epoch: new Date('2026-11-21T00:00:00Z') };
const dayOf = (day: number) =>
  demoRaces(
    settings,
    new Date(settings.epoch.getTime() + day * 24 * hourMs),
    new Date(settings.epoch.getTime() + (day + 1) * 24 * hourMs - 1),
  );

describe('the calendar of races', () => {
  const races = [0, 1, 2, 3, 4].flatMap(dayOf);

  it('has 96 a day, horses and greyhounds, each with a card of its own', () => {
    expect(dayOf(0)).toHaveLength(96);
    expect(new Set(dayOf(0).map(({ course }) => course.runs))).toEqual(
      new Set(['horses', 'greyhounds']),
    );
    for (const race of races) {
      const { runners } = cardOf(race);
      expect(new Set(runners.map(({ runnerId }) => runnerId)).size).toBe(runners.length);
      expect(runners.reduce((sum, { winChance }) => sum + winChance, 0)).toBeCloseTo(1, 9);
    }
  });

  it('names races in every language of the product', () => {
    const [race] = races;
    const names = raceNames(race?.course.names ?? { EN: '' }, 5, true);
    for (const code of messageLocaleCodes) expect(names[code]).toBeTruthy();
  });

  it('has withdrawals and level finishes now and then', () => {
    const withdrawn = races.filter((race) => cardOf(race).withdrawals.length > 0);
    expect(withdrawn.length).toBeGreaterThan(10);
    expect(withdrawn.length).toBeLessThan(races.length / 5);
    const finishes = races.map((race) => finishOf(race, []));
    const level = finishes.filter(({ runners }) => {
      const places = runners.map(({ position }) => position);
      return new Set(places).size < places.length;
    });
    expect(level.length).toBeGreaterThan(0);
    expect(level.length).toBeLessThan(races.length / 20);
  });

  it('comes out as it is priced, and whoever takes any price loses', () => {
    let [surprise, variance, returned, count] = [0, 0, 0, 0];
    for (const race of races) {
      const runners = stillRunning(cardOf(race), new Set());
      const win = raceOfferOf(runners, runners, { overround: 1.06 }).find(
        ({ kind }) => kind === 'win',
      );
      const first = finishOf(race, []).runners.find(({ position }) => position === 1);
      for (const { outcome, oddsMilli } of win?.selections ?? []) {
        const chance = runners.find(({ runnerId }) => runnerId === outcome)?.winChance ?? 0;
        expect((oddsMilli / 1000) * chance).toBeLessThan(1);
        const hasWon = first?.runnerId === outcome;
        surprise += chance * ((hasWon ? 1 : 0) - chance);
        variance += chance ** 2 * chance * (1 - chance);
        returned += hasWon ? oddsMilli / 1000 - 1 : -1;
        count += 1;
      }
    }
    expect(Math.abs(surprise) / Math.sqrt(variance)).toBeLessThan(4);
    expect(returned / count).toBeLessThan(0.1);
  });
});

describe('duels of a race', () => {
  const runners = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((runnerId, index) => ({
    runnerId,
    winChance: (9 - index) / 45,
  }));
  const duels = (out: readonly string[]) =>
    raceOfferOf(
      stillRunning(
        { runners: runners.map(named), isHandicap: false, withdrawals: [] },
        new Set(out),
      ),
      runners,
      { overround: 1.06 },
    )
      .filter(({ kind }) => kind === 'duel')
      .map(({ param }) => param);
  const named = (runner: (typeof runners)[number]) => ({ ...runner, number: 1, names: { EN: '' } });

  it('are neighbours by their chance, in a field of any size', () => {
    expect(duels([])).toEqual(['a,b', 'c,d', 'e,f']);
  });

  it('stay as they are when somebody is withdrawn, but for his own', () => {
    expect(duels(['c'])).toEqual(['a,b', 'e,f']);
  });
});

describeServer('the races of the demo', (start) => {
  let server: TestServer;
  const tick = async (durationMs: number): Promise<void> => {
    server.advance(durationMs);
    await server.runJob('play-demo-races');
    await server.runJob('settle-bets');
  };
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    for (let run = 0; run < 9; run += 1) await server.runJob('top-up-demo-races');
  });

  const racesIn = (state: 'upcoming' | 'live' | 'finished') =>
    server.context.database.db
      .selectFrom('events')
      .select(['id', 'runners'])
      .where('sport', '=', 'racing')
      .where('state', '=', state)
      .orderBy('start_time')
      .execute();

  it('stand by their sport with the cards of a day, and in no list of matches', async () => {
    const { value: sports } = await server.call(sportList, {});
    const racing = sports.find(({ sport }) => sport === 'racing');
    expect(racing?.upcoming_count).toBeGreaterThanOrEqual(94);
    const { value: races } = await server.call(eventList, { sport: 'racing', limit: 100 });
    expect(races.length).toBe(racing?.upcoming_count);
    expect(races[0]?.participants?.length).toBeGreaterThan(4);
    const { value: leagues } = await server.call(leagueList, { sport: 'racing' });
    const [course] = leagues[0]?.leagues ?? [];
    const { value: meeting } = await server.call(eventList, { league_id: course?.league_id });
    expect(meeting.length).toBe(course?.upcoming_count);
    const lists = [
      (await server.call(eventList, { limit: 100 })).value,
      (await server.call(matchList, {})).value,
    ];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.filter(({ home_team_name }) => home_team_name === '')).toEqual([]);
    }
  });

  it('run a whole day: every bet is settled, the books are right', async () => {
    let placed = 0;
    const races = await racesIn('upcoming');
    const leaving = await whoWithdraws();
    expect(leaving.size).toBeGreaterThan(0);
    const chosen = races.filter(
      ({ runners }, index) => index % 3 === 0 || runners.some(({ id }) => leaving.has(id)),
    );
    for (const { id } of chosen) placed += await betOnSome(server, id, leaving);
    expect(placed).toBeGreaterThan(150);
    for (let slot = 0; slot < 100; slot += 1) await tick(slotMs);
    expect(await openBets()).toBe(0);
    const finished = await racesIn('finished');
    expect(finished.length).toBeGreaterThanOrEqual(94);
    expect(await racesIn('upcoming')).toEqual([]);
    const withdrawn = finished.flatMap(({ runners }) =>
      runners.filter((runner) => runner.withdrawn !== null),
    );
    expect(withdrawn.length).toBeGreaterThan(0);
    const { rows } = await settledHow();
    expect(rows).toEqual(expect.arrayContaining(['won', 'lost', 'void']));
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('closes at the off, and more races follow', async () => {
    await server.runJob('top-up-demo-races');
    const [next] = await racesIn('upcoming');
    if (!next) throw new Error('no race');
    const page = async () => (await server.call(eventDetail, { event_id: next.id })).event;
    const [market] = (await page()).markets;
    const selection = market?.selections[0];
    const startMs = Date.parse((await page()).start_time);
    await tick(startMs - server.context.clock.now().getTime() + 1000);
    expect(await page()).toMatchObject({ state: 'live', markets: [] });
    const player = await server.signUpPlayer();
    const { selection_id = '', odds = '' } = selection ?? {};
    await expect(
      server.call(betPlace, {
        ...{ ...player.me, odds_change: 'any' },
        bets: [{ selection_id, odds, stake: '20.00' }],
      }),
    ).rejects.toMatchObject({ code: 'eventStarted' });
  });

  /** Ids of the runners that are entered and will not run. */
  async function whoWithdraws(): Promise<Set<string>> {
    const { db } = server.context.database;
    const known = await readDemoSettings(db);
    if (!known) throw new Error('the demo has no settings');
    const open = await readOpenRaces(db, new Date(server.context.clock.now().getTime() + dayMs));
    const cards = open.flatMap(({ sourceKey }) => demoRaceOf(known, sourceKey) ?? []).map(cardOf);
    return new Set(cards.flatMap(({ withdrawals }) => withdrawals.map(({ runnerId }) => runnerId)));
  }

  async function openBets(): Promise<number> {
    const rows = await server.context.database.db
      .selectFrom('bets')
      .select('id')
      .where('status', '=', 'accepted')
      .execute();
    return rows.length;
  }

  async function settledHow(): Promise<{ rows: (string | null)[] }> {
    const rows = await server.context.database.db
      .selectFrom('bets')
      .select('result')
      .distinct()
      .execute();
    return { rows: rows.map(({ result }) => result) };
  }
});

type Event = CallResponse<typeof eventDetail>['event'];
const openMarkets = ({ markets }: Event) => markets.filter(({ status }) => status === 'open');

/**
 * A newcomer's bets on every third selection of a race and on who will withdraw, on its winner each
 * way; gives how many.
 */
async function betOnSome(
  server: TestServer,
  eventId: string,
  leaving: ReadonlySet<string>,
): Promise<number> {
  const player = await server.signUpPlayer();
  await server.fund(player, 1_000_000n);
  const { event } = await server.call(eventDetail, { event_id: eventId });
  const bets = openMarkets(event).flatMap(({ kind, selections }) =>
    selections
      .filter(({ runner_id: id = '' }, index) => index % 3 === 0 || leaving.has(id))
      .map(({ selection_id, odds }) => ({
        ...{ bet_type: 'single' as const, legs: [{ selection_id, odds }] },
        ...{ unit_stake: '20.00', each_way: kind === 'win' },
      })),
  );
  const some = bets.slice(0, 20);
  await server.call(slipPlace, { ...player.me, odds_change: 'any', bets: some });
  return some.length;
}

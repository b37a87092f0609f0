import { beforeAll, describe, expect, it } from 'vitest';
import { eventDetail, eventList, slipPlace } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../testing/audit-books.ts';
import { lengthOf } from '../../testing/match-length.ts';
import { readDemoSettings, seedSportsbook } from '../matches/index.ts';
import { demoSportOf } from '../sports/demo-sports.ts';
import { entrantsOf, sportSeason, strengthOf, winChanceOf, winnerIn } from '../sports/index.ts';
import { sportLeagues } from '../sports/sport-leagues.ts';
import { playOf } from '../sports/sport-play.ts';
import { finalOrder } from './season-table.ts';
import { sportOutright, sportOutrightsAt } from './sport-outright-season.ts';

const hourMs = 60 * 60_000;
const settings = { seed: 'knock-outs', epoch: new Date('2026-11-21T00:00:00Z') };
const knockOuts = sportLeagues.filter(({ format }) => format === 'knock-out');
const longAfter = new Date(settings.epoch.getTime() + 1000 * hourMs);

function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('not there');
  return value;
}

describe('the knock-outs of the demo', () => {
  it('are played in tennis and e-sports', () => {
    expect(knockOuts.map(({ sport }) => sport)).toEqual(['tennis', 'e-sports']);
  });
});

describe.each(knockOuts.map((league) => [league.sport, league] as const))(
  'a knock-out of %s',
  (_sport, league) => {
    const numbers = [0, 1, 2, 3, 4, 5];
    const seasonOf = (number: number) => found(sportSeason(settings, league.code, number));
    const outrightOf = (number: number) => found(sportOutright(settings, league.code, number));

    it('has the winners of two ties meet, one tie after the other', () => {
      for (const number of numbers) {
        const { matches } = seasonOf(number);
        const sides = matches.map(({ homeKey, awayKey }) => [homeKey, awayKey]);
        const won = matches.map((match) => winnerIn(settings, match));
        expect(sides.slice(0, 4).flat()).toEqual(entrantsOf(settings, league, number));
        expect(new Set(sides.slice(0, 4).flat()).size).toBe(8);
        expect(sides.slice(4)).toEqual([won.slice(0, 2), won.slice(2, 4), won.slice(4, 6)]);
        const ends = matches.map(
          (match) => match.start.getTime() + lengthOf(playOf(settings, match)) / league.speed,
        );
        matches.forEach(({ start, knownFrom }, tie) => {
          expect(start.getTime()).toBeGreaterThan(ends[tie - 1] ?? 0);
          if (tie < 4) return;
          // Who meets is told once both are known, and before they begin.
          const before = tie < 6 ? ends.slice(2 * tie - 8, 2 * tie - 6) : ends.slice(4, 6);
          expect(found(knownFrom).getTime()).toBeGreaterThanOrEqual(Math.max(...before));
          expect(found(knownFrom).getTime()).toBeLessThan(start.getTime());
        });
      }
    });

    it('ends in the order of its rounds, whoever gave up', () => {
      for (const number of numbers) {
        const { matches } = seasonOf(number);
        const won = matches.map((match) => winnerIn(settings, match));
        const table = outrightOf(number).tableAt(longAfter);
        expect(table).toMatchObject({ isOver: true, playedCount: 7, fixtures: [] });
        const order = finalOrder(table);
        expect(order[0]).toBe(won[6]);
        expect(new Set(order.slice(0, 2))).toEqual(new Set(won.slice(4, 6)));
        expect(new Set(order.slice(0, 4))).toEqual(new Set(won.slice(0, 4)));
      }
    });

    it('is priced by the ties that are left of it', async () => {
      const { matches } = seasonOf(1);
      const outright = outrightOf(1);
      const drawn = entrantsOf(settings, league, 1);
      const ends = await outright.endsFrom(new Date(0), 'before', () => Promise.resolve());
      const exact = winnersOf(drawn, (homeKey, awayKey) =>
        winChanceOf(settings, league, { homeKey, awayKey }),
      );
      for (const key of drawn) {
        const share = ends.filter(([first]) => first === key).length / ends.length;
        const chance = exact.get(key) ?? 0;
        const error = Math.sqrt((chance * (1 - chance)) / ends.length);
        expect([key, Math.abs(share - chance) < 4 * error + 1e-3]).toEqual([key, true]);
      }
      const semiFinals = found(matches[4]).start;
      const later = await outright.endsFrom(semiFinals, 'later', () => Promise.resolve());
      const through = new Set(matches.slice(0, 4).map((match) => winnerIn(settings, match)));
      expect(later.every((order) => order.slice(0, 4).every((key) => through.has(key)))).toBe(true);
    });

    it('goes by chances that come true when its matches are played', () => {
      const [homeKey = '', awayKey = ''] = entrantsOf(settings, league, 0);
      const strength = (of: string): number =>
        strengthOf(settings.seed, league, found(league.sides.find(({ key }) => key === of)));
      const { play } = demoSportOf(league.sport);
      const count = 600;
      const won = Array.from({ length: count }, (_, index) =>
        play({ seed: `tie/${index}`, home: strength(homeKey), away: strength(awayKey) }),
      ).filter((each) => each.at(24 * hourMs, 0).facts.winner === 'home').length;
      const chance = winChanceOf(settings, league, { homeKey, awayKey });
      const error = Math.sqrt((chance * (1 - chance)) / count);
      expect(Math.abs(won / count - chance)).toBeLessThan(4 * error);
    });

    it('is on offer while the one before is played', () => {
      const at = new Date(settings.epoch.getTime() + 5 * hourMs);
      const own = sportOutrightsAt(settings, at).filter(({ code }) => code === league.code);
      expect(own).toHaveLength(2);
      expect(found(own[0]).tableAt(at).playedCount).toBeLessThan(7);
      expect(found(own[1]).number).toBe(found(own[0]).number + 1);
      expect(found(own[1]).tableAt(at)).toMatchObject({ playedCount: 0, isMoving: false });
    });
  },
);

/** How likely each entrant wins a knock-out, all ways at once. */
function winnersOf(
  drawn: readonly string[],
  chanceOf: (home: string, away: string) => number,
): Map<string, number> {
  if (drawn.length === 1) return new Map([[drawn[0] ?? '', 1]]);
  const half = drawn.length / 2;
  const [upper, lower] = [drawn.slice(0, half), drawn.slice(half)].map((part) =>
    winnersOf(part, chanceOf),
  );
  const sums = new Map(drawn.map((key) => [key, 0]));
  for (const [home, one] of found(upper)) {
    for (const [away, other] of found(lower)) {
      const chance = chanceOf(home, away);
      sums.set(home, (sums.get(home) ?? 0) + one * other * chance);
      sums.set(away, (sums.get(away) ?? 0) + one * other * (1 - chance));
    }
  }
  return sums;
}

describeServer('the outrights of knock-outs', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    await server.runJob('top-up-demo-sports');
    // Those that end soonest are priced first.
    for (let run = 0; run < 2; run += 1) await server.runJob('play-demo-outrights');
  });

  const eventOf = async (event_id: string) => (await server.call(eventDetail, { event_id })).event;

  /** The knock-out of a league that has not begun. */
  async function nextOf(name: string) {
    const { value } = await server.call(eventList, { state: 'outright', limit: 100 });
    const own = value.filter(({ league_name: league }) => league === name);
    expect(own.length).toBeGreaterThanOrEqual(2);
    const last = own.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)).at(-1);
    return eventOf(found(last).event_id);
  }

  async function betOn({ markets }: Awaited<ReturnType<typeof eventOf>>): Promise<void> {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    const bets = markets.flatMap(({ selections }) =>
      selections.slice(0, 5).map(({ selection_id, odds }) => ({
        ...{ bet_type: 'single' as const, unit_stake: '20.00' },
        legs: [{ selection_id, odds }],
      })),
    );
    await server.call(slipPlace, { ...player.me, odds_change: 'any', bets });
  }

  /** Who won the final, by the calendar. */
  async function winnerOf(eventId: string): Promise<string> {
    const row = await server.context.database.db
      .selectFrom('events')
      .select('source_key')
      .where('id', '=', eventId)
      .executeTakeFirst();
    const [, code = '', number] = (row?.source_key ?? '').split(':');
    const demo = found(await readDemoSettings(server.context.database.db));
    const { matches } = found(sportSeason(demo, code, Number(number)));
    return winnerIn(demo, found(matches.at(-1)));
  }

  const moveTo = async (ms: number): Promise<void> => {
    server.advance(ms - server.context.clock.now().getTime());
    await server.runJob('play-demo-outrights');
  };

  it('take bets on the winner, the final and the last four, until the final', async () => {
    const events = [];
    for (const { names } of knockOuts) events.push(await nextOf(names.EN));
    for (const event of events) {
      expect(event.participants).toHaveLength(8);
      const kinds = event.markets.map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['top-2', 'top-4', 'winner']);
      expect(event.markets.every(({ status }) => status === 'open')).toBe(true);
      await betOn(event);
    }
    const [first, last] = events.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
    await moveTo(Date.parse(found(first).start_time) + 1000);
    const { markets } = await eventOf(found(first).event_id);
    expect(markets.filter(({ status }) => status === 'open')).toEqual([]);
    await moveTo(Date.parse(found(last).start_time) + hourMs);
    await server.runJob('settle-bets');
    for (const { event_id } of events) {
      const { state, participants } = await eventOf(event_id);
      expect(state).toBe('finished');
      const winner = participants?.find(({ position }) => position === 1);
      expect(winner?.runner_id).toBe(await winnerOf(event_id));
    }
    const open = await server.context.database.db
      .selectFrom('bets')
      .select('id')
      .where('status', '=', 'accepted')
      .execute();
    expect(open).toEqual([]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Sport } from '@pavilion/sports';
import { demoSports } from './demo-sports.ts';
import { matchesOfLeague, sportMatchOf } from './sport-calendar.ts';
import { sportLeagues } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';
import { playOf } from './sport-play.ts';
import { lengthOf } from '../../testing/match-length.ts';

const hourMs = 60 * 60_000;
const settings = { seed: 'test', epoch: new Date('2026-11-21T00:00:00.000Z') };
const day = [new Date('2026-11-21T12:00:00.000Z'), new Date('2026-11-22T12:00:00.000Z')] as const;

const timesOf = (match: SportMatch): readonly [startMs: number, endMs: number] => {
  const startMs = match.start.getTime();
  return [startMs, startMs + lengthOf(playOf(settings, match)) / match.league.speed];
};

describe('the calendar of the other sports', () => {
  const before = new Date(day[0].getTime() - 4 * hourMs);
  const matches = sportLeagues.flatMap((league) =>
    matchesOfLeague(settings, league, [before, day[1]]),
  );
  const timed = matches.map((match) => ({ match, times: timesOf(match) }));

  it('is the same for the same seed, and finds each match again by its key', () => {
    for (const match of matches)
      expect(sportMatchOf({ ...settings }, match.sourceKey)).toEqual(match);
    expect(new Set(matches.map(({ sourceKey }) => sourceKey)).size).toBe(matches.length);
    expect(sportMatchOf(settings, 'sport:no-such-league:1:0')).toBeNull();
    expect(sportMatchOf(settings, 'demo:crown-league:1:0')).toBeNull();
  });

  it('never puts a side in two matches at once', () => {
    const ends = new Map<string, number>();
    const inOrder = timed.toSorted((a, b) => a.times[0] - b.times[0]);
    for (const { match, times } of inOrder) {
      for (const side of [match.homeKey, match.awayKey]) {
        const key = `${match.league.code}/${side}`;
        expect([key, (ends.get(key) ?? 0) <= times[0]]).toEqual([key, true]);
        ends.set(key, times[1]);
      }
    }
  });

  it('has every sport under way in each hour, and about eighteen events at any moment', () => {
    const live = (fromMs: number, toMs: number, sport?: Sport): number =>
      timed.filter(
        ({ match, times: [start, end] }) =>
          start < toMs && end > fromMs && (!sport || match.league.sport === sport),
      ).length;
    const counts: number[] = [];
    for (let atMs = day[0].getTime(); atMs < day[1].getTime(); atMs += hourMs) {
      for (const { sport } of demoSports)
        expect([sport, live(atMs, atMs + hourMs, sport) > 0]).toEqual([sport, true]);
      counts.push(live(atMs, atMs + 1));
    }
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(13);
    expect(mean).toBeLessThan(23);
  });

  it('names every league and side in every script, each name once in its league', () => {
    for (const { names, sides } of sportLeagues) {
      for (const own of [names, ...sides.map((side) => side.names)]) {
        expect([own.EN, /[а-яё]/i.test(own.RUS ?? '')]).toEqual([own.EN, true]);
        expect([own.EN, /\p{Script=Han}/u.test(`${own.CN}${own.CT}`)]).toEqual([own.EN, true]);
        expect([own.EN, /\p{Script=Devanagari}/u.test(own.NE ?? '')]).toEqual([own.EN, true]);
      }
      expect(new Set(sides.map(({ key }) => key)).size).toBe(sides.length);
    }
  });
});

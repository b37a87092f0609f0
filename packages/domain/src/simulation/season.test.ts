import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageLocaleCodes } from '../locales/index.ts';
import { priceMatch, scoreMatrix } from '../pricing/index.ts';
import { demoLeagues, generateSeason, localName, roundRobin } from './index.ts';

const around = new Date('2026-11-21T12:00:00.000Z');
const league = demoLeagues[0]!;

describe('demo leagues', () => {
  it('are at least six, of different countries, with 10 to 16 clubs each', () => {
    expect(demoLeagues.length).toBeGreaterThanOrEqual(6);
    expect(new Set(demoLeagues.map(({ country }) => country)).size).toBe(demoLeagues.length);
    for (const { teams } of demoLeagues) {
      expect(teams.length).toBeGreaterThanOrEqual(10);
      expect(teams.length).toBeLessThanOrEqual(16);
    }
  });

  it('every code, key and name is its own, in every language', () => {
    const teams = demoLeagues.flatMap((each) => each.teams);
    expect(new Set(demoLeagues.map(({ code }) => code)).size).toBe(demoLeagues.length);
    expect(new Set(teams.map(({ key }) => key)).size).toBe(teams.length);
    for (const { key } of teams) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const locale of messageLocaleCodes) {
      const names = teams.map(({ names: own }) => localName(own, locale));
      expect(new Set(names).size).toBe(teams.length);
    }
  });

  it('are written in the letters of the language', () => {
    const scripts = {
      RUS: /^[\p{Script=Cyrillic}\- ]+$/u,
      CN: /^\p{Script=Han}+$/u,
      CT: /^\p{Script=Han}+$/u,
    };
    for (const { names } of demoLeagues.flatMap((each) => [each, ...each.teams])) {
      for (const [locale, letters] of Object.entries(scripts)) {
        expect(names[locale as keyof typeof scripts]).toMatch(letters);
      }
      expect(names.NE).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    }
  });

  it('fall back to English', () => {
    expect(localName({ EN: 'Aldermoor United' }, 'ESP')).toBe('Aldermoor United');
    expect(localName(demoLeagues[7]!.teams[0]!.names, 'VI')).toBe('An Thịnh FC');
  });
});

describe('roundRobin', () => {
  const keys = fc
    .integer({ min: 2, max: 16 })
    .map((count) => Array.from({ length: count }, (_, n) => `t${n}`));

  it('every pair meets once at each ground, nobody twice in a round', () => {
    fc.assert(
      fc.property(keys, (teams) => {
        const rounds = roundRobin(teams);
        const pairs = rounds.flat().map(({ homeKey, awayKey }) => `${homeKey}-${awayKey}`);
        expect(pairs).toHaveLength(teams.length * (teams.length - 1));
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const round of rounds) {
          const playing = round.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]);
          expect(new Set(playing).size).toBe(playing.length);
        }
        expect(rounds).toHaveLength(2 * (teams.length - 1 + (teams.length % 2)));
      }),
    );
  });

  it('home and away are shared out in each half of the season', () => {
    fc.assert(
      fc.property(keys, (teams) => {
        const firstHalf = roundRobin(teams)
          .slice(0, teams.length - 1 + (teams.length % 2))
          .flat();
        for (const team of teams) {
          const home = firstHalf.filter(({ homeKey }) => homeKey === team).length;
          const away = firstHalf.filter(({ awayKey }) => awayKey === team).length;
          // With an odd number the rest day may take one away from either side.
          expect(Math.abs(home - away)).toBeLessThanOrEqual(teams.length % 2 === 0 ? 1 : 2);
        }
      }),
    );
  });

  it('needs two', () => {
    expect(roundRobin([])).toEqual([]);
    expect(roundRobin(['alone'])).toEqual([]);
  });
});

describe('generateSeason', () => {
  const season = generateSeason({ league, seed: 'demo', around });
  const startMs = (index: number): number => season.matches[index]?.kickoff.getTime() ?? 0;

  it('is the same for the same seed and instant', () => {
    expect(generateSeason({ league, seed: 'demo', around })).toEqual(season);
    expect(generateSeason({ league, seed: 'other', around }).matches).not.toEqual(season.matches);
  });

  it('is a full double round robin, in order of kick-off, on quarters of an hour', () => {
    expect(season.matches).toHaveLength(90);
    expect(new Set(season.matches.map(({ key }) => key)).size).toBe(90);
    season.matches.forEach(({ kickoff }, index) => {
      expect(kickoff.getTime() % 900_000).toBe(0);
      expect(startMs(index)).toBeGreaterThanOrEqual(startMs(Math.max(index - 1, 0)));
    });
  });

  it('lies around the instant: four rounds before, the others after', () => {
    const past = season.matches.filter(({ kickoff }) => kickoff < around);
    expect(past).toHaveLength(20);
    expect(new Set(past.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4]));
    const later = generateSeason({ league, seed: 'demo', around, pastRoundCount: 0 });
    expect(later.matches.every(({ kickoff }) => kickoff >= around)).toBe(true);
  });

  it('keeps the kick-offs of a round together when asked', () => {
    const spreadMs = 2 * 3_600_000;
    const tight = generateSeason({ league, seed: 'demo', around, spreadMs });
    const round = tight.matches
      .filter((each) => each.round === 7)
      .map(({ kickoff }) => kickoff.getTime());
    expect(Math.max(...round) - Math.min(...round)).toBeLessThan(spreadMs);
  });

  it('has favourites and outsiders, and every match can be priced in all markets', () => {
    for (const { lambdaHome, lambdaAway } of demoLeagues.flatMap((each) =>
      generateSeason({ league: each, seed: 'demo', around }).matches.slice(0, 10),
    )) {
      expect(lambdaHome > 0.3 && lambdaHome < 6).toBe(true);
      expect(lambdaAway > 0.2 && lambdaAway < 5).toBe(true);
      const kinds = new Set(
        priceMatch(scoreMatrix(lambdaHome, lambdaAway)).map(({ kind }) => kind),
      );
      expect(kinds.size).toBe(3);
    }
    const homes = season.matches.map(({ lambdaHome }) => lambdaHome);
    expect(Math.max(...homes) / Math.min(...homes)).toBeGreaterThan(1.8);
  });
});

import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { comparedOf, differences } from '../../testing/compare.ts';
import { usualFootball, type FootballInput } from './input.ts';
import { footballModel } from './model.ts';
import { footballFactsAt, footballStateOf, playFootball } from './simulate.ts';

const input: FootballInput = {
  ...usualFootball,
  ...{ lambdaHome: 1.3, lambdaAway: 1.2, cupHomeShare: 0.55 },
};
const random = createSeededRandom('cup');
const kinds = [['to-qualify'], ['extra-time'], ['1x2']] as const;

describe('a cup tie', () => {
  it('comes out as it is priced: who goes through, and whether it takes extra time', () => {
    const ends = Array.from({ length: 4000 }, () =>
      footballFactsAt(playFootball(input, random), 90),
    );
    expect(differences(footballModel(input), comparedOf('football', kinds), ends)).toEqual([]);
  });

  it('in play: level after an hour', () => {
    const paths = Array.from({ length: 9000 }, () => playFootball(input, random));
    const level = paths.filter((path) => {
      const [home, away] = footballFactsAt(path, 60).periods.reg?.stats.goals ?? [0, 1];
      return home === 1 && away === 1;
    });
    const [first] = level;
    if (first === undefined) throw new Error('no such tie');
    const model = footballModel(input, footballStateOf(footballFactsAt(first, 60), 60));
    const ends = level.map((path) => footballFactsAt(path, 90));
    expect(level.length).toBeGreaterThan(300);
    expect(differences(model, comparedOf('football', kinds), ends)).toEqual([]);
  });

  it('has extra time where ninety minutes are level, and there alone', () => {
    for (let tie = 0; tie < 300; tie += 1) {
      const { periods, advances } = footballFactsAt(playFootball(input, random), 90);
      const [home = 0, away = 0] = periods.reg?.stats.goals ?? [];
      expect(periods.et !== undefined).toBe(home === away);
      const last = periods.pen ?? periods.et ?? periods.reg;
      const [own = 0, other = 0] = last?.stats.goals ?? [];
      expect(advances).toBe(own > other ? 'home' : 'away');
      expect(periods.pen === undefined || home === away).toBe(true);
    }
  });

  it('before its end nobody has gone through, and a league match never has', () => {
    const path = playFootball(input, random);
    expect(footballFactsAt(path, 80).advances).toBeNull();
    const league = playFootball({ ...input, cupHomeShare: null }, random);
    expect(footballFactsAt(league, 90).advances).toBeNull();
  });
});

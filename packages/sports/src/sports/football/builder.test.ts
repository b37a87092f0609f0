import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { builderFaults, builderOddsMilli, priceBuilder } from '../../bets/builder-price.ts';
import { marketOf, resultOf } from '../../testing/football-match.ts';
import type { BuilderPick } from './builder-pick.ts';
import { builderChance } from './builder.ts';
import { usualFootball, type FootballInput } from './input.ts';
import { footballFactsAt, playFootball } from './simulate.ts';

const kim = { side: 'home', shots: 2, shotsOnTarget: 1, cards: 0.2, goalShare: 0.3 } as const;
const input: FootballInput = {
  ...usualFootball,
  lambdaHome: 1.6,
  lambdaAway: 1.1,
  ownGoalShare: 0,
  players: [
    { ...kim, playerId: 'kim' },
    { ...kim, playerId: 'lee', goalShare: 0.2 },
  ],
};
const pick = (kind: string, outcome: string, line: number | null = null): BuilderPick => ({
  market: marketOf('football', kind, line),
  outcome,
});
const home = pick('1x2', 'home');
const over = pick('total', 'over', 10);
const scorer = pick('anytime-scorer', 'kim');
const chance = (picks: readonly BuilderPick[]) => builderChance(picks, input);

describe('builders, the vectors of the domain page of sports, 5', () => {
  it.each([
    ['home and over 2.5', [home, over], 0.296022],
    ['home and scorer', [home, scorer], 0.266718],
    ['home, over 2.5 and scorer', [home, over, scorer], 0.190587],
    ['home and both score', [home, pick('both-score', 'yes')], 0.223908],
  ])('%s', (_name, picks, expected) => {
    expect(chance(picks)).toBeCloseTo(expected, 5);
  });

  it('corners and cards multiply, what hangs together does not', () => {
    const corners = pick('corner-total', 'over', 38);
    const alone = chance([corners]) ?? 0;
    expect(chance([home, corners])).toBeCloseTo((chance([home]) ?? 0) * alone, 9);
    expect(chance([home, over])).toBeGreaterThan((chance([home]) ?? 0) * (chance([over]) ?? 0));
  });

  it('come in as often as their price says', () => {
    const random = createSeededRandom('builders');
    const picks = [home, over, scorer, pick('anytime-scorer', 'lee'), pick('1h-total', 'over', 2)];
    const matches = 3000;
    const won = Array.from({ length: matches }, () =>
      footballFactsAt(playFootball(input, random), 90),
    ).filter((facts) =>
      picks.every(({ market, outcome }) => resultOf(market, outcome, facts) === 'won'),
    ).length;
    const expected = chance(picks) ?? 0;
    const error = Math.sqrt((expected * (1 - expected)) / matches);
    expect(Math.abs(won / matches - expected)).toBeLessThan(4 * error);
  });

  it('what cannot be, what is implied and what may not stand in one is told', () => {
    const faults = (picks: readonly BuilderPick[]) =>
      builderFaults(picks, chance).map((fault) => `${fault.pick} ${fault.code}`);
    expect(faults([home, over])).toEqual([]);
    expect(faults([home, pick('correct-score', '0-0')])).toEqual([
      '0 impossibleCombination',
      '1 impossibleCombination',
    ]);
    expect(faults([home, pick('double-chance', 'home-draw')])).toEqual(['1 redundantPick']);
    expect(faults([home, pick('asian-handicap', 'home', -4)])).toEqual(['1 notCombinable']);
    expect(faults([home, pick('first-scorer', 'kim')])).toEqual(['1 notCombinable']);
  });

  it('one price for all, and one kept for what is left of it', () => {
    // Fair 5.2469, less four percent for each of three picks.
    expect(builderOddsMilli(0.190587, 3)).toBe(4600);
    const priced = priceBuilder([home, over, scorer], [2], chance);
    expect(priced).toEqual({ oddsMilli: 4600, reprice: { '2': builderOddsMilli(0.296022, 2) } });
    const players = priceBuilder([scorer, pick('anytime-scorer', 'lee')], [0, 1], chance);
    expect(Object.keys(players?.reprice ?? {})).toEqual(['0', '1']);
    expect(priceBuilder([home, pick('correct-score', '0-0')], [], chance)).toBeNull();
  });
});

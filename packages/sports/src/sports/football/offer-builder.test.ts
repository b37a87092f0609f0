import { describe, expect, it } from 'vitest';
import { factsOf, periodOf } from '../../engine/facts.ts';
import { chancesOf } from '../../pricing/chances.ts';
import { marketOf } from '../../testing/football-match.ts';
import { fitFootball } from './fit.ts';
import { footballKickOff, usualFootball, type FootballState } from './input.ts';
import { footballModel } from './model.ts';
import type { OfferedMatch, OfferedPick } from '../joint/joint.types.ts';
import { offerFootballBuilder } from './offer-builder.ts';

type Told = readonly [kind: string, outcome: string, line?: number];
type Chanced = OfferedPick & { chance: number };

const usual = { shots: 2, shotsOnTarget: 1, cards: 0.2 };
const home = ['kim', 'lee', 'ann', 'bob', 'cid'].map((playerId, at) => {
  const goalShare = [0.3, 0.2, 0.1, 0.1, 0.05][at] ?? 0;
  return { ...usual, playerId, side: 'home' as const, goalShare };
});
const away = [{ ...usual, playerId: 'max', side: 'away' as const, goalShare: 0.25 }];
const players = [...home, ...away];
const input = { ...usualFootball, lambdaHome: 1.6, lambdaAway: 1.1, ownGoalShare: 0, players };

/** As an offer tells it: in millionths. */
function told([kind, outcome, line]: Told, state: FootballState = footballKickOff): Chanced {
  const market = marketOf('football', kind, line ?? null);
  const won = chancesOf(footballModel(input, state), market, outcome)?.won ?? 0;
  return { market, outcome, chance: Math.round(won * 1e6) / 1e6 };
}
const telling: Told[] = [
  ['1x2', 'home'],
  ['1x2', 'draw'],
  ['1x2', 'away'],
  ['total', 'over', 10],
  ['total', 'under', 10],
];
const factsAt = ({ goals, halfTime, incidents }: FootballState) =>
  factsOf({
    incidents,
    periods: {
      '1h': periodOf({ goals: halfTime ?? goals }, halfTime !== null),
      reg: periodOf({ goals }, false),
    },
  });
const nowOf = (state: FootballState | null): OfferedMatch['now'] => {
  if (state === null || state === footballKickOff) return state && 'before';
  return { facts: factsAt(state), minute: state.playedMinutes, serving: null };
};
const matchAt = (state: FootballState | null): OfferedMatch => ({
  sport: 'football',
  now: nowOf(state),
  known: telling.map((one) => told(one, state ?? footballKickOff)),
  players,
});
const match = matchAt(footballKickOff);
const offer = (...picks: Told[]) =>
  offerFootballBuilder(
    picks.map((pick) => told(pick)),
    match,
  );
const faultsOf = ({ faults }: ReturnType<typeof offer>): string[] =>
  faults.map(({ pick, code }) => `${pick} ${code}`);

const homeWins: Told = ['1x2', 'home'];
const over: Told = ['total', 'over', 10];
const kim: Told = ['anytime-scorer', 'kim'];

describe('the price of picks together, the vectors of the domain page of sports, 5', () => {
  it('the expected goals are found in the chances on offer', () => {
    const found = fitFootball(match.known, footballKickOff);
    expect(found?.lambdaHome).toBeCloseTo(1.6, 4);
    expect(found?.lambdaAway).toBeCloseTo(1.1, 4);
  });

  it.each<[string, Told[], number, number]>([
    ['home and over 2.5', [homeWins, over], 0.296022, 3100],
    ['home and both score', [homeWins, ['both-score', 'yes']], 0.223908, 4100],
    ['over 2.5 and both score', [over, ['both-score', 'yes']], 0.414156, 2220],
    // A scorer has the chance he is offered at, whatever his share: to four places.
    ['home and scorer', [homeWins, kim], 0.266718, 3450],
    ['home, over 2.5 and scorer', [homeWins, over, kim], 0.190587, 4600],
  ])('%s', (_name, picks, chance, oddsMilli) => {
    const answer = offer(...picks);
    expect(answer.chance).toBeCloseTo(chance, 4);
    expect(answer.price?.oddsMilli).toBe(oddsMilli);
  });

  it.each<[string, Told, Told]>([
    ['corners', homeWins, ['corner-total', 'over', 42]],
    ['cards', homeWins, ['card-total', 'over', 18]],
    ['corners and cards', ['corner-1x2', 'home'], ['card-1x2', 'away']],
  ])('%s multiply', (_name, one, another) => {
    const both = offer(one, another).chance ?? 0;
    expect(both).toBeCloseTo(told(one).chance * told(another).chance, 9);
  });

  it('a result and five players: a price for each of 31 ways that some of them are void', () => {
    const { price } = offer(
      homeWins,
      ...home.map(({ playerId }): Told => ['anytime-scorer', playerId]),
    );
    const kept = Object.entries(price?.reprice ?? {});
    expect(kept).toHaveLength(31);
    expect(price?.reprice['1,2,3,4,5']).toBe(offer(homeWins).price?.oddsMilli);
    expect(kept.every(([, odds]) => odds <= (price?.oddsMilli ?? 0))).toBe(true);
  });
});

describe('whatever the chances on offer', () => {
  const picks: Told[] = [
    homeWins,
    over,
    kim,
    ['both-score', 'yes'],
    ['1h-1x2', 'draw'],
    ['anytime-scorer', 'max'],
    ['corner-total', 'over', 42],
    ['half-full', 'draw-home'],
    ['home-win-either-half', 'yes'],
    ['correct-score', '2-1'],
  ];
  const pairs = picks.flatMap((one, at) =>
    picks
      .slice(at + 1)
      .map((other): [string, Told, Told] => [
        `${one.join(' ')} and ${other.join(' ')}`,
        one,
        other,
      ]),
  );
  it.each(pairs)('%s are no likelier than either, and no order matters', (_name, one, other) => {
    const [a, b] = [told(one), told(other)];
    const answer = offer(one, other);
    const turned = offer(other, one);
    expect(turned.price?.oddsMilli).toBe(answer.price?.oddsMilli);
    if (answer.chance === null) return expect(answer.faults).not.toEqual([]);
    expect(answer.chance).toBeLessThanOrEqual(Math.min(a.chance, b.chance));
    expect(answer.chance).toBeGreaterThanOrEqual(Math.max(0, a.chance + b.chance - 1) - 1e-6);
    expect(turned.chance).toBeCloseTo(answer.chance, 9);
  });

  it.each<[string, Told]>([
    ['goals', over],
    ['a scorer', kim],
    ['corners', ['corner-total', 'over', 42]],
  ])('one pick alone has its own: %s', (_name, pick) => {
    const moved = { ...told(pick), chance: 0.37 };
    const { chance } = offerFootballBuilder([moved], match);
    expect(chance).toBeCloseTo(0.37, 6);
  });

  it('a likelier pick makes the whole likelier', () => {
    const [first, second] = [told(homeWins), told(over)];
    const of = (chance: number): number =>
      offerFootballBuilder([first, { ...second, chance }], match).chance ?? 0;
    expect(of(0.55)).toBeGreaterThan(of(0.5));
    expect(of(0.5)).toBeGreaterThan(first.chance * 0.5);
  });
});

describe('what stands against picks', () => {
  it.each<[string, Told[], string[]]>([
    [
      'a result and what it implies',
      [homeWins, ['double-chance', 'home-draw']],
      ['1 redundantPick'],
    ],
    ['a scorer and a goal of his side', [['away-clean-sheet', 'no'], kim], ['0 redundantPick']],
    ['two goals of one, and one', [kim, ['scorer-2', 'kim']], ['0 redundantPick']],
    ['the same twice', [over, over], ['0 redundantPick', '1 redundantPick']],
    [
      'both results',
      [homeWins, ['1x2', 'draw']],
      ['0 impossibleCombination', '1 impossibleCombination'],
    ],
    [
      'a scorer of a side that does not score',
      [kim, ['away-clean-sheet', 'yes']],
      ['0 impossibleCombination', '1 impossibleCombination'],
    ],
    ['a line that can be a push', [homeWins, ['total', 'over', 8]], ['1 notCombinable']],
    ['who scores first', [over, ['first-scorer', 'kim']], ['1 notCombinable']],
    ['what is no question of goals', [over, ['red-card', 'yes']], ['1 notCombinable']],
  ])('%s', (_name, picks, faults) => {
    const answer = offer(...picks);
    expect(faultsOf(answer)).toEqual(faults);
    expect(answer.price).toBeNull();
  });

  it('no chance, no chances of a result, and a match nobody tells of', () => {
    const picks = [told(homeWins), told(over)];
    const unknown = { ...told(over), chance: null };
    expect(faultsOf(offerFootballBuilder([told(homeWins), unknown], match))).toEqual([
      '1 notCombinable',
    ]);
    const all = ['0 notCombinable', '1 notCombinable'];
    expect(faultsOf(offerFootballBuilder(picks, { ...match, known: [] }))).toEqual(all);
    expect(faultsOf(offerFootballBuilder(picks, matchAt(null)))).toEqual(all);
  });

  it('a player nobody knows', () => {
    const stranger = { ...told(kim), outcome: 'stranger' };
    expect(faultsOf(offerFootballBuilder([told(homeWins), stranger], match))).toEqual([
      '1 notCombinable',
    ]);
  });
});

describe('in play: the 60th minute, 1–0', () => {
  const goal = { no: 1, stat: 'goals', period: '1h', minute: 20, side: 'home', value: 1 } as const;
  const state: FootballState = {
    ...footballKickOff,
    playedMinutes: 60,
    goals: [1, 0],
    halfTime: [1, 0],
    incidents: [{ ...goal, playerId: 'kim' }],
  };
  const offerNow = (...picks: Told[]) =>
    offerFootballBuilder(
      picks.map((pick) => told(pick, state)),
      matchAt(state),
    );

  it('what is left of the match decides', () => {
    expect(told(homeWins, state).chance).toBeCloseTo(0.786299, 5);
    expect(told(over, state).chance).toBeCloseTo(0.295405, 5);
    const chance = offerNow(homeWins, over).chance ?? 0;
    // Two more goals, home no worse than level in them or one behind of three.
    expect(chance).toBeLessThan(0.295405);
    expect(chance).toBeGreaterThan(0.15);
  });

  it('who has scored adds nothing, and a handicap counts what comes', () => {
    expect(faultsOf(offerNow(over, kim))).toEqual(['1 redundantPick']);
    const rest: Told = ['asian-handicap', 'home', -2];
    // Home wins the rest of the match: then it wins the match too.
    expect(faultsOf(offerNow(rest, homeWins))).toEqual(['1 redundantPick']);
  });
});

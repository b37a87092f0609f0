import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../engine/facts.ts';
import type { Sport } from '../../engine/market-type.ts';
import { settlePick } from '../../engine/settle-pick.ts';
import type { PriceModel } from '../../pricing/chances.ts';
import { askOf, matchOf, toldOf, type Told } from '../../testing/builder-match.ts';
import { basketballModel } from '../basketball/model.ts';
import {
  basketballFactsAt,
  basketballStateAt,
  playBasketball,
  stepsOfQuarter,
} from '../basketball/simulate.ts';
import { hockeyModel } from '../ice-hockey/model.ts';
import { hockeyFactsAt, hockeyStateOf, playHockey } from '../ice-hockey/simulate.ts';
import { setsModel } from '../sets/model.ts';
import { playSets, setsFactsAt, setsStateAt } from '../sets/simulate.ts';
import { tennisProcess } from '../tennis/process.ts';
import type { OfferedMatch } from './joint.types.ts';
import { offerBuilder, tellingKinds } from './offer-builder.ts';

/** A sport before a match and in it: prices, and ends played from there by the same process. */
interface Stage {
  sport: Sport;
  name: string;
  now: OfferedMatch['now'];
  model: PriceModel;
  ends: () => Facts[];
  telling: readonly Told[];
  pairs: readonly (readonly [Told, Told])[];
}

const count = 6_000;
const random = createSeededRandom('builders');
const played = (play: () => Facts): Facts[] => Array.from({ length: count }, play);

const process = tennisProcess({ home: 0.65, away: 0.62 }, 3);
const setScores = '2-0,2-1,1-2,0-2';
const opening = playSets(process, createSeededRandom('tennis opening')).slice(0, 5);
const openingState = setsStateAt(process, opening, 5);
const tennisPairs = [
  [
    ['winner', 'home'],
    ['s1-winner', 'away'],
  ],
  [
    ['winner', 'home'],
    ['total-games', 'over', 90],
  ],
  [
    ['set-score', '2-1', null, setScores],
    ['tie-break', 'yes'],
  ],
  [
    ['game-handicap', 'home', -14],
    ['total-sets', 'under', 10],
  ],
] as const;
const tennisTelling: readonly Told[] = [
  ['winner', 'home'],
  ['winner', 'away'],
  ['set-score', '2-1', null, setScores],
];

const hockey = { lambdaHome: 3.2, lambdaAway: 2.8, extraHomeShare: 0.54 };
const third = hockeyFactsAt(playHockey(hockey, createSeededRandom('a hockey game')), 20);
const hockeyTelling: readonly Told[] = [
  ['1x2', 'home'],
  ['1x2', 'draw'],
  ['1x2', 'away'],
  ['total', 'over', 22],
  ['total', 'under', 22],
  ['winner', 'home'],
];
const hockeyPairs = [
  [
    ['1x2', 'home'],
    ['total', 'over', 22],
  ],
  [
    ['winner', 'home'],
    ['overtime', 'yes'],
  ],
  [
    ['p1-1x2', 'home'],
    ['puck-line', 'home', -6],
  ],
  [
    ['both-score', 'yes'],
    ['away-total', 'under', 10],
  ],
] as const;

const basketball = { margin: 4, marginSd: 12, total: 166, totalSd: 16, players: [] };
const basketballTelling: readonly Told[] = [
  ['winner', 'home'],
  ['total', 'over', 666],
];
const basketballPairs = [
  [
    ['winner', 'home'],
    ['total', 'over', 666],
  ],
  [
    ['winner', 'away'],
    ['home-total', 'over', 338],
  ],
  [
    ['spread', 'home', -14],
    ['1h-spread', 'home', 6],
  ],
  [
    ['q1-1x2', 'home'],
    ['margin', 'home-11+'],
  ],
] as const;
const half = 2 * stepsOfQuarter;
const firstHalf = playBasketball(basketball, createSeededRandom('a first half'));
const halfState = basketballStateAt(firstHalf, half);
const halfFacts = basketballFactsAt(firstHalf, half);

/** The match from its break on: what was scored, and a second half of its own luck. */
function secondHalf(): Facts {
  const path = playBasketball(basketball, random);
  const [home, away] = halfState.quarters
    .slice(0, 2)
    .reduce(([h, a], [own, other]) => [h + own, a + other] as const, [0, 0] as const);
  const [before, beforeAway] = path.scores[half - 1] ?? [0, 0];
  const scores = path.scores.map(([h, a], step): readonly [number, number] =>
    step < half ? (firstHalf.scores[step] ?? [0, 0]) : [home + h - before, away + a - beforeAway],
  );
  const last = scores.at(-1) ?? [0, 0];
  const overtime = last[0] === last[1] ? ([random.next() < 0.5 ? 8 : 4, 6] as const) : null;
  return basketballFactsAt({ ...path, scores, overtime }, 4 * stepsOfQuarter);
}

const stages: readonly Stage[] = [
  {
    ...{ sport: 'tennis', name: 'before', now: 'before', telling: tennisTelling },
    model: setsModel(process),
    ends: () =>
      played(() => {
        const path = playSets(process, random);
        return setsFactsAt(process, path, path.length);
      }),
    pairs: tennisPairs,
  },
  {
    ...{ sport: 'tennis', name: 'in the first set', telling: tennisTelling },
    now: {
      facts: setsFactsAt(process, opening, 5),
      ...{ minute: null, serving: openingState.server },
    },
    model: setsModel(process, openingState),
    ends: () =>
      played(() => {
        const path = [...opening, ...playSets(process, random, openingState)];
        return setsFactsAt(process, path, path.length);
      }),
    pairs: tennisPairs,
  },
  {
    ...{ sport: 'ice-hockey', name: 'before', now: 'before', telling: hockeyTelling },
    model: hockeyModel(hockey),
    ends: () => played(() => hockeyFactsAt(playHockey(hockey, random), 60)),
    pairs: hockeyPairs,
  },
  {
    ...{ sport: 'basketball', name: 'before', now: 'before', telling: basketballTelling },
    model: basketballModel(basketball),
    ends: () =>
      played(() => basketballFactsAt(playBasketball(basketball, random), 4 * stepsOfQuarter)),
    pairs: basketballPairs,
  },
  {
    ...{ sport: 'basketball', name: 'at the break', telling: basketballTelling },
    now: { facts: halfFacts, minute: 21, serving: null },
    model: basketballModel(basketball, halfState),
    ends: () => played(secondHalf),
    pairs: basketballPairs.slice(0, 2),
  },
];

describe.each(stages.map((stage) => [stage.sport, stage.name, stage] as const))(
  'a builder of %s, %s',
  (sport, _name, stage) => {
    const match = matchOf(stage);
    const offer = (...picks: readonly Told[]) =>
      offerBuilder(
        picks.map((pick) => toldOf(stage.model, sport, pick)),
        match,
      );

    it('costs what the sport comes to when it is played', () => {
      const ends = stage.ends();
      for (const pair of stage.pairs) {
        const all = ends.filter((facts) =>
          pair.every((pick) => settlePick(askOf(sport, pick), facts).result === 'won'),
        ).length;
        const share = all / ends.length;
        const error = Math.sqrt((share * (1 - share)) / ends.length);
        const { chance, faults } = offer(...pair);
        expect([pair, faults]).toEqual([pair, []]);
        expect([pair, Math.abs((chance ?? 0) - share) < 4 * error + 0.008]).toEqual([pair, true]);
      }
    });

    it('is never likelier than one of its picks, and keeps a margin for each', () => {
      for (const pair of stage.pairs) {
        const { chance, price } = offer(...pair);
        const alone = pair.map((pick) => toldOf(stage.model, sport, pick).chance);
        expect(chance ?? 1).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
        expect(((price?.oddsMilli ?? 0) / 1000) * (chance ?? 1)).toBeLessThanOrEqual(1 / 1.04 ** 2);
      }
    });
  },
);

describe('what stands against picks', () => {
  const faultsOf = (sport: Sport, ...picks: readonly Told[]): string[] => {
    const stage = stages.find((one) => one.sport === sport && one.name === 'before');
    if (stage === undefined) throw new Error(sport);
    const asked = picks.map((pick) => toldOf(stage.model, sport, pick));
    return offerBuilder(asked, matchOf(stage)).faults.map(({ pick, code }) => `${pick} ${code}`);
  };
  const impossible = ['0 impossibleCombination', '1 impossibleCombination'];

  it.each<[Sport, Told, Told, string[]]>([
    ['tennis', ['winner', 'home'], ['set-score', '2-0', null, setScores], ['0 redundantPick']],
    ['tennis', ['winner', 'away'], ['set-score', '2-0', null, setScores], impossible],
    ['tennis', ['total-sets', 'under', 10], ['set-score', '2-1', null, setScores], impossible],
    ['ice-hockey', ['1x2', 'home'], ['winner', 'home'], ['1 redundantPick']],
    ['ice-hockey', ['1x2', 'home'], ['overtime', 'yes'], impossible],
    ['ice-hockey', ['1x2', 'home'], ['next-goal', 'home', null, '1'], ['1 notCombinable']],
    ['ice-hockey', ['1x2', 'home'], ['total', 'over', 20], ['1 notCombinable']],
    ['basketball', ['winner', 'home'], ['spread', 'home', -14], ['0 redundantPick']],
    ['basketball', ['winner', 'away'], ['margin', 'home-1-5'], impossible],
    ['basketball', ['winner', 'home'], ['race-to-20', 'home'], ['1 notCombinable']],
    ['basketball', ['winner', 'home'], ['1h-winner', 'home'], ['1 notCombinable']],
  ])('%s: %s and %s', (sport, one, other, faults) => {
    expect(faultsOf(sport, one, other)).toEqual(faults);
  });

  it('a match nobody tells of, and a sport without a model of builders', () => {
    const [tennis] = stages;
    if (tennis === undefined) throw new Error('no stage');
    const picks = [toldOf(tennis.model, 'tennis', ['winner', 'home'])];
    const match = matchOf(tennis);
    for (const unknown of [
      { ...match, now: null },
      { ...match, known: [] },
      { ...match, sport: 'racing' as const },
    ])
      expect(offerBuilder(picks, unknown).faults).toEqual([{ pick: 0, code: 'notCombinable' }]);
  });

  it('models are fitted to kinds that are read of the offer', () => {
    for (const { telling } of stages)
      expect(telling.filter(([kind]) => !tellingKinds.includes(kind))).toEqual([]);
  });

  it('ice hockey in play goes by the score of the first period', () => {
    const model = hockeyModel(hockey, hockeyStateOf(third, 20));
    const now = { facts: third, minute: 21, serving: null };
    const match = matchOf({
      ...{ sport: 'ice-hockey', now, model, telling: hockeyTelling },
    });
    const over: Told = ['total', 'over', 22];
    const both = offerBuilder(
      [toldOf(model, 'ice-hockey', ['1x2', 'home']), toldOf(model, 'ice-hockey', over)],
      match,
    );
    expect(both.faults).toEqual([]);
    expect(both.chance ?? 1).toBeLessThan(toldOf(model, 'ice-hockey', over).chance);
  });
});

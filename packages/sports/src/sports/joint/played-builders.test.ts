import { describe, expect, it } from 'vitest';
import type { Sport } from '../../engine/market-type.ts';
import { settlePick } from '../../engine/settle-pick.ts';
import { askOf, matchOf, toldOf, type Told } from '../../testing/builder-match.ts';
import { builderStages, type BuilderStage } from '../../testing/builder-stages.ts';
import { offerBuilder, tellingKinds } from './offer-builder.ts';

const ofFive = '3-0,3-1,3-2,0-3,1-3,2-3';
const ofThree = '2-0,2-1,0-2,1-2';
const home: Told = ['winner', 'home'];

interface Questions {
  readonly telling: readonly Told[];
  readonly sets: readonly (readonly Told[])[];
}

/** What the offer says of a sport, and picks of it that can win together. */
const questions: Partial<Record<Sport, Questions>> = {
  volleyball: {
    telling: [home, ['set-score', '3-0', null, ofFive]],
    sets: [
      [home, ['s1-winner', 'away']],
      [home, ['total-points', 'over', 722]],
      [
        ['set-handicap', 'home', -6],
        ['point-handicap', 'home', -42],
      ],
      [home, ['total-sets', 'over', 14], ['s1-total', 'over', 178]],
    ],
  },
  'table-tennis': {
    telling: [home, ['set-score', '3-0', null, ofFive]],
    sets: [
      [home, ['s1-winner', 'away']],
      [home, ['total-points', 'over', 302]],
      [
        ['set-score', '3-1', null, ofFive],
        ['s1-handicap', 'home', -10],
      ],
      [
        ['odd-even', 'even'],
        ['total-sets', 'under', 18],
      ],
    ],
  },
  'e-sports': {
    telling: [home, ['map-score', '2-0', null, ofThree]],
    sets: [
      [home, ['m1-winner', 'away']],
      [home, ['m1-total', 'over', 86]],
      [
        ['total-maps', 'over', 10],
        ['m1-overtime', 'yes'],
      ],
      [
        ['map-score', '2-0', null, ofThree],
        ['m1-handicap', 'home', -14],
      ],
    ],
  },
  baseball: {
    telling: [home, ['total', 'over', 34], ['total', 'over', 38]],
    sets: [
      [home, ['total', 'over', 34]],
      [
        ['run-line', 'home', -6],
        ['f5-1x2', 'home'],
      ],
      [
        ['away-total', 'under', 14],
        ['f5-total', 'over', 18],
      ],
      [home, ['extra-innings', 'yes']],
      [home, ['odd-even', 'odd'], ['home-total', 'over', 18]],
    ],
  },
  'american-football': {
    telling: [home, ['total', 'over', 174], ['total', 'over', 190]],
    sets: [
      [
        ['spread', 'home', -14],
        ['total', 'over', 174],
      ],
      [
        ['spread', 'home', -6],
        ['home-total', 'over', 94],
      ],
      [
        ['half-full', 'home-home', null],
        ['total', 'under', 182],
      ],
      [
        ['margin', 'home-7-12'],
        ['highest-half', '2h'],
      ],
    ],
  },
  cricket: {
    telling: [home, ['i1-total', 'over', 610]],
    sets: [
      [
        ['i1-total', 'over', 610],
        ['total-sixes', 'over', 42],
      ],
      [
        ['pp1-total', 'over', 178],
        ['i1-total', 'over', 590],
      ],
      [
        ['i1-wickets', 'over', 22],
        ['i1-total', 'under', 610],
      ],
    ],
  },
};

const questionsOf = (sport: Sport): Questions => {
  const found = questions[sport];
  if (found === undefined) throw new Error(sport);
  return found;
};

const stages = builderStages();

function offerOf(stage: BuilderStage, picks: readonly Told[]) {
  const match = matchOf({ ...stage, telling: questionsOf(stage.sport).telling });
  return offerBuilder(
    picks.map((pick) => toldOf(stage.model, stage.sport, pick)),
    match,
  );
}

describe.each(stages.map((stage) => [stage.sport, stage.name, stage] as const))(
  'a builder of %s, %s',
  (sport, name, stage) => {
    const { sets, telling } = questionsOf(sport);
    // Some of the questions a match under way has answered already.
    const asked = sets.filter((picks) =>
      picks.every((pick) => {
        const { chance } = toldOf(stage.model, sport, pick);
        return chance > 0.02 && chance < 0.98;
      }),
    );

    it('costs what the sport comes to when it is played', () => {
      expect(asked.length).toBeGreaterThan(name === 'before' ? sets.length - 1 : 1);
      for (const picks of asked) {
        const all = stage.ends.filter((facts) =>
          picks.every((pick) => settlePick(askOf(sport, pick), facts).result === 'won'),
        ).length;
        const share = all / stage.ends.length;
        const error = Math.sqrt((share * (1 - share)) / stage.ends.length);
        const { chance, faults } = offerOf(stage, picks);
        expect([picks, faults]).toEqual([picks, []]);
        const miss = Math.abs((chance ?? 0) - share);
        expect([picks, chance, share, miss < 4 * error + 0.008]).toEqual([
          ...[picks, chance, share],
          true,
        ]);
      }
    });

    it('is never likelier than one of its picks, whatever their order', () => {
      for (const picks of asked) {
        const { chance, price } = offerOf(stage, picks);
        const alone = picks.map((pick) => toldOf(stage.model, sport, pick).chance);
        expect(chance ?? 1).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
        const turned = offerOf(stage, picks.toReversed());
        expect(turned.chance ?? 1).toBeCloseTo(chance ?? 0, 6);
        const paid = ((price?.oddsMilli ?? 0) / 1000) * (chance ?? 1);
        expect(paid).toBeLessThanOrEqual(1 / 1.04 ** picks.length);
      }
    });

    it('is as likely as its pick when there is one', () => {
      for (const pick of asked.flat().filter(([kind]) => kind !== 'winner')) {
        const { chance } = toldOf(stage.model, sport, pick);
        expect([pick, offerOf(stage, [pick]).chance ?? 0]).toEqual([
          pick,
          expect.closeTo(chance, 5),
        ]);
      }
    });

    it('goes by kinds that are read of the offer', () => {
      expect(telling.filter(([kind]) => !tellingKinds.includes(kind))).toEqual([]);
    });
  },
);

describe('what stands against picks', () => {
  const impossible = ['0 impossibleCombination', '1 impossibleCombination'];

  it.each<[Sport, Told, Told, string[]]>([
    ['volleyball', home, ['set-score', '0-3', null, ofFive], impossible],
    ['volleyball', ['total-sets', 'over', 14], ['set-score', '3-0', null, ofFive], impossible],
    ['volleyball', home, ['set-score', '3-1', null, ofFive], ['0 redundantPick']],
    ['volleyball', home, ['s1-race', 'home', null, '10'], ['1 notCombinable']],
    ['table-tennis', home, ['set-handicap', 'away', 6], impossible],
    ['table-tennis', ['s1-winner', 'away'], ['set-score', '3-0', null, ofFive], impossible],
    ['e-sports', ['m1-overtime', 'yes'], ['m1-total', 'under', 86], impossible],
    ['e-sports', ['m1-winner', 'away'], ['map-score', '2-0', null, ofThree], impossible],
    ['e-sports', home, ['m1-first-round', 'home'], ['1 notCombinable']],
    ['baseball', home, ['run-line', 'away', 6], impossible],
    ['baseball', home, ['race-to-3', 'home'], ['1 notCombinable']],
    ['baseball', home, ['total', 'over', 36], ['1 notCombinable']],
    ['american-football', ['spread', 'away', 2], ['margin', 'home-1-6'], impossible],
    ['american-football', home, ['total', 'over', 174], ['0 notCombinable']],
    ['american-football', ['overtime', 'yes'], ['race-to-10', 'home'], ['1 notCombinable']],
    ['cricket', ['i1-total', 'over', 642], ['i1-total', 'under', 602], impossible],
    ['cricket', ['i1-total', 'over', 642], ['i1-total', 'over', 602], ['1 redundantPick']],
    ['cricket', home, ['top-batter', 'anybody'], ['1 notCombinable']],
  ])('%s: %s and %s', (sport, one, other, faults) => {
    const stage = stages.find((each) => each.sport === sport && each.name === 'before');
    if (stage === undefined) throw new Error(sport);
    const match = matchOf({ ...stage, telling: questionsOf(sport).telling });
    const picks = [one, other].map((pick) => ({ ...askOf(sport, pick), chance: 0.5 }));
    const found = offerBuilder(picks, match).faults.map(({ pick, code }) => `${pick} ${code}`);
    expect(found).toEqual(faults);
  });

  it('in play nobody tells the balls of cricket, nor the half of an inning that has runs', () => {
    const cricket = stages.find(({ sport }) => sport === 'cricket');
    const inning = stages.find(({ sport, name }) => sport === 'baseball' && name !== 'before');
    const now = inning?.now;
    if (!cricket || !inning || now === null || now === undefined || now === 'before')
      throw new Error('no stages');
    const { facts } = now;
    const open = { isComplete: false, stats: { runs: [1, 0] as const } };
    const within = { ...now, facts: { ...facts, periods: { ...facts.periods, i5: open } } };
    for (const stage of [
      { ...cricket, now },
      { ...inning, now: within },
    ]) {
      const { faults } = offerOf(stage, [home, questionsOf(stage.sport).telling[1] ?? home]);
      expect(faults.map(({ code }) => code)).toEqual(['notCombinable', 'notCombinable']);
    }
  });

  it('whoever bats first, cricket costs no less than it is worth', () => {
    const stage = stages.find(({ sport }) => sport === 'cricket');
    if (stage === undefined) throw new Error('no stage');
    for (const side of ['home', 'away']) {
      const picks: Told[] = [
        ['winner', side],
        ['i1-total', 'over', 610],
      ];
      const won = stage.ends.filter((facts) =>
        picks.every((pick) => settlePick(askOf('cricket', pick), facts).result === 'won'),
      );
      const least = won.length / stage.ends.length - 0.03;
      expect(offerOf(stage, picks).chance ?? 0).toBeGreaterThan(least);
    }
  });
});

import { factsOf, type Facts } from '../../engine/facts.ts';
import type { PriceModel } from '../../pricing/chances.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';

/** How likely runners are to be among the first, and before each other. */
interface RunnersChances {
  runnerIds: readonly string[];
  /** Among the first `places`. */
  placeChance: (runnerId: string, places: number) => number;
  duelChance: (a: string, b: string) => number;
}

/** The finish in which one is there and the others are not told. */
function oneAt(runnerId: string, position: number | null): Facts {
  return factsOf({
    ended: 'completed',
    isFinal: true,
    ran: 1,
    runners: [{ runnerId, position, status: 'ran' }],
  });
}

/** The price model of runners: each question has two worlds, in which it is answered yes or no. */
export function runnersModel({ runnerIds, placeChance, duelChance }: RunnersChances): PriceModel {
  const known = new Set(runnerIds);
  return {
    scoreOf: () => [0, 0],
    worldsOf: ({ type, param }, outcome) => {
      if (!known.has(outcome)) return null;
      const words = param ?? type.param ?? '';
      if (type.base === 'place') {
        const chance = placeChance(outcome, Number(words));
        return worldsFrom([
          [chance, oneAt(outcome, 1)],
          [1 - chance, oneAt(outcome, null)],
        ]);
      }
      const [a = '', b = ''] = words.split(',');
      if (!known.has(a) || !known.has(b)) return null;
      const chance = duelChance(a, b);
      return worldsFrom([
        [chance, oneAt(a, 1)],
        [1 - chance, oneAt(b, 1)],
      ]);
    },
  };
}

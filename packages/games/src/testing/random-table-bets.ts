import { pickOne, randomInteger, shuffled } from '@pavilion/domain/random';
import { numbersFrom, type JsonObject } from '../engine/index.ts';
import { layoutBets, numberKinds } from '../live/roulette/roulette-layout.ts';
import type { TableGameCode } from '../live/index.ts';

type Random = Parameters<typeof randomInteger>[0];

const kindOf =
  (...kinds: string[]) =>
  (random: Random): JsonObject => ({ kind: pickOne(random, kinds) });

const baccaratBet = kindOf('banker', 'player', 'tie', 'player_pair', 'banker_pair');

const facesOf = (random: Random): number => randomInteger(random, 1, 6);

const sicBoBets: ReadonlyArray<(random: Random) => JsonObject> = [
  kindOf('big', 'small', 'odd', 'even', 'any_triple'),
  (random) => ({ kind: 'total', value: randomInteger(random, 4, 17) }),
  (random) => ({ kind: pickOne(random, ['single', 'double', 'triple']), value: facesOf(random) }),
  (random) => ({ kind: 'pair', values: shuffled(random, numbersFrom(1, 6)).slice(0, 2) }),
];

const rouletteBets: ReadonlyArray<(random: Random) => JsonObject> = [
  kindOf('red', 'black', 'odd', 'even', 'low', 'high'),
  (random) => ({ kind: pickOne(random, ['dozen', 'column']), index: randomInteger(random, 1, 3) }),
  (random) => {
    const kind = pickOne(random, numberKinds);
    return { kind, numbers: shuffled(random, pickOne(random, layoutBets[kind])) };
  },
];

const andarBaharBets: ReadonlyArray<(random: Random) => JsonObject> = [
  kindOf('andar', 'bahar'),
  (random) => ({ kind: 'cards', from: pickOne(random, [1, 6, 11, 16, 26, 31, 36, 41]) }),
];

const kenoBets: ReadonlyArray<(random: Random) => JsonObject> = [
  (random) => ({ kind: 'sum', side: pickOne(random, ['big', 'small', 'odd', 'even']) }),
  (random) => ({
    kind: 'picks',
    picks: shuffled(random, numbersFrom(1, 80)).slice(0, randomInteger(random, 1, 10)),
  }),
];

/** Any line a table takes, as it stands on the wire. */
export const randomTableBets: Record<TableGameCode, (random: Random) => JsonObject> = {
  baccarat: baccaratBet,
  'baccarat-no-commission': baccaratBet,
  'dragon-tiger': kindOf('dragon', 'tiger', 'tie', 'suited_tie'),
  roulette: (random) => pickOne(random, rouletteBets)(random),
  'sic-bo': (random) => pickOne(random, sicBoBets)(random),
  'andar-bahar': (random) => pickOne(random, andarBaharBets)(random),
  'fortune-wheel': (random) => ({
    kind: 'segment',
    value: pickOne(random, [2, 4, 6, 12, 24, 48]),
  }),
  'keno-minute': (random) => pickOne(random, kenoBets)(random),
};

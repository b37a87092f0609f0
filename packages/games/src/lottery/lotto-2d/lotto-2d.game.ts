import { multipliersFrom, ParamReader, rtpRow } from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import { coverRtp } from '../fixed-prizes.ts';
import { everyDay, type Cover, type FixedPrizeLottery } from '../lottery-game.ts';
import type { PrizeTable } from '../prize-table.ts';
import { drawUntil, readQuick } from '../read-number.ts';

export const kinds2d = ['straight', 'box'] as const;
type Pair = readonly [number, number];
export type Play2d = { kind: (typeof kinds2d)[number]; numbers: Pair };
export type Quick2d = Pick<Play2d, 'kind'>;
export type Outcome2d = { numbers: Pair };

const highest = 31;

/** Straight and box, by the site's prize table. */
const tables: Record<PrizeTable, readonly bigint[]> = {
  pavilion: multipliersFrom('725 362.5'),
  pcso: multipliersFrom('400 200'),
};

const drawPair = (stream: RandomStream): Pair => [
  stream.draw(highest) + 1,
  stream.draw(highest) + 1,
];
const isTaken = ({ kind, numbers: [a, b] }: Play2d): boolean => kind === 'straight' || a !== b;

/** Two numbers of 1 to 31, which may be equal. */
function readPair(reader: ParamReader): Pair {
  const value = reader.raw('numbers');
  if (value === undefined) reader.problem('numbers', 'required');
  else if (!Array.isArray(value) || value.length !== 2) reader.problem('numbers', 'invalidType');
  else {
    for (const [place, number] of value.entries())
      if (!Number.isInteger(number)) reader.problem(`numbers[${place}]`, 'invalidType');
      else if (number < 1) reader.problem(`numbers[${place}]`, 'belowMinimum');
      else if (number > highest) reader.problem(`numbers[${place}]`, 'aboveMaximum');
    return [Number(value[0]), Number(value[1])];
  }
  return [1, 2];
}

function coverOf({ kind, numbers: [a, b] }: Play2d, table: PrizeTable): Cover {
  const numbers = kind === 'box' ? [`${a}-${b}`, `${b}-${a}`] : [`${a}-${b}`];
  return { numbers, bets: 1n, paysE4: { first: tables[table][numbers.length - 1] ?? 0n } };
}

/** Two numbers whose order counts, straight or in either order. */
export function lotto2d(
  table: PrizeTable = 'pavilion',
): FixedPrizeLottery<Play2d, Quick2d, Outcome2d> {
  return {
    code: 'lotto-2d',
    name: 'Lotto 2D',
    category: 'lottery',
    kind: 'tickets',
    prizes: 'fixed',
    version: 1,
    schedule: { weekdays: everyDay, times: ['14:00', '17:00', '21:00'] },
    draw: (stream) => ({ numbers: drawPair(stream) }),
    parsePlay(raw) {
      const reader = new ParamReader(raw);
      const play = { kind: reader.choice('kind', kinds2d), numbers: readPair(reader) };
      if (!reader.firstProblem() && !isTaken(play)) reader.problem('numbers', 'duplicate');
      return reader.done(play);
    },
    parseQuick(raw) {
      const reader = new ParamReader(raw);
      readQuick(reader);
      return reader.done({ kind: reader.choice('kind', kinds2d) });
    },
    pick: ({ kind }, stream) => drawUntil(() => ({ kind, numbers: drawPair(stream) }), isTaken),
    canonicalPlay: ({ kind, numbers }) => ({ kind, numbers }),
    cover: (play) => coverOf(play, table),
    drawnOf: ({ numbers: [a, b] }) => [{ tier: 'first', number: `${a}-${b}` }],
    rtp: () =>
      kinds2d.map((kind) => {
        const cover = coverOf({ kind, numbers: [1, 2] }, table);
        return rtpRow('kind', { kind }, coverRtp(cover, { first: { draws: 1n, outOf: 961n } }));
      }),
  };
}

import { multipliersFrom, ParamReader, rtpRow } from '../../engine/index.ts';
import { coverRtp } from '../fixed-prizes.ts';
import { everyDay, type Cover, type FixedPrizeLottery } from '../lottery-game.ts';
import { permutationsOf } from '../permutations.ts';
import type { PrizeTable } from '../prize-table.ts';
import { drawDigits, drawUntil, readDigits, readQuick } from '../read-number.ts';

export const kinds3d = ['straight', 'box'] as const;
export type Play3d = { kind: (typeof kinds3d)[number]; number: string };
export type Quick3d = Pick<Play3d, 'kind'>;
export type Outcome3d = { number: string };

/** Straight, box of six, box of three, by the site's prize table. */
const tables: Record<PrizeTable, readonly bigint[]> = {
  pavilion: multipliersFrom('750 125 250'),
  pcso: multipliersFrom('450 75 150'),
};

const isTaken = ({ kind, number }: Play3d): boolean =>
  kind === 'straight' || permutationsOf(number).length > 1;

function coverOf({ kind, number }: Play3d, table: PrizeTable): Cover {
  const numbers = kind === 'box' ? permutationsOf(number) : [number];
  const pay = tables[table][[1, 6, 3].indexOf(numbers.length)] ?? 0n;
  return { numbers, bets: 1n, paysE4: { first: pay } };
}

/** One number of three digits, straight or in any order. */
export function lotto3d(
  table: PrizeTable = 'pavilion',
): FixedPrizeLottery<Play3d, Quick3d, Outcome3d> {
  const row = (kind: Play3d['kind'], number: string) => {
    const cover = coverOf({ kind, number }, table);
    const rtp = coverRtp(cover, { first: { draws: 1n, outOf: 1_000n } });
    const count = cover.numbers.length;
    return count === 1
      ? rtpRow('kind', { kind }, rtp)
      : rtpRow('permutations', { kind, count }, rtp);
  };
  return {
    code: 'lotto-3d',
    name: 'Lotto 3D',
    category: 'lottery',
    kind: 'tickets',
    prizes: 'fixed',
    version: 1,
    schedule: { weekdays: everyDay, times: ['14:00', '17:00', '21:00'] },
    draw: (stream) => ({ number: drawDigits(stream, 3) }),
    parsePlay(raw) {
      const reader = new ParamReader(raw);
      const kind = reader.choice('kind', kinds3d);
      const play = { kind, number: readDigits(reader, 'number', 3) };
      if (!reader.firstProblem() && !isTaken(play)) reader.problem('number', 'invalidChoice');
      return reader.done(play);
    },
    parseQuick(raw) {
      const reader = new ParamReader(raw);
      readQuick(reader);
      return reader.done({ kind: reader.choice('kind', kinds3d) });
    },
    pick: ({ kind }, stream) => drawUntil(() => ({ kind, number: drawDigits(stream, 3) }), isTaken),
    canonicalPlay: ({ kind, number }) => ({ kind, number }),
    cover: (play) => coverOf(play, table),
    drawnOf: ({ number }) => [{ tier: 'first', number }],
    rtp: () => [row('straight', '012'), row('box', '012'), row('box', '001')],
  };
}

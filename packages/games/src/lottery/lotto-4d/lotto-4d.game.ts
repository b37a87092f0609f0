import { ParamReader, rtpRow } from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import { coverRtp } from '../fixed-prizes.ts';
import { everyDay, type Cover, type DrawnNumber, type FixedPrizeLottery } from '../lottery-game.ts';
import { permutationsOf } from '../permutations.ts';
import { drawDigits, drawUntil, readDigits, readQuick } from '../read-number.ts';
import { draws4d, iboxPays4d, kinds4d, pays4d, type Kind4d } from './lotto-4d-prizes.ts';

export type Play4d = { kind: Kind4d; /** Four digits; three of `last_three`. */ number: string };
export type Quick4d = Pick<Play4d, 'kind'>;
export type Outcome4d = {
  first: string;
  second: string;
  third: string;
  special: readonly string[];
  consolation: readonly string[];
};

const digitsOf = (kind: Kind4d): number => (kind === 'last_three' ? 3 : 4);

/**
 * One stake for all permutations wants at least two different digits; there is no prize for fewer.
 */
const isTaken = ({ kind, number }: Play4d): boolean =>
  !kind.startsWith('ibox') || permutationsOf(number).length > 1;

function coverOf({ kind, number }: Play4d): Cover {
  if (kind === 'ibox_big' || kind === 'ibox_small') {
    const numbers = permutationsOf(number);
    return { numbers, bets: 1n, paysE4: iboxPays4d[kind][numbers.length] ?? {} };
  }
  if (kind === 'box_big' || kind === 'box_small') {
    const numbers = permutationsOf(number);
    const paysE4 = pays4d[kind === 'box_big' ? 'big' : 'small'];
    return { numbers, bets: BigInt(numbers.length), paysE4 };
  }
  return { numbers: [number], bets: 1n, paysE4: pays4d[kind] };
}

function drawOutcome(stream: RandomStream): Outcome4d {
  const next = (): string => drawDigits(stream, 4);
  const ten = (): string[] => Array.from({ length: 10 }, next);
  return { first: next(), second: next(), third: next(), special: ten(), consolation: ten() };
}

function drawnOf({ first, second, third, special, consolation }: Outcome4d): DrawnNumber[] {
  return [
    { tier: 'first', number: first },
    { tier: 'last_three', number: first.slice(1) },
    { tier: 'second', number: second },
    { tier: 'third', number: third },
    ...special.map((number) => ({ tier: 'special', number })),
    ...consolation.map((number) => ({ tier: 'consolation', number })),
  ];
}

/** A number with so many permutations, for the returns. */
const exampleOf: Readonly<Record<number, string>> = {
  24: '0123',
  12: '0012',
  6: '0011',
  4: '0001',
};

/** Twenty-three numbers of four digits; any may come again and is paid each time. */
export const lotto4d: FixedPrizeLottery<Play4d, Quick4d, Outcome4d> = {
  code: 'lotto-4d',
  name: 'Lotto 4D',
  category: 'lottery',
  kind: 'tickets',
  prizes: 'fixed',
  version: 1,
  schedule: { weekdays: everyDay, times: ['19:00'] },
  draw: drawOutcome,
  parsePlay(raw) {
    const reader = new ParamReader(raw);
    const kind = reader.choice('kind', kinds4d);
    const play = { kind, number: readDigits(reader, 'number', digitsOf(kind)) };
    if (!reader.firstProblem() && !isTaken(play)) reader.problem('number', 'invalidChoice');
    return reader.done(play);
  },
  parseQuick(raw) {
    const reader = new ParamReader(raw);
    readQuick(reader);
    return reader.done({ kind: reader.choice('kind', kinds4d) });
  },
  pick: ({ kind }, stream) =>
    drawUntil(() => ({ kind, number: drawDigits(stream, 4).slice(-digitsOf(kind)) }), isTaken),
  canonicalPlay: ({ kind, number }) => ({ kind, number }),
  cover: coverOf,
  drawnOf,
  rtp: () =>
    kinds4d.flatMap((kind) =>
      kind.startsWith('ibox')
        ? [24, 12, 6, 4].map((count) => {
            const cover = coverOf({ kind, number: exampleOf[count] ?? '' });
            return rtpRow('permutations', { kind, count }, coverRtp(cover, draws4d));
          })
        : [
            rtpRow(
              'kind',
              { kind },
              coverRtp(coverOf({ kind, number: '0123'.slice(-digitsOf(kind)) }), draws4d),
            ),
          ],
    ),
};

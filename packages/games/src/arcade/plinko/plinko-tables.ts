import { multipliersFrom, type MultiplierE4 } from '../../engine/index.ts';

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];
export const plinkoMinRows = 8;
export const plinkoMaxRows = 16;

/** From the edge to the centre, eight rows first; the other half mirrors it. */
const halves: Record<PlinkoRisk, readonly (readonly MultiplierE4[])[]> = {
  low: [
    '5.6 2.1 1.1 1 .5',
    '5.6 2 1.6 1 .7',
    '8.9 3 1.4 1.1 1 .5',
    '8.4 3 1.9 1.3 1 .7',
    '10 3 1.6 1.4 1.1 1 .5',
    '8.1 4 3 1.9 1.2 .9 .7',
    '7.1 4 1.9 1.4 1.3 1.1 1 .5',
    '15 8 3 2 1.5 1.1 1 .7',
    '16 9 2 1.4 1.4 1.2 1.1 1 .5',
  ].map(multipliersFrom),
  medium: [
    '13 3 1.3 .7 .4',
    '18 4 1.7 .9 .5',
    '22 5 2 1.4 .6 .4',
    '24 6 3 1.8 .7 .5',
    '33 11 4 2 1.1 .6 .3',
    '43 13 6 3 1.3 .7 .4',
    '58 15 7 4 1.9 1 .5 .2',
    '88 18 11 5 3 1.3 .5 .3',
    '110 41 10 5 3 1.5 1 .5 .3',
  ].map(multipliersFrom),
  high: [
    '29 4 1.5 .3 .2',
    '43 7 2 .6 .2',
    '76 10 3 .9 .3 .2',
    '120 14 5.2 1.4 .4 .2',
    '170 24 8.1 2 .7 .2 .2',
    '260 37 11 4 1 .2 .2',
    '420 56 18 5 1.9 .3 .2 .2',
    '620 83 27 8 3 .5 .2 .2',
    '1000 130 26 9 4 2 .2 .2 .2',
  ].map(multipliersFrom),
};

/** What each pocket pays, from left to right: one more than there are rows. */
export function plinkoPockets(rows: number, risk: PlinkoRisk): readonly MultiplierE4[] {
  const half = halves[risk][rows - plinkoMinRows];
  if (half === undefined) throw new RangeError(`no plinko of ${rows} rows`);
  // With an even number of rows one pocket stands in the centre, with an odd number two.
  return [...half, ...half.toReversed().slice(rows % 2 === 0 ? 1 : 0)];
}

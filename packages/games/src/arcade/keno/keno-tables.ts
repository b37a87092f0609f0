import { multipliersFrom, type MultiplierE4 } from '../../engine/index.ts';

export const kenoRisks = ['low', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];
export const kenoNumbers = 40;
export const kenoDrawn = 10;
export const kenoMaxPicks = 10;

/** For one pick first; each row from no hit to all. */
const tables: Record<KenoRisk, readonly (readonly MultiplierE4[])[]> = {
  low: [
    '.7 1.85',
    '0 2 3.8',
    '0 1.1 1.38 26',
    '0 0 2.2 7.9 90',
    '0 0 1.5 4.2 13 300',
    '0 0 1.1 2 6.2 100 700',
    '0 0 1.1 1.6 3.5 15 225 700',
    '0 0 1.1 1.5 2 5.5 39 100 800',
    '0 0 1.1 1.3 1.7 2.5 7.5 50 250 1000',
    '0 0 1.1 1.2 1.3 1.8 3.5 13 50 250 1000',
  ].map(multipliersFrom),
  medium: [
    '.4 2.75',
    '0 1.8 5.1',
    '0 0 2.8 50',
    '0 0 1.7 10 100',
    '0 0 1.4 4 14 390',
    '0 0 0 3 9 180 710',
    '0 0 0 2 7 30 400 800',
    '0 0 0 2 4 11 67 400 900',
    '0 0 0 2 2.5 5 15 100 500 1000',
    '0 0 0 1.6 2 4 7 26 100 500 1000',
  ].map(multipliersFrom),
  high: [
    '0 3.96',
    '0 0 17.1',
    '0 0 0 81.5',
    '0 0 0 10 259',
    '0 0 0 4.5 48 450',
    '0 0 0 0 11 350 710',
    '0 0 0 0 7 90 400 800',
    '0 0 0 0 5 20 270 600 900',
    '0 0 0 0 4 11 56 500 800 1000',
    '0 0 0 0 3.5 8 13 63 500 800 1000',
  ].map(multipliersFrom),
};

/** What so many picks pay, by the number of hits from 0 to all. */
export function kenoPays(picks: number, risk: KenoRisk): readonly MultiplierE4[] {
  const pays = tables[risk][picks - 1];
  if (pays === undefined) throw new RangeError(`no keno with ${picks} picks`);
  return pays;
}

import { multipliersFrom, type MultiplierE4 } from '../../engine/index.ts';

/** What one to ten picks pay for 0, 1, 2 … hits. */
const pickPays = [
  '0 3.8',
  '0 1 9.5',
  '0 0 2 48',
  '0 0 1.5 6 120',
  '0 0 1 2 15 510',
  '0 0 0 2 8 60 2100',
  '0 0 0 1 4 22 200 9500',
  '0 0 0 0 3 14 100 1000 10000',
  '0 0 0 0 1 7 40 400 4000 10000',
  '3 0 0 0 0 3 22 135 1000 8000 10000',
].map(multipliersFrom);

export const kenoMinuteMaxPicks = pickPays.length;

/** What so many picks pay, by hits. */
export const kenoMinutePays = (picks: number): readonly MultiplierE4[] => pickPays[picks - 1] ?? [];

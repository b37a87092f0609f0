import type { Variant } from './bingo.queries.ts';

export const letters = ['B', 'I', 'N', 'G', 'O'] as const;

/** The column of a ball: of 75 five of fifteen numbers, of 90 nine of ten. 0 the first. */
export const columnOf = (variant: Variant, ball: number): number =>
  variant === '75' ? Math.floor((ball - 1) / 15) : Math.min(Math.floor(ball / 10), 8);

/** What a ball is called: `B 7` of 75, `7` of 90. */
export const ballName = (variant: Variant, ball: number): string =>
  variant === '75' ? `${letters[columnOf(variant, ball)] ?? ''} ${ball}` : String(ball);

/** The hue of a ball, by its column. */
export const ballHue = (variant: Variant, ball: number): number =>
  [210, 350, 145, 32, 275, 190, 320, 60, 240][columnOf(variant, ball)] ?? 210;

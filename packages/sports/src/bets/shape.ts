export type BetType = 'single' | 'parlay' | 'system';

/** What a bet consists of, without its picks. */
export interface BetShape {
  readonly type: BetType;
  readonly legCount: number;
  /** Of a system: how many of the legs that are no bankers make a line; each size once. */
  readonly sizes: readonly number[];
  /** Of a system: numbers from 0 of the legs that are in every line. */
  readonly bankers: readonly number[];
  /** Every line once with win and once with place multipliers. */
  readonly isEachWay: boolean;
}

const system = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The systems that have a name: how many legs, and all their sizes. */
export const namedSystems = {
  Trixie: system(2, 3),
  Patent: system(1, 3),
  Yankee: system(2, 4),
  'Lucky 15': system(1, 4),
  Canadian: system(2, 5),
  'Lucky 31': system(1, 5),
  Heinz: system(2, 6),
  'Lucky 63': system(1, 6),
  'Super Heinz': system(2, 7),
  'Lucky 127': system(1, 7),
  Goliath: system(2, 8),
  'Lucky 255': system(1, 8),
} as const satisfies Record<string, readonly number[]>;
export type SystemName = keyof typeof namedSystems;

/** How many lines of legs there may be, and how many legs. */
export const betBounds = {
  parlayLegs: { min: 2, max: 30 },
  systemLegs: { min: 3, max: 16 },
  lines: 2000,
} as const;

/** n over k, exact. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}

/** How many lines a bet has; each way doubles them. The shape must be sound (`shapeFault`). */
export function lineCount({ type, legCount, sizes, bankers, isEachWay }: BetShape): number {
  const free = legCount - bankers.length;
  const lines = type === 'system' ? sizes.reduce((sum, size) => sum + choose(free, size), 0) : 1;
  return isEachWay ? 2 * lines : lines;
}

export type ShapeFault = 'tooManyLegs' | 'tooManyLines' | 'invalidSystem';

/**
 * What is wrong with a shape, as the code it is refused with (wire contract, 4); null when it is
 * sound.
 */
export function shapeFault(shape: BetShape): ShapeFault | null {
  const { type, legCount, sizes, bankers } = shape;
  const isPlain = sizes.length === 0 && bankers.length === 0;
  if (type === 'single') return legCount === 1 && isPlain ? null : 'invalidSystem';
  const { min, max } = type === 'parlay' ? betBounds.parlayLegs : betBounds.systemLegs;
  if (legCount > max) return 'tooManyLegs';
  if (legCount < min) return 'invalidSystem';
  if (type === 'parlay') return isPlain ? null : 'invalidSystem';
  if (!isSoundSystem(shape)) return 'invalidSystem';
  return lineCount(shape) > betBounds.lines ? 'tooManyLines' : null;
}

function isSoundSystem({ legCount, sizes, bankers }: BetShape): boolean {
  const free = legCount - bankers.length;
  const isSet = (values: readonly number[], min: number, max: number): boolean =>
    new Set(values).size === values.length &&
    values.every((value) => Number.isInteger(value) && value >= min && value <= max);
  return sizes.length > 0 && isSet(bankers, 0, legCount - 1) && isSet(sizes, 1, free);
}

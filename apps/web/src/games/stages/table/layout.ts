import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { GameInfo, GameParams } from '../../game-info.ts';
import type { PlayProblem } from '../parts/play-problem.ts';

/** One bet of a layout and what lies on it, minor units. */
interface PlacedBet {
  params: GameParams;
  stakeMinor: bigint;
}

/** Everything that lies on a table, by its bets. */
export type Layout = ReadonlyMap<string, PlacedBet>;

export const emptyLayout: Layout = new Map();
/** A ticket has no more lines. */
const linesMax = 60;

/** A bet as the key of a layout: the database keeps its fields in an order of its own. */
export const keyOf = (params: GameParams): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** With so much more on each of these bets. */
export function withChips(
  layout: Layout,
  bets: ReadonlyArray<{ params: GameParams; chips: number }>,
  chipMinor: bigint,
): Layout {
  const next = new Map(layout);
  for (const { params, chips } of bets) {
    const key = keyOf(params);
    const stakeMinor = (next.get(key)?.stakeMinor ?? 0n) + chipMinor * BigInt(chips);
    next.set(key, { params, stakeMinor });
  }
  return next;
}

export function without(layout: Layout, params: GameParams): Layout {
  const next = new Map(layout);
  next.delete(keyOf(params));
  return next;
}

/** Twice what lies there. */
export const doubled = (layout: Layout): Layout =>
  new Map(
    [...layout].map(([key, bet]) => [key, { ...bet, stakeMinor: bet.stakeMinor * 2n }] as const),
  );

export const stakeOf = (layout: Layout): bigint =>
  [...layout.values()].reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

export const isSame = (one: Layout, other: Layout): boolean =>
  one.size === other.size &&
  [...one].every(([key, { stakeMinor }]) => other.get(key)?.stakeMinor === stakeMinor);

/** The bets as a ticket asks for them. */
export const betsOf = (
  layout: Layout,
  currency: CurrencyCode,
): Array<{ params: GameParams; stake: string }> =>
  [...layout.values()].map(({ params, stakeMinor }) => ({
    params,
    stake: formatAmount(stakeMinor, currency),
  }));

/** What a ticket's lines, or favourites, lay on the table. */
export const layoutOf = (
  bets: ReadonlyArray<{ params: GameParams; stake: string }>,
  currency: CurrencyCode,
): Layout =>
  new Map(
    bets.map(({ params, stake }) => [
      keyOf(params),
      { params, stakeMinor: parseAmount(stake, currency) ?? 0n },
    ]),
  );

/** The amounts of a table, as it tells them. */
export interface TableLimits {
  min: string;
  max: string;
  currency: CurrencyCode;
}

/**
 * What the server would refuse of a layout, with the amount that would be taken; null: nothing that
 * can be known here.
 */
export function layoutProblem(
  layout: Layout,
  limits: TableLimits,
  bets: GameInfo['bets'],
): PlayProblem | null {
  const { currency } = limits;
  const [min, max] = [limits.min, limits.max].map((text) => parseAmount(text, currency) ?? 0n);
  const refuse = (code: string, minor: bigint): PlayProblem => ({
    code,
    detail: formatAmount(minor, currency),
    paths: [],
  });
  if (layout.size > linesMax) return { code: 'tooManyBets', detail: null, paths: [] };
  for (const { params, stakeMinor } of layout.values()) {
    const row = bets?.find(({ kind }) => kind === params['kind']);
    const ofKind = row ? (parseAmount(row.max, currency) ?? 0n) : (max ?? 0n);
    if (stakeMinor < (min ?? 0n)) return refuse('stakeTooLow', min ?? 0n);
    if (stakeMinor > ofKind) return refuse('stakeTooHigh', ofKind);
  }
  return stakeOf(layout) > (max ?? 0n) ? refuse('stakeTooHigh', max ?? 0n) : null;
}

const steps = [1n, 2n, 5n, 20n, 50n, 200n, 500n] as const;

/** Chips of a table in minor units: from its least stake on, none above its most. */
export function chipsOf({ min, max, currency }: TableLimits): bigint[] {
  const [least, most] = [min, max].map((text) => parseAmount(text, currency) ?? 1n);
  return steps.map((step) => step * (least ?? 1n)).filter((chip) => chip <= (most ?? 1n));
}

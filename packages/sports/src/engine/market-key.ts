import type { Base } from './base-names.ts';
import type { MarketType } from './market-type.ts';

/** What tells the markets of one event apart. */
export interface MarketRef {
  readonly kind: string;
  readonly lineQuarters: number | null;
  readonly param?: string | null;
  readonly playerId?: string | null;
}

/** A stable text of a market within its event: `total|10||`. */
export function marketKey({ kind, lineQuarters, param, playerId }: MarketRef): string {
  return [kind, lineQuarters ?? '', param ?? '', playerId ?? ''].join('|');
}

const handicaps: ReadonlySet<Base> = new Set(['handicap', 'handicap-3way']);

/** True where the line is given to a side: the away side plays with its negative. */
export const isHandicap = ({ base }: Pick<MarketType, 'base'>): boolean => handicaps.has(base);

/**
 * The line of a market on the wire, in whole units: `2.5`, `-0.75`; handicaps above zero carry a
 * plus. Null where the market has none.
 */
export function lineText(
  type: Pick<MarketType, 'base'>,
  lineQuarters: number | null,
): string | null {
  if (lineQuarters === null) return null;
  const size = Math.abs(lineQuarters);
  const units = `${Math.floor(size / 4)}${['', '.25', '.5', '.75'][size % 4] ?? ''}`;
  if (lineQuarters < 0) return `-${units}`;
  return isHandicap(type) && lineQuarters > 0 ? `+${units}` : units;
}

/** The line as the chosen outcome sees it: the away side of a handicap plays it turned round. */
export function lineOfOutcome(
  type: Pick<MarketType, 'base'>,
  outcome: string,
  lineQuarters: number | null,
): number | null {
  if (lineQuarters === null || !isHandicap(type) || outcome !== 'away') return lineQuarters;
  return lineQuarters === 0 ? 0 : -lineQuarters;
}

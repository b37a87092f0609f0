// chunk: standing
import {
  isOutcomeOf,
  type LineQuarters,
  type MarketKind,
  type MarketSelection,
} from './market-kind.ts';

/** Lines offered, in quarters: totals from 0.5 to 15 goals, handicaps up to 10 goals either way. */
export const lineBoundsQuarters = { total: { min: 2, max: 60 }, handicap: { max: 40 } } as const;

/**
 * True when the market can have this line: none for 1X2, a quarter of a goal within the bounds for
 * the others.
 */
export function isLegalLine(kind: MarketKind, lineQuarters: LineQuarters): boolean {
  if (kind === '1x2') return lineQuarters === null;
  if (lineQuarters === null || !Number.isInteger(lineQuarters)) return false;
  const { total, handicap } = lineBoundsQuarters;
  if (kind === 'total') return lineQuarters >= total.min && lineQuarters <= total.max;
  return Math.abs(lineQuarters) <= handicap.max;
}

/** True when kind, outcome and line belong together. */
export function isLegalSelection({ kind, outcome, lineQuarters }: MarketSelection): boolean {
  return isOutcomeOf(kind, outcome) && isLegalLine(kind, lineQuarters);
}

/**
 * Writes a line in goals: `2.5`, `-0.75`. Handicaps above zero carry a plus (`+1`); totals and zero
 * carry no sign.
 */
export function formatLine(kind: MarketKind, lineQuarters: number): string {
  const size = Math.abs(lineQuarters);
  const decimals = ['', '.25', '.5', '.75'][size % 4] ?? '';
  const goals = `${Math.floor(size / 4)}${decimals}`;
  if (lineQuarters < 0) return `-${goals}`;
  return kind === 'asian-handicap' && lineQuarters > 0 ? `+${goals}` : goals;
}

/**
 * Reads a line in goals (`-0.75`, `+1`, `2.50`) into quarters; null when it is not a quarter of a
 * goal.
 */
export function parseLine(text: string): number | null {
  const match = /^([+-]?)(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const hundredths = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (hundredths % 25 !== 0) return null;
  const quarters = hundredths / 25;
  return match[1] === '-' && quarters !== 0 ? -quarters : quarters;
}

/**
 * The line as the chosen side sees it: the away side of a handicap plays with the home line turned
 * round.
 */
export function selectionLineQuarters({
  outcome,
  kind,
  lineQuarters,
}: MarketSelection): LineQuarters {
  if (lineQuarters === null || kind !== 'asian-handicap' || outcome !== 'away') return lineQuarters;
  return lineQuarters === 0 ? 0 : -lineQuarters;
}

import { isUuid } from '@pavilion/domain/ids';
import { isMarketKind, isOutcomeOf } from '@pavilion/domain/markets';
import type { OddsChange, SlipLine } from './slip.types.ts';

type Found = Readonly<Record<string, unknown>>;

/**
 * True when what the browser stored, or another tab wrote, is a slip: nothing else may reach the
 * page.
 */
export function isSlip(found: object): boolean {
  const { lines, oddsChange, requestId, sent = [] } = found as Found;
  return (
    isListOf(lines, isSlipLine) &&
    isOddsChange(oddsChange) &&
    isId(requestId) &&
    isListOf(sent, isSentSlip)
  );
}

const oddsChanges: Readonly<Record<OddsChange, true>> = { none: true, better: true, any: true };
const isOddsChange = (value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(oddsChanges, value);

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);

const isListOf = (value: unknown, isItem: (item: Found) => boolean): boolean =>
  Array.isArray(value) &&
  value.every(
    (item: unknown) => typeof item === 'object' && item !== null && isItem(item as Found),
  );

/** The words of a line, written as a record so that none is forgotten. */
const lineTexts: Readonly<Record<Exclude<keyof SlipLine, 'line' | 'isOpen'>, true>> = {
  selectionId: true,
  marketId: true,
  eventId: true,
  kind: true,
  outcome: true,
  home: true,
  away: true,
  league: true,
  odds: true,
  currentOdds: true,
  stake: true,
};

function isSlipLine(found: Found): boolean {
  const { kind, outcome, line, isOpen } = found;
  return (
    Object.keys(lineTexts).every((field) => typeof found[field] === 'string') &&
    isMarketKind(String(kind)) &&
    isOutcomeOf(kind as SlipLine['kind'], String(outcome)) &&
    (line === null || typeof line === 'string') &&
    typeof isOpen === 'boolean'
  );
}

const isSentSlip = ({ accountId, oddsChange, lines }: Found): boolean =>
  typeof accountId === 'string' && isOddsChange(oddsChange) && isListOf(lines, isSlipLine);

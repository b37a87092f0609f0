import { isForBuilder, type Market } from '../engine/market-type.ts';

/** What of a leg says whether it may stand beside another. */
export interface LegPlace {
  /** The event, or the outright, that decides it. */
  readonly eventId: string;
  /** Of an outright: the event that decides it within the day, as a final does the cup. */
  readonly decidedBy: string | null;
  readonly markets: readonly Market[];
}

export interface CombinationFault {
  readonly leg: number;
  readonly code: 'relatedSelections' | 'notCombinable';
}

const isRelated = (a: LegPlace, b: LegPlace): boolean =>
  a.eventId === b.eventId || a.decidedBy === b.eventId || b.decidedBy === a.eventId;

/**
 * What stands against these legs in one bet, each with its number: legs of one event outside a
 * builder, and market types that may not be combined. Empty when nothing does.
 */
export function combinationFaults(legs: readonly LegPlace[]): CombinationFault[] {
  return legs.flatMap((leg, index): CombinationFault[] => {
    const isRelatedToOther = legs.some((other, at) => at !== index && isRelated(leg, other));
    if (isRelatedToOther) return [{ leg: index, code: 'relatedSelections' }];
    const inBuilder = leg.markets.length < 2 || leg.markets.every(isForBuilder);
    const inParlay = legs.length < 2 || leg.markets.every(({ type }) => type.combines.parlay);
    return inBuilder && inParlay ? [] : [{ leg: index, code: 'notCombinable' }];
  });
}

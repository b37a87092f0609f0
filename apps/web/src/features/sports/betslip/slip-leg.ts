import type { SentLeg, SlipLine } from './slip.types.ts';

/**
 * What a leg is known by in the slip: its selection, of a builder those of all its picks in
 * whatever order.
 */
export const legId = (selectionIds: readonly string[]): string => selectionIds.toSorted().join('+');

/** What a pick of a builder is known by beside the line it is part of. */
export const pickId = (lineId: string, selectionId: string): string => `${lineId}/${selectionId}`;

/** A price that is sent where none is known yet: the answer tells the one that holds. */
const leastOdds = '1.00';

/** A line of the slip on the wire, at a price. */
export const sentLeg = ({ selectionId, builder }: SlipLine, odds: string): SentLeg =>
  builder
    ? { selection_ids: selectionIdsOf(builder), odds: odds || leastOdds }
    : { selection_id: selectionId, odds: odds || leastOdds };

const selectionIdsOf = ({ picks }: NonNullable<SlipLine['builder']>): string[] =>
  picks.map((pick) => pick.selectionId);

/** The selections of a leg on the wire. */
export const idsOfSent = (leg: SentLeg): string[] =>
  'selection_ids' in leg ? leg.selection_ids : [leg.selection_id];

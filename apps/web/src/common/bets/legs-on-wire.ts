interface WireLeg {
  odds: string;
  picks: readonly { selection_id: string }[];
}

/** A leg on the wire: one selection, or those of a builder. */
export const legOnWire = (ids: readonly string[], odds: string) =>
  ids.length > 1 ? { selection_ids: [...ids], odds } : { selection_id: ids[0] ?? '', odds };

/** The legs of a bet as a call is asked with them, at the odds they have. */
export const legsOnWire = (legs: readonly WireLeg[]) =>
  legs.map(({ picks, odds }) =>
    legOnWire(
      picks.map(({ selection_id: id }) => id),
      odds,
    ),
  );

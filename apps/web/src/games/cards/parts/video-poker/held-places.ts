import { createStore } from 'zustand/vanilla';

/**
 * The places that a player means to hold, of the hand on the table: the picture chooses them, the
 * panel draws by them.
 */
export interface HeldPlaces {
  roundId: string | null;
  places: readonly number[];
}

const none: readonly number[] = [];

export const heldPlaces = createStore<HeldPlaces>(() => ({ roundId: null, places: none }));

/** What is held of a hand; nothing of any other. */
export const heldOf = (held: HeldPlaces, roundId: string | null): readonly number[] =>
  held.roundId === roundId ? held.places : none;

/** Holds a place of a hand, or lets it go. */
export function toggleHeld(roundId: string, place: number): void {
  const held = heldOf(heldPlaces.getState(), roundId);
  const places = held.includes(place) ? held.filter((one) => one !== place) : [...held, place];
  heldPlaces.setState({ roundId, places: places.toSorted((a, b) => a - b) });
}

/** Holds these places of a hand and no others. */
export const holdPlaces = (roundId: string, places: readonly number[]): void =>
  heldPlaces.setState({ roundId, places });

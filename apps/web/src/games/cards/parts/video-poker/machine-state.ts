import type { WireEvent } from '../../../game-info.ts';

/** A card on a place of the machine; `at`: the number of the event that laid it. */
export interface MachineCard {
  at: number;
  card: number;
  event: WireEvent;
}

export interface Machine {
  cards: readonly MachineCard[];
  /** Places that were held when the others were drawn; null before. */
  held: readonly number[] | null;
  /** All that was drawn lies there. */
  isDrawn: boolean;
}

const handSize = 5;

/**
 * What lies on the machine after these events; drawn cards come to the places that were not held,
 * from the first on.
 */
export function machineOf(shown: readonly WireEvent[]): Machine {
  const cards: MachineCard[] = [];
  let held: readonly number[] | null = null;
  let open: number[] = [];
  for (const [at, event] of shown.entries()) {
    const card = { at, card: Number(event['card']), event };
    if (event.type === 'dealt') cards.push(card);
    if (event.type === 'acted') {
      held = (event['held'] as readonly number[] | undefined) ?? [];
      open = Array.from({ length: handSize }, (_, place) => place).filter(
        (place) => !held?.includes(place),
      );
    }
    const place = event.type === 'drawn' ? open.shift() : undefined;
    if (place !== undefined) cards[place] = card;
  }
  return { cards, held, isDrawn: held !== null && open.length === 0 };
}

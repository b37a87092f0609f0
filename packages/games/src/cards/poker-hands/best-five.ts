import { handStrength } from './hand-strength.ts';

/**
 * The five cards that make the hand, of five to seven, in the order they were given; of equal fives
 * the first.
 */
export function bestFive(cards: readonly number[]): readonly number[] {
  const strength = handStrength(cards);
  const found = fivesOf(cards).find((five) => handStrength(five) === strength);
  if (!found) throw new Error(`no hand among ${cards.length} cards`);
  return found;
}

/** Every five of the cards. */
function fivesOf(cards: readonly number[]): ReadonlyArray<readonly number[]> {
  if (cards.length === 5) return [cards];
  const smaller = cards.map((_, left) => cards.filter((__, place) => place !== left));
  return smaller.toReversed().flatMap(fivesOf);
}

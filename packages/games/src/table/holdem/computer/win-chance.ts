import { handStrength } from '../../../cards/poker-hands/index.ts';
import { deckSize } from '../../../cards/playing-cards.ts';
import { drawDistinct, numbersFrom } from '../../../engine/index.ts';
import type { RandomStream } from '../../../fairness/index.ts';

/**
 * The share of the pot a hand may hope for against so many unknown hands, 0 to 1: boards and hands
 * are dealt `samples` times from what the player does not see. Only for the choices of computer
 * players, never for money.
 */
export function winChance(
  known: { own: readonly number[]; board: readonly number[] },
  opponents: number,
  luck: RandomStream,
  samples: number,
): number {
  const seen = new Set([...known.own, ...known.board]);
  const unseen = numbersFrom(0, deckSize).filter((card) => !seen.has(card));
  const missing = 5 - known.board.length;
  let won = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = drawDistinct(luck, unseen, missing + 2 * opponents);
    const board = [...known.board, ...drawn.slice(0, missing)];
    const own = handStrength([...known.own, ...board]);
    const others = numbersFrom(0, opponents).map((place) => {
      const first = missing + 2 * place;
      return handStrength([...drawn.slice(first, first + 2), ...board]);
    });
    if (others.every((other) => other <= own))
      won += 1 / (1 + others.filter((other) => other === own).length);
  }
  return won / samples;
}

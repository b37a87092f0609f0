import { fraction, numbersFrom, type Fraction } from '../../engine/index.ts';
import { deckSize } from '../playing-cards.ts';
import type { Place, ShowdownCards, ShowdownRules } from './showdown-rules.ts';

/** Every choice of so many of the cards, order aside. */
function eachChoice(
  cards: readonly number[],
  count: number,
  go: (chosen: readonly number[]) => void,
): void {
  const chosen: number[] = [];
  const walk = (from: number): void => {
    if (chosen.length === count) return go(chosen);
    for (let place = from; place <= cards.length - (count - chosen.length); place += 1) {
      chosen.push(cards[place] ?? 0);
      walk(place + 1);
      chosen.pop();
    }
  };
  walk(0);
}

/** The cards that the player sees, by place. */
function seenOf({ deals }: ShowdownRules, cards: ShowdownCards): Record<Place, number[]> {
  const seen: Record<Place, number[]> = { player: [], board: [], dealer: [] };
  const at: Record<Place, number> = { player: 0, board: 0, dealer: 0 };
  for (const { to, count, hidden = [] } of deals)
    for (const place of numbersFrom(0, count)) {
      if (!hidden.includes(place)) seen[to].push(cards[to][at[to]] ?? 0);
      at[to] += 1;
    }
  return seen;
}

/** The expected gain of going on, in antes: over every way the hidden cards can lie. */
export function raiseGain(rules: ShowdownRules, cards: ShowdownCards): Fraction {
  const seen = seenOf(rules, cards);
  const known = Object.values(seen).flat();
  const unseen = numbersFrom(0, deckSize).filter((card) => !known.includes(card));
  let [paid, ways] = [0, 0];
  const hidden = (place: Place): number => cards[place].length - seen[place].length;
  eachChoice(unseen, hidden('board'), (boardRest) => {
    const board = [...seen.board, ...boardRest];
    const left = unseen.filter((card) => !boardRest.includes(card));
    eachChoice(left, hidden('dealer'), (dealerRest) => {
      const dealt = { player: cards.player, board, dealer: [...seen.dealer, ...dealerRest] };
      const { ante, raise } = rules.settle(dealt);
      paid += Number(ante + raise * rules.raise.stakes);
      ways += 1;
    });
  });
  const staked = BigInt(ways) * (1n + rules.raise.stakes);
  return fraction(BigInt(paid) - staked, BigInt(ways));
}

import { drawDistinct, numbersFrom, type HandAction, type RandomStream } from '@pavilion/games';
import { handStrength } from '@pavilion/games/cards/poker-hands/index';
import { deckSize } from '@pavilion/games/cards/playing-cards';
import { cardsOfAction, seatGame, wrongCards, type SeatTable } from './computer-table.ts';
import { shareOfPot } from './pot-of-seats.ts';

const seats = 4;
const handSize = 13;
const rowNames = ['front', 'middle', 'back'] as const;
type RowName = (typeof rowNames)[number];
type Rows = Readonly<Record<RowName, readonly number[]>>;

/** Every choice of five. */
function* fivesOf(cards: readonly number[]): Generator<readonly number[]> {
  const count = cards.length;
  for (let a = 0; a < count - 4; a += 1)
    for (let b = a + 1; b < count - 3; b += 1)
      for (let c = b + 1; c < count - 2; c += 1)
        for (let d = c + 1; d < count - 1; d += 1)
          for (let e = d + 1; e < count; e += 1)
            yield [a, b, c, d, e].map((place) => cards[place] ?? 0);
}

/** The strongest five, of equal ones those found first. */
function strongestFive(cards: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  let most = -1;
  for (const five of fivesOf(cards)) {
    const strength = handStrength(five);
    if (strength > most) [best, most] = [five, strength];
  }
  return best;
}

const without = (cards: readonly number[], gone: readonly number[]): number[] =>
  cards.filter((card) => !gone.includes(card));

/** As computers set their cards: the strongest back, then the strongest middle. */
export function setRows(cards: readonly number[]): Rows {
  const back = strongestFive(cards);
  const rest = without(cards, back);
  const middle = strongestFive(rest);
  return { front: without(rest, middle), middle, back };
}

/** Each row is at least as strong as the one before it. */
const isInOrder = ({ front, middle, back }: Rows): boolean =>
  handStrength(front) <= handStrength(middle) && handStrength(middle) <= handStrength(back);

/** Whether the ten cards beside a front can still be set in order. */
function canFollow(front: readonly number[], rest: readonly number[]): boolean {
  const back = strongestFive(rest);
  return isInOrder({ front, middle: without(rest, back), back });
}

/** Thirteen cards in three rows; each row has a third of the pot, which its strongest hand gets. */
export const thirteen = seatGame({
  code: 'thirteen-cards',
  name: 'Thirteen Cards',
  seats,
  actions: ['front', 'middle', 'suggested'],
  deal: dealThirteen,
});

function dealThirteen(stream: RandomStream): SeatTable {
  const deck = drawDistinct(stream, numbersFrom(0, deckSize), deckSize);
  const hands = numbersFrom(0, seats).map((seat) =>
    deck.slice(seat * handSize, (seat + 1) * handSize).toSorted((a, b) => b - a),
  );
  const own = hands[0] ?? [];
  let front: readonly number[] | null = null;
  let all: readonly Rows[] | null = null;
  const finish = (rows: Rows): void => {
    all = [rows, ...hands.slice(1).map(setRows)];
  };
  const winnersOf = (name: RowName): number[] => {
    const strengths = (all ?? []).map((rows) => handStrength(rows[name]));
    const best = Math.max(...strengths);
    return strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  };
  const suggestion = (): HandAction => ({ action: 'suggested', params: {} });
  function act(action: HandAction) {
    if (action.action === 'suggested') {
      finish(setRows(own));
      return null;
    }
    const cards = cardsOfAction(action, without(own, front ?? []));
    if (action.action === 'front') {
      if (cards?.length !== 3 || !canFollow(cards, without(own, cards))) return wrongCards;
      front = cards;
      return null;
    }
    if (!front || cards?.length !== 5) return wrongCards;
    const rows = { front, middle: cards, back: without(own, [...front, ...cards]) };
    if (!isInOrder(rows)) return wrongCards;
    finish(rows);
    return null;
  }
  return {
    allowed: () => (all ? [] : front ? ['middle', 'suggested'] : ['front', 'suggested']),
    act,
    advice: () => (all ? null : suggestion()),
    outcome: () => ({
      cards: without(own, front ?? []),
      front: front ?? [],
      suggested: { ...setRows(own) },
      rows: (all ?? []).map((rows) => ({ ...rows })),
      winners: all ? Object.fromEntries(rowNames.map((name) => [name, winnersOf(name)])) : {},
    }),
    events: [{ type: 'dealt' }],
    wonE4: () =>
      rowNames.reduce((sum, name) => {
        const winners = winnersOf(name);
        return winners.includes(0) ? sum + shareOfPot(seats, 1n, 3n * BigInt(winners.length)) : sum;
      }, 0n),
  };
}

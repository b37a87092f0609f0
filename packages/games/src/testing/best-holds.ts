import type { VideoPokerPays } from '../cards/video-poker/video-poker-pays.ts';

/** n over k at `n * 6 + k`. */
const binomials = new Int32Array(53 * 6);
for (let n = 0; n <= 52; n += 1)
  for (let k = 0; k <= 5; k += 1)
    binomials[n * 6 + k] =
      k === 0 ? 1 : n === 0 ? 0 : binomials[n * 6 - 6 + k]! + binomials[n * 6 - 7 + k]!;

const choices = Array.from({ length: 32 }, (_, choice) =>
  [0, 1, 2, 3, 4].filter((place) => (choice & (1 << place)) !== 0),
);

/** The place of chosen cards among all choices of so many; `cards` in rising order. */
function placeOf(cards: readonly number[], chosen: readonly number[]): number {
  let place = 0;
  for (let index = 0; index < chosen.length; index += 1)
    place += binomials[cards[chosen[index]!]! * 6 + index + 1]!;
  return place;
}

/** Every hand of five in rising order, and the ranks of its suits. */
function eachHand(go: (cards: readonly number[], suits: readonly number[]) => void): void {
  const suits = [0, 0, 0, 0];
  const cards: number[] = [];
  const walk = (from: number): void => {
    if (cards.length === 5) return go(cards, suits);
    for (let card = from; card < 48 + cards.length; card += 1) {
      suits[card & 3]! ^= 1 << (card >> 2);
      cards.push(card);
      walk(card + 1);
      cards.pop();
      suits[card & 3]! ^= 1 << (card >> 2);
    }
  };
  walk(0);
}

/**
 * Hands alike but for the names of their suits as this one: 24 at most. 0 unless it is the first of
 * them.
 */
export function alike([d = 0, h = 0, s = 0, c = 0]: readonly number[]): number {
  if (d < h || h < s || s < c) return 0;
  const runs = [d, h, s, c].map(
    (suit, place, all) => all.slice(0, place + 1).filter((other) => other === suit).length,
  );
  return 24 / runs.reduce((product, run) => product * run, 1);
}

/**
 * What the best of 32 holds pays over all hands, exact: `paid / ways`. By inclusion and exclusion:
 * hands that keep some cards and none of the others are those that keep them less those that keep
 * one more.
 */
export function bestHoldsReturn(pays: VideoPokerPays): { paid: bigint; ways: bigint } {
  // What all hands pay together that hold these cards, by how many and which.
  const sums = [1, 52, 1_326, 22_100, 270_725, 2_598_960].map((size) => new Int32Array(size));
  eachHand((cards, [d = 0, h = 0, s = 0, c = 0]) => {
    const pay = pays(d, h, s, c);
    if (pay === 0) return;
    for (let choice = 0; choice < 32; choice += 1) {
      const chosen = choices[choice]!;
      sums[chosen.length]![placeOf(cards, chosen)]! += pay;
    }
  });
  // 47 over 5 − k is the number of hands that follow when k are held; 7,669,695 is a common
  // multiple of all six.
  const common = 7_669_695;
  let paid = 0n;
  eachHand((cards, suits) => {
    const weight = alike(suits);
    if (weight === 0) return;
    const with32 = choices.map((chosen) => sums[chosen.length]![placeOf(cards, chosen)]!);
    const hold = (choice: number): number => {
      const rest = 31 & ~choice;
      let sum = 0;
      for (let more = rest; ; more = (more - 1) & rest) {
        const size = sizes[more]!;
        sum += size % 2 === 0 ? with32[choice | more]! : -with32[choice | more]!;
        if (more === 0) return (sum * common) / follow[sizes[choice]!]!;
      }
    };
    let best = 0;
    for (let choice = 0; choice < 32; choice += 1) best = Math.max(best, hold(choice));
    paid += BigInt(best) * BigInt(weight);
  });
  return { paid, ways: BigInt(common) * 2_598_960n };
}

const sizes = choices.map((chosen) => chosen.length);
/** Hands that follow when so many are held. */
const follow = [1_533_939, 178_365, 16_215, 1_081, 47, 1];

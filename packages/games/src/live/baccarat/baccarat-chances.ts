import { numbersFrom } from '../../engine/index.ts';
import {
  baccaratDecks,
  bankerDraws,
  isNatural,
  playerDraws,
  winnerOf,
  type BaccaratWinner,
} from './baccarat-deal.ts';

/** How many of all ordered deals of six cards end so. */
export interface BaccaratChances {
  deals: bigint;
  player: bigint;
  banker: bigint;
  tie: bigint;
  /** Among the banker's. */
  bankerWithSix: bigint;
}

const points = numbersFrom(0, 10);
const cards = 52 * baccaratDecks;

/**
 * Walks through every deal by its points; cards that are not drawn count with every card they could
 * be. All numbers stay exact, below 2^53.
 */
export function baccaratChances(): BaccaratChances {
  const left = points.map((point) => (point === 0 ? 16 : 4) * baccaratDecks);
  const ways: Record<BaccaratWinner | 'bankerWithSix', number> = {
    player: 0,
    banker: 0,
    tie: 0,
    bankerWithSix: 0,
  };

  /** Each point the next card may have, with the deals so far that go on with it. */
  function eachCard(weight: number, go: (point: number, weight: number) => void): void {
    for (const point of points) {
      const count = left[point] ?? 0;
      left[point] = count - 1;
      if (count > 0) go(point, weight * count);
      left[point] = count;
    }
  }

  function end(player: number, banker: number, weight: number): void {
    const winner = winnerOf(player, banker);
    ways[winner] += weight;
    if (winner === 'banker' && banker === 6) ways.bankerWithSix += weight;
  }

  function bankerThird(player: number, banker: number, third: number | null, weight: number): void {
    const undrawn = third === null ? cards - 5 : 1;
    if (bankerDraws(banker, third))
      eachCard(weight, (point, next) => end(player, (banker + point) % 10, next * undrawn));
    else end(player, banker, weight * (third === null ? (cards - 4) * (cards - 5) : cards - 5));
  }

  function thirds(player: number, banker: number, weight: number): void {
    if (isNatural(player, banker)) end(player, banker, weight * (cards - 4) * (cards - 5));
    else if (playerDraws(player))
      eachCard(weight, (point, next) => bankerThird((player + point) % 10, banker, point, next));
    else bankerThird(player, banker, null, weight);
  }

  eachCard(1, (a, one) =>
    eachCard(one, (b, two) =>
      eachCard(two, (c, three) =>
        eachCard(three, (d, four) => thirds((a + c) % 10, (b + d) % 10, four)),
      ),
    ),
  );
  const { player, banker, tie, bankerWithSix } = ways;
  return {
    deals: BigInt(player) + BigInt(banker) + BigInt(tie),
    player: BigInt(player),
    banker: BigInt(banker),
    tie: BigInt(tie),
    bankerWithSix: BigInt(bankerWithSix),
  };
}

import { dealerOf } from '../../cards/shoe.ts';
import { cardRank } from '../../cards/playing-cards.ts';
import type { RandomStream } from '../../fairness/index.ts';

export const baccaratDecks = 8;
export type BaccaratWinner = 'player' | 'banker' | 'tie';

export type BaccaratOutcome = {
  player: readonly number[];
  banker: readonly number[];
  player_total: number;
  banker_total: number;
  winner: BaccaratWinner;
  natural: boolean;
  player_pair: boolean;
  banker_pair: boolean;
};

/** Points of a card: ace 1, two to nine as they are, ten and pictures nothing. */
export function cardPoints(card: number): number {
  const rank = cardRank(card);
  if (rank === 12) return 1;
  return rank < 8 ? rank + 2 : 0;
}

export const handTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** On two cards of 8 or 9 on either side, both stand. */
export const isNatural = (player: number, banker: number): boolean => player > 7 || banker > 7;

/** Whether the player's two cards ask for a third. */
export const playerDraws = (player: number): boolean => player <= 5;

/**
 * The third cards of the player with which the banker draws, by the banker's total from 3 to 6:
 * lowest and highest of them.
 */
const drawsWith: Record<number, readonly [number, number]> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

/**
 * Whether the banker's two cards ask for a third; `third`: the points of the player's third card,
 * null when the player stood.
 */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  const [from, to] = drawsWith[banker] ?? [10, 0];
  return third >= from && third <= to;
}

export function winnerOf(player: number, banker: number): BaccaratWinner {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

const isPair = ([a = 0, b = 0]: readonly number[]): boolean => cardRank(a) === cardRank(b);

/**
 * Deals a round from a full shoe: player, banker, player, banker, then third cards as the rules
 * ask.
 */
export function dealBaccarat(stream: RandomStream): BaccaratOutcome {
  const next = dealerOf(baccaratDecks, stream);
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const natural = isNatural(handTotal(player), handTotal(banker));
  if (!natural) drawThirds(player, banker, next);
  const [playerTotal, bankerTotal] = [handTotal(player), handTotal(banker)];
  return {
    player,
    banker,
    player_total: playerTotal,
    banker_total: bankerTotal,
    winner: winnerOf(playerTotal, bankerTotal),
    natural,
    player_pair: isPair(player),
    banker_pair: isPair(banker),
  };
}

function drawThirds(player: number[], banker: number[], next: () => number): void {
  const bankerTotal = handTotal(banker);
  if (playerDraws(handTotal(player))) player.push(next());
  const third = player[2];
  if (bankerDraws(bankerTotal, third === undefined ? null : cardPoints(third))) banker.push(next());
}

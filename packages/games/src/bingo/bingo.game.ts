import { fraction, ParamReader, rtpRow, type Parsed, type RtpRow } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import { drawBalls, drawCards, type BingoCard, type BingoVariant } from './bingo-cards.ts';
import { defaultRooms, type BingoRoom } from './settle-game.ts';

/**
 * A game of bingo: cards are sold, the list of them is fixed, then balls are called. Its rounds are
 * of kind `tickets`.
 */
export interface BingoGame {
  code: string;
  name: string;
  category: 'bingo';
  kind: 'tickets';
  version: number;
  variant: BingoVariant;
  defaultRoom: BingoRoom;
  /** Reads how many cards are bought at once. */
  parsePurchase(raw: unknown, maxCards: number): Parsed<{ count: number }>;
  /** From the buyer's stream, one nonce a purchase. */
  cards(count: number, stream: RandomStream): readonly BingoCard[];
  /** From the round's stream: every ball in the order it would be called. */
  draw(stream: RandomStream): readonly number[];
  rtp(): readonly RtpRow[];
}

/**
 * With fewer players a game is called off and all stakes go back, where a site asks for no more.
 */
export const leastPlayers = 2;

/** Bingo with cards of 75 or tickets of 90. */
export function bingoGame(variant: BingoVariant): BingoGame {
  return {
    code: `bingo-${variant}`,
    name: `Bingo ${variant}`,
    category: 'bingo',
    kind: 'tickets',
    version: 1,
    variant,
    defaultRoom: defaultRooms[variant],
    parsePurchase(raw, maxCards) {
      const reader = new ParamReader(raw);
      return reader.done({ count: reader.integer('count', 1, maxCards) });
    },
    cards: (count, stream) => drawCards(variant, count, stream),
    draw: (stream) => drawBalls(variant, stream),
    rtp: () => [rtpRow('base', {}, fraction(9n, 10n))],
  };
}

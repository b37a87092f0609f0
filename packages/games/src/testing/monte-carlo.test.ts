import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../engine/index.ts';
import { houseGameCodes, houseGames, type HouseGameCode } from '../game-catalogue.ts';
import { meanDeviations, seededWords } from './statistics.ts';
import { isTypicallyPlayed, rtpOfTypicalBet, typicalRounds } from './typical-bets.ts';

/** Hands are dealt again at each action, so fewer of them. */
const roundsOf = (game: AnyGame): number => (game.engine === 'hand' ? 50_000 : 200_000);

/**
 * Those drawn from a book have a test of their own, of the draw: every row is played by the test of
 * the book.
 */
const isPlayed = (code: HouseGameCode): boolean => {
  const game: AnyGame = houseGames[code];
  const isFromBook = game.engine === 'instant' && game.load !== undefined;
  return !isFromBook && isTypicallyPlayed(code);
};

describe('the returns over many rounds', () => {
  it.each(houseGameCodes.filter(isPlayed))(
    '%s comes to its exact return',
    (code) => {
      const play = typicalRounds(code, seededWords(`monte carlo ${code}`));
      const values = Array.from({ length: roundsOf(houseGames[code]) }, play);
      const exact = rtpOfTypicalBet(code);
      expect(meanDeviations(values, exact)).toBeLessThan(4);
      // What is measured can be told from a return that is a tenth off.
      expect(meanDeviations(values, exact - 0.1)).toBeGreaterThan(4);
    },
    120_000,
  );
});

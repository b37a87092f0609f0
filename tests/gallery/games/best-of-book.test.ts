import { houseGames, loadGame } from '@pavilion/games';
import { expect, it } from 'vitest';
import { bestOfBook } from './best-of-book.ts';

it.each(['cascade-6x5', 'hold-and-win'] as const)(
  'finds the round of %s that pays the most the machine ever pays',
  async (code) => {
    const game = houseGames[code];
    await loadGame(game);
    const best = await bestOfBook(game);
    expect(best?.multiplierE4).toBe(game.maxMultiplierE4);
    expect(best?.events.length).toBeGreaterThan(3);
  },
);

it('knows no book of a machine whose stops are drawn', async () => {
  expect(await bestOfBook(houseGames['classic-3x3'])).toBeNull();
});

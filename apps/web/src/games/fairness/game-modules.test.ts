import { houseGames } from '@pavilion/games';
import { expect, it } from 'vitest';
import { checkableGames, titleOfCode } from './game-modules.ts';

it('names every game as the game names itself', () => {
  expect(checkableGames.map(titleOfCode)).toEqual(
    checkableGames.map((code) => houseGames[code].name),
  );
});

import { houseGame } from '@pavilion/games';
import { describe, expect, it } from 'vitest';
import { houseCodes, houseGameRow, houseGameRows } from './house-games.ts';

describe.each(houseCodes)('the row of %s', (code) => {
  const row = houseGameRows[code];

  it('names the game as the game names itself', () => {
    expect(row.name).toBe(houseGame(code)?.name);
  });

  it('loads its rules, which accept the typical bet', async () => {
    const game = await row.rules();
    expect(game).toBe(houseGame(code));
    expect(game.parseParams(row.typicalBet)).toMatchObject({ ok: true });
  });
});

it('knows no game of others', () => {
  expect(houseGameRow('toString')).toBeNull();
});

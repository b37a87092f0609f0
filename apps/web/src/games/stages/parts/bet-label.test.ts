import { houseGameCodes, houseGames } from '@pavilion/games';
import { createTranslator } from '@pavilion/i18n/server';
import { expect, it } from 'vitest';
import { betLabel } from './bet-label.ts';

const chinese = createTranslator('zh-Hans');

it.each([
  ['16 rows, high', '行数 16，风险：高'],
  ['easy, row 3', '第 3 行：简单'],
  ['cash-out at 2.00', '在 2.00× 兑现'],
  ['odd', '单'],
  ['something else', 'something else'],
])('says %s as %s', (bet, words) => {
  expect(betLabel(bet, chinese)).toBe(words);
});

it.each(houseGameCodes.filter((code) => houseGames[code].category !== 'slots'))(
  'leaves no bet of %s in English',
  (code) => {
    for (const { bet } of houseGames[code].rtp()) expect(betLabel(bet, chinese)).not.toBe(bet);
  },
);

import { houseGameCodes, houseGames, rtpRow } from '@pavilion/games';
import { createTranslator } from '@pavilion/i18n/server';
import { expect, it } from 'vitest';
import { betLabel } from './bet-label.ts';

const chinese = createTranslator('zh-Hans');
const rtp = { numerator: 1n, denominator: 1n };

it.each([
  [rtpRow('rows', { rows: 16, risk: 'high' }, rtp), '行数 16，风险：高'],
  [rtpRow('climb', { difficulty: 'easy', row: 3 }, rtp), '第 3 行：简单'],
  [rtpRow('target', { target: '2.00' }, rtp), '在 2.00× 兑现'],
  [rtpRow('side', { side: 'odd' }, rtp), '单'],
  [{ bet: 'something else' }, 'something else'],
])('says %o as %s', (bet, words) => {
  expect(betLabel(bet, chinese)).toBe(words);
});

it.each(houseGameCodes.filter((code) => houseGames[code].category !== 'slots'))(
  'leaves no bet of %s in English',
  (code) => {
    for (const row of houseGames[code].rtp()) expect(betLabel(row, chinese)).not.toBe(row.bet);
  },
);

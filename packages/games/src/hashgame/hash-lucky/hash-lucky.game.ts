import { fraction, multiplierScale, rtpRow } from '../../engine/index.ts';
import { hashGame } from '../hash-round.ts';

export const luckySides = ['lucky'] as const;
export const luckyPays = { lucky: 19_800n } as const;
/** Of the 256 endings, those of one letter and one digit: 2 · 6 · 10. */
const luckyEndings = 120n;

/** Whether the hash ends in one letter and one digit, in either order. */
export const hashLucky = hashGame({
  code: 'hash-lucky',
  name: 'Hash Lucky',
  volatility: 'low',
  sides: luckySides,
  mostOf: luckyPays,
  rtp: () => [
    rtpRow(
      'side',
      { side: 'lucky' },
      fraction(luckyPays.lucky * luckyEndings, 256n * multiplierScale),
    ),
  ],
  outcomeOf(hex) {
    const characters = hex.slice(-2);
    return { characters, is_lucky: /^(?:\d[a-f]|[a-f]\d)$/.test(characters) };
  },
  pays: (side, { is_lucky }) => (is_lucky ? luckyPays[side] : 0n),
});

import { ways243 } from '@pavilion/games/slots/ways-243/ways-243.game';
import { slotViewOf } from '../slot-view.tsx';
import { ways243Symbols } from './ways-243-symbols.ts';
import { down, sceneryDocument, times } from '../parts/scenery-parts.ts';

const shadow =
  '<filter id="p" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="1" dy="1.600" stdDeviation="1.400" flood-color="#02100c" flood-opacity=".6"/></filter>';
/** A leaf with cuts, as scissors leave it. */
const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<g filter="url(#p)"><path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${colour}" d="M0 0C-8-6-12-14-11-22L-6-20-10-26C-9-32-5-38 0-44 5-38 9-32 10-26L6-20 11-22C12-14 8-6 0 0Z"/><path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0-2V-38" stroke="#ffffff22" stroke-width="1" fill="none"/></g>`;
const wall = (y: number, colour: string): string =>
  `<path filter="url(#p)" fill="${colour}" d="M0 ${y}C12 ${y - 8} 18 ${y + 4} 30 ${y - 4} 42 ${y - 12} 52 ${y + 4} 66 ${y - 2} 80 ${y - 10} 92 ${y + 4} 106 ${y - 3} 120 ${y - 10} 132 ${y + 4} 144 ${y - 4} 150 ${y - 8} 156 ${y - 4} 160 ${y - 2}V100H0Z"/>`;

const far = sceneryDocument(
  `<rect width="160" height="100" fill="url(#s)"/><circle cx="80" cy="40" r="34" fill="#f7d98a" opacity=".5"/><circle cx="80" cy="40" r="24" fill="#fbe9b4" opacity=".7"/><circle cx="80" cy="40" r="15" fill="#fff6d6"/>
  ${wall(56, '#3c9a78')}${wall(68, '#237a60')}${wall(80, '#145a48')}`,
  down('s', '#f2a65a', '#e8c890', '#8ac8a0') + shadow,
);
const near = sceneryDocument(
  times(7, (at) =>
    leaf(-4 + at * 3, 108, -10 + at * 16, 1.5 - at * 0.08, at % 2 ? '#0b4a3a' : '#0f6a4c'),
  ) +
    times(7, (at) =>
      leaf(164 - at * 3, 108, 10 - at * 16, 1.5 - at * 0.08, at % 2 ? '#0b4a3a' : '#117352'),
    ) +
    leaf(-2, -6, 130, 1.3, '#0d5a44') +
    leaf(14, -8, 160, 1.1, '#127a58') +
    leaf(162, -6, -130, 1.3, '#0d5a44') +
    leaf(146, -8, -160, 1.1, '#127a58'),
  shadow,
);

export const ways243View = slotViewOf({
  game: ways243,
  symbols: ways243Symbols,
  backdrop: { far, near, feature: null },
  glow: 0xffd25a,
});

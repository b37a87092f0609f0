import { classic3x3 } from '@pavilion/games/slots/classic-3x3/classic-3x3.game';
import { slotViewOf } from '../slot-view.tsx';
import { classic3x3Symbols } from './classic-3x3-symbols.ts';
import { down, round, sceneryDocument, times } from '../parts/scenery-parts.ts';

const ray = (at: number): string => {
  const [from, to] = [(at * 2 * Math.PI) / 18, ((at + 0.5) * 2 * Math.PI) / 18];
  const [a, b] = [from, to].map(
    (turn) => `${80 + 140 * Math.cos(turn)} ${58 + 140 * Math.sin(turn)}`,
  );
  return `<path d="M80 58L${a} ${b}Z" fill="#ffb347" opacity=".5"/>`;
};
const tree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-1.200" y="0" width="2.400" height="9" fill="#6b2f1c"/><circle cy="-4" r="8" fill="#2b8a4c"/><circle cx="-2.400" cy="-6" r="4.600" fill="#4bb266"/><g fill="#e3203c"><circle cx="-4" cy="-1" r="1.200"/><circle cx="3" cy="-6" r="1.200"/><circle cx="4" cy="0" r="1.200"/><circle cx="-1" cy="-8" r="1.200"/></g></g>`;

const far = sceneryDocument(
  `<rect width="160" height="100" fill="url(#s)"/>${times(18, ray)}<circle cx="80" cy="58" r="60" fill="url(#g)"/>
  <path d="M0 74C30 62 52 66 80 70 110 74 132 62 160 68V100H0Z" fill="#7fb24a"/><path d="M0 84C36 72 70 80 96 82 124 84 142 76 160 80V100H0Z" fill="#4f8f3c"/>`,
  down('s', '#e8562a', '#ffa63d', '#ffe0a0') +
    round('g', 'cx=".5" cy=".5" r=".5"', '#fff4c8', '#fff4c800'),
);
const near = sceneryDocument(
  tree(8, 84, 1.5) +
    tree(28, 90, 1.1) +
    tree(136, 88, 1.2) +
    tree(153, 82, 1.6) +
    tree(44, 95, 0.8) +
    tree(118, 96, 0.8) +
    '<path d="M0 96C40 90 120 90 160 96V100H0Z" fill="#2f6b32"/>',
);

export const classic3x3View = slotViewOf({
  game: classic3x3,
  symbols: classic3x3Symbols,
  backdrop: { far, near, feature: null },
  glow: 0xffb020,
});

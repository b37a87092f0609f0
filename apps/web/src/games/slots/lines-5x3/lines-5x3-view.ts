import { lines5x3 } from '@pavilion/games/slots/lines-5x3/lines-5x3.game';
import { slotViewOf } from '../slot-view.tsx';
import { lines5x3Symbols } from './lines-5x3-symbols.ts';
import { down, round, scattered, sceneryDocument, times } from '../parts/scenery-parts.ts';

const cloud = (x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-18 4C-20-2-12-6-8-3-6-10 6-10 8-4 14-7 20-1 17 4Z" fill="${colour}"/>`;
const glints = (colour: string): string =>
  times(40, (at) => {
    const y = 62 + scattered(at) * 36;
    const width = 2 + scattered(at, 2) * 9;
    return `<path d="M${scattered(at, 3) * 160} ${y}h${width}" stroke="${colour}" stroke-width=".7" stroke-linecap="round" opacity="${0.2 + scattered(at, 4) * 0.5}"/>`;
  });
const waves = (from: string, to: string): string =>
  `<path d="M0 82C14 76 26 88 40 82 54 76 66 88 80 82 94 76 106 88 120 82 134 76 146 88 160 82V100H0Z" fill="${from}"/><path d="M0 90C16 84 30 96 46 90 62 84 76 96 92 90 108 84 122 96 138 90 146 87 154 88 160 90V100H0Z" fill="${to}"/>`;

const far = sceneryDocument(
  `<rect width="160" height="60" fill="url(#s)"/><circle cx="112" cy="50" r="34" fill="url(#g)"/><circle cx="112" cy="52" r="9" fill="#fff0c0"/>
  ${cloud(30, 22, 1.3, '#ffd0a888')}${cloud(80, 12, 0.9, '#ffe0c066')}${cloud(138, 28, 1.2, '#ffc09a88')}${cloud(54, 42, 0.8, '#ffb08a66')}
  <rect y="58" width="160" height="42" fill="url(#w)"/>${glints('#ffe6b0')}
  <path d="M0 60C8 50 16 52 22 47 28 52 36 54 44 60Z" fill="#4a3450"/><path d="M134 60C140 54 150 50 160 52V60Z" fill="#5a3c52"/>`,
  down('s', '#2b3f7a', '#b8567a', '#ffb070') +
    down('w', '#e08a5a', '#2a6a8a', '#0c2a4a') +
    round('g', 'cx=".5" cy=".5" r=".5"', '#fff2c0', '#ffd09000'),
);
const feature = sceneryDocument(
  `<rect width="160" height="60" fill="url(#s)"/><circle cx="40" cy="24" r="30" fill="url(#g)"/><circle cx="40" cy="24" r="8" fill="#e8f4ff"/>
  ${times(60, (at) => `<circle cx="${scattered(at, 5) * 160}" cy="${scattered(at, 6) * 52}" r="${0.15 + scattered(at, 7) * 0.4}" fill="#fff" opacity=".8"/>`)}
  ${cloud(110, 20, 1.8, '#1a2a5acc')}${cloud(138, 30, 1.6, '#24386ecc')}<path d="M118 26 112 40H118L110 58" stroke="#bfe8ff" stroke-width="1" fill="none"/>
  <rect y="58" width="160" height="42" fill="url(#w)"/>${glints('#a8e8ff')}`,
  down('s', '#050a26', '#12285a', '#1f5a7a') +
    down('w', '#1f6a8a', '#0c2f5a', '#04102a') +
    round('g', 'cx=".5" cy=".5" r=".5"', '#d8f0ff', '#a0d0ff00'),
);
const near = sceneryDocument(waves('#0d3f5ecc', '#07283fee'));

export const lines5x3View = slotViewOf({
  game: lines5x3,
  symbols: lines5x3Symbols,
  backdrop: { far, near, feature },
  glow: 0xffd070,
});

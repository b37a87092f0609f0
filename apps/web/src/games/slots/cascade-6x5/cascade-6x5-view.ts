import { cascade6x5 } from '@pavilion/games/slots/cascade-6x5/cascade-6x5.game';
import { slotViewOf } from '../slot-view.tsx';
import { cascade6x5Symbols } from './cascade-6x5-symbols.ts';
import { round, scattered, sceneryDocument, times } from '../parts/scenery-parts.ts';

const crystal = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-5 0-6-18 0-30 6-18 5 0Z" fill="${colour}" opacity=".55"/><path d="M0 0V-30L-6-18-5 0Z" fill="#ffffff" opacity=".18"/><path d="M-5 0-6-18 0-30 6-18 5 0M0-30-1-16 0 0" fill="none" stroke="${colour}" stroke-width="1"/></g>`;
const group = (x: number, y: number, colour: string, size: number, side: 1 | -1): string =>
  crystal(x, y, side * 38, size * 0.8, colour) +
  crystal(x + side * 5, y, side * 14, size * 1.1, colour) +
  crystal(x + side * 11, y + 1, side * -12, size * 0.7, colour);
const motes = (colour: string): string =>
  times(
    46,
    (at) =>
      `<circle cx="${scattered(at) * 160}" cy="${scattered(at, 2) * 100}" r="${0.2 + scattered(at, 3) * 0.6}" fill="${colour}" opacity="${0.2 + scattered(at, 4) * 0.6}"/>`,
  );
const cave = (from: string, mid: string, to: string, mote: string): string =>
  sceneryDocument(
    `<rect width="160" height="100" fill="url(#c)"/><path d="M0 0H160V26L150 14 142 34 132 12 120 24 108 6 96 16 82 4 66 18 54 6 42 22 30 10 20 36 10 16 0 30Z" fill="#06031a" opacity=".75"/>${motes(mote)}`,
    round('c', 'cx=".5" cy=".46" r=".75"', from, mid, to),
  );

const near = sceneryDocument(
  `<path d="M0 100V64C10 70 14 84 30 90 60 98 100 98 130 90 146 84 150 70 160 64V100Z" fill="#04020f"/>` +
    group(8, 82, '#2fd6ff', 1.1, 1) +
    group(152, 82, '#ff4ad0', 1.1, -1) +
    group(26, 96, '#8a5cff', 0.8, 1) +
    group(134, 96, '#28e8a0', 0.8, -1),
);

export const cascade6x5View = slotViewOf({
  game: cascade6x5,
  symbols: cascade6x5Symbols,
  backdrop: {
    far: cave('#4a2aa8', '#1c1058', '#070320', '#9adcff'),
    feature: cave('#d83a9a', '#6a1470', '#1a0428', '#ffd86a'),
    near,
  },
  glow: 0x7ae8ff,
});

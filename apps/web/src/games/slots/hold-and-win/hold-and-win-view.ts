import { holdAndWin } from '@pavilion/games/slots/hold-and-win/hold-and-win.game';
import { slotViewOf } from '../slot-view.tsx';
import { holdAndWinSymbols } from './hold-and-win-symbols.ts';
import { down, round, scattered, sceneryDocument, times } from '../parts/scenery-parts.ts';

const gilt = '#e8b04a';
/** Waves of a brocade: rings that cover each other like scales. */
const brocade = (colour: string): string =>
  times(11, (line) =>
    times(12, (at) => {
      const [x, y] = [at * 15 + (line % 2) * 7.5 - 4, line * 5 + 50];
      return `<g opacity="${0.12 + line * 0.022}"><circle cx="${x}" cy="${y}" r="7.500" fill="${colour}" stroke="${gilt}" stroke-width=".5"/><circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${gilt}" stroke-width=".4"/><circle cx="${x}" cy="${y}" r="2.500" fill="none" stroke="${gilt}" stroke-width=".4"/></g>`;
    }),
  );
const lantern = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-30V-8" stroke="${gilt}" stroke-width=".8"/><ellipse rx="15" ry="12" fill="#ffb04a" opacity=".22"/><ellipse rx="10" ry="8" fill="url(#l)" stroke="${gilt}" stroke-width=".8"/><path d="M-5-7C-8-3-8 3-5 7M5-7C8-3 8 3 5 7M0-8V8" stroke="${gilt}" stroke-width=".5" fill="none"/><path d="M-4-9H4M-4 9H4M-2 9V15M0 9V16M2 9V15" stroke="${gilt}" stroke-width="1.200"/></g>`;
const light = round('l', 'cx=".4" cy=".35" r=".8"', '#ff8a4a', '#c81a2a', '#6a0614');

const far = sceneryDocument(
  `<rect width="160" height="100" fill="url(#s)"/><circle cx="80" cy="44" r="46" fill="url(#m)"/>${brocade('#7a0a1a')}`,
  down('s', '#3a040e', '#8a1020', '#4a0610') +
    round('m', 'cx=".5" cy=".5" r=".5"', '#ffce6a88', '#ffce6a00'),
);
const spark = (x: number, y: number, size: number, colour: string): string =>
  times(14, (at) => {
    const turn = (at * Math.PI) / 7;
    return `<path d="M${x + size * 0.3 * Math.cos(turn)} ${y + size * 0.3 * Math.sin(turn)}L${x + size * Math.cos(turn)} ${y + size * Math.sin(turn)}" stroke="${colour}" stroke-width=".6" stroke-linecap="round" opacity=".9"/>`;
  });
const feature = sceneryDocument(
  `<rect width="160" height="100" fill="url(#s)"/>${times(50, (at) => `<circle cx="${scattered(at) * 160}" cy="${scattered(at, 2) * 60}" r="${0.2 + scattered(at, 3) * 0.4}" fill="#ffe9b0"/>`)}
  ${spark(28, 26, 17, '#ffd25a')}${spark(130, 22, 20, '#ff6a5a')}${spark(82, 14, 12, '#6ae8c8')}${spark(150, 52, 10, '#ffd25a')}${spark(12, 56, 10, '#ff8ac0')}${brocade('#12183f')}`,
  down('s', '#060a26', '#1a1f54', '#2a0a2e'),
);
const near = sceneryDocument(
  lantern(12, 30, 1.1) +
    lantern(32, 20, 0.75) +
    lantern(148, 30, 1.1) +
    lantern(128, 20, 0.75) +
    `<path d="M0 100V90C20 84 24 94 40 90 56 86 60 94 80 92 100 94 104 86 120 90 136 94 140 84 160 90V100Z" fill="#2a0408" stroke="${gilt}" stroke-width=".8"/>`,
  light,
);

export const holdAndWinView = slotViewOf({
  game: holdAndWin,
  symbols: holdAndWinSymbols,
  backdrop: { far, near, feature },
  glow: 0xffc84a,
});

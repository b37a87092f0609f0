import { fill, gradient, letterPaths, line, radial, symbolDocument } from '../parts/svg-parts.ts';

// Gold line on lacquer: everything is drawn with one even gilded line over flat deep colour, as on
// a lacquered box.
const defs =
  gradient('gold', '#fff2b8', '#c8862a') +
  gradient('red', '#d0243a', '#5e0716') +
  gradient('jade', '#2fa58a', '#07443c') +
  gradient('night', '#34406e', '#0e1230') +
  radial('coin', '#fff6c4', '#d08a1e') +
  '<filter id="s" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="0" dy="2.400" stdDeviation="1.800" flood-color="#1a0206" flood-opacity=".7"/></filter>';
const round = 'stroke-linejoin="round" stroke-linecap="round"';
const gilt = (d: string, width = 3): string => line(d, 'url(#gold)', width, round);
const lacquer = (d: string, colour: string, width = 3.2): string =>
  fill(d, `url(#${colour})`, `stroke="url(#gold)" stroke-width="${width}" ${round}`);
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const letter = (code: keyof typeof letterPaths, colour: string): string =>
  lacquer('M50 4 92 28V72L50 96 8 72V28Z', colour) +
  gilt('M50 11 86 31.500V68.500L50 89 14 68.500V31.500Z', 1.2) +
  `<g transform="translate(12 12) scale(.76)">${line(letterPaths[code], '#2a0408', 17, 'stroke-linejoin="round"')}${line(letterPaths[code], 'url(#gold)', 12, 'stroke-linejoin="round"')}${line(letterPaths[code], '#fffbe0', 2.4, 'stroke-linejoin="round"')}</g>`;

const bodies: Readonly<Record<string, string>> = {
  cat:
    lacquer('M70 84C88 76 92 56 84 40 80 32 70 36 72 44 76 58 72 66 62 70Z', 'red') +
    lacquer('M50 50C72 50 80 72 74 92H26C20 72 28 50 50 50Z', 'red') +
    lacquer(
      'M22 8 40 18C46 16 54 16 60 18L78 8 80 34C80 52 66 60 50 60 34 60 20 52 20 34Z',
      'red',
    ) +
    gilt('M34 34C37 29 43 29 46 34M54 34C57 29 63 29 66 34', 3.4) +
    gilt(
      'M46 42H54L50 47ZM50 47C47 52 42 52 40 49M50 47C53 52 58 52 60 49M24 42 36 44M24 50 36 48M76 42 64 44M76 50 64 48',
      2.2,
    ) +
    lacquer('M30 58C42 66 58 66 70 58L68 66C58 72 42 72 32 66Z', 'jade', 2) +
    fill(disc(50, 70, 6), 'url(#coin)', 'stroke="#7a3a08" stroke-width="1.600"') +
    fill('M40 76H60V92H40Z', 'url(#coin)', `stroke="#7a3a08" stroke-width="1.600" ${round}`) +
    line('M45 80H55M50 80V89M45 85H55', '#7a3a08', 1.8, round),
  fan:
    lacquer('M50 90 6 42C18 20 34 10 50 10 66 10 82 20 94 42Z', 'red') +
    gilt('M50 90 18 28M50 90 32 15M50 90V10M50 90 68 15M50 90 82 28', 2.2) +
    gilt('M18 54C28 42 38 38 50 38 62 38 72 42 82 54', 2) +
    fill(disc(38, 27, 4) + disc(62, 27, 4) + disc(50, 24, 4), 'url(#coin)') +
    fill(disc(50, 88, 6), 'url(#coin)', 'stroke="#7a3a08" stroke-width="1.600"') +
    gilt('M50 92C46 96 54 97 50 100', 2),
  lantern:
    gilt('M50 2V14', 3) +
    lacquer('M36 12H64V22H36Z', 'night') +
    lacquer('M50 20C78 20 92 34 92 49 92 64 78 78 50 78 22 78 8 64 8 49 8 34 22 20 50 20Z', 'red') +
    gilt(
      'M50 20C36 30 36 68 50 78M50 20C64 30 64 68 50 78M38 21C18 34 18 64 38 77M62 21C82 34 82 64 62 77',
      1.8,
    ) +
    lacquer('M36 76H64V84H36Z', 'night') +
    gilt('M42 84V98M50 84V99M58 84V98', 2.6),
  drum:
    lacquer('M14 26V74C14 86 30 94 50 94 70 94 86 86 86 74V26Z', 'red') +
    gilt('M14 40 28 84 42 50 50 92 58 50 72 84 86 40', 2.4) +
    fill(
      'M50 8C74 8 88 16 88 27 88 38 74 46 50 46 26 46 12 38 12 27 12 16 26 8 50 8Z',
      '#f7e3b4',
      `stroke="url(#gold)" stroke-width="3.200"`,
    ) +
    line('M50 16a13 10 0 1 1-.01 0M50 16C56 20 44 26 50 36', '#a3182f', 3, round) +
    gilt('M14 74C20 88 80 88 86 74', 2.4),
  koi:
    lacquer(
      'M18 24C34 6 66 6 78 30 84 44 76 58 64 60 72 70 84 70 92 64 90 82 76 92 60 86 48 82 44 72 46 62 28 62 10 46 18 24Z',
      'red',
    ) +
    lacquer('M40 14C44 2 60 0 68 8 62 10 58 14 56 20Z', 'jade', 2.4) +
    lacquer('M34 58C30 72 20 76 12 72 16 66 18 60 22 52Z', 'jade', 2.4) +
    gilt(
      'M34 18C42 24 42 38 34 46M46 26c6 0 8 6 4 10M56 26c6 0 8 6 4 10M50 40c6 0 8 6 4 10M62 38c6 0 8 6 4 10M66 78C74 82 82 80 88 74',
      2.2,
    ) +
    fill(disc(27, 29, 4.4), '#fff2b8') +
    fill(disc(27, 29, 2), '#1a0206'),
  coin:
    fill(disc(50, 51, 43), '#7a3a08') +
    fill(disc(50, 49, 43), 'url(#coin)', 'stroke="#fff2b8" stroke-width="2"') +
    line(disc(50, 49, 34), '#9a5a10', 2.4, 'stroke-dasharray="3 3"') +
    fill('M42 41H58V57H42Z', '#5e0716', 'stroke="#9a5a10" stroke-width="2.400"') +
    line(
      'M50 18V32M43 25H57M50 66V80M42 72C46 66 54 66 58 72M20 49H32M26 42V56M68 45H80M68 53H80',
      '#9a5a10',
      3,
      round,
    ) +
    line('M18 38A34 34 0 0 1 40 17', '#fffbe6', 4, round),
  ace: letter('ace', 'red'),
  king: letter('king', 'night'),
  queen: letter('queen', 'jade'),
  jack: letter('jack', 'night'),
};

/** Lucky Cat Coins: gold line on lacquer. */
export const holdAndWinSymbols: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bodies).map(([code, body]) => [
    code,
    symbolDocument(`<g filter="url(#s)" transform="translate(5 4) scale(.9)">${body}</g>`, defs),
  ]),
);

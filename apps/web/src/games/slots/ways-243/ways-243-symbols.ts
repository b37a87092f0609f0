import { fill, letterPaths, line, symbolDocument } from '../parts/svg-parts.ts';

// Paper cut: no outlines, flat sheets that lie on each other and throw a shadow down and to the
// right.
const defs =
  '<filter id="p" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="1.400" dy="2.200" stdDeviation="1.300" flood-color="#04120c" flood-opacity=".55"/></filter>';
const sheet = (d: string, colour: string): string => `<g filter="url(#p)">${fill(d, colour)}</g>`;
const cut = (d: string, colour: string, width: number): string =>
  `<g filter="url(#p)">${line(d, colour, width, 'stroke-linejoin="miter" stroke-linecap="butt"')}</g>`;
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const letter = (code: keyof typeof letterPaths, back: string, front: string): string =>
  sheet(
    'M50 4 62 12 78 10 84 24 96 34 91 50 96 66 84 76 78 90 62 88 50 96 38 88 22 90 16 76 4 66 9 50 4 34 16 24 22 10 38 12Z',
    back,
  ) +
  cut(letterPaths[code], '#f6efdc', 15) +
  line(letterPaths[code], front, 6.5);

const spots = [
  [24, 36, 4],
  [32, 26, 3],
  [76, 36, 4],
  [68, 26, 3],
  [20, 54, 4],
  [80, 54, 4],
  [26, 68, 3],
  [74, 68, 3],
]
  .map(([x = 0, y = 0, r = 0]) => dot(x, y, r))
  .join('');

const bodies: Readonly<Record<string, string>> = {
  jaguar:
    sheet(
      'M50 4 58 14 70 8 74 20 88 20 86 34 98 42 90 52 96 66 84 70 82 84 68 82 60 94 50 86 40 94 32 82 18 84 16 70 4 66 10 52 2 42 14 34 12 20 26 20 30 8 42 14Z',
      '#0f5b4a',
    ) +
    sheet(
      'M22 14C30 12 36 18 38 24 46 21 54 21 62 24 64 18 70 12 78 14 84 26 84 36 82 42 90 60 78 88 50 92 22 88 10 60 18 42 16 36 16 26 22 14Z',
      '#f2a623',
    ) +
    fill(
      'M25 20C30 20 33 24 33 28L24 34C22 30 22 24 25 20ZM75 20C70 20 67 24 67 28L76 34C78 30 78 24 75 20Z',
      '#a33b2b',
    ) +
    fill(spots, '#5a2413') +
    sheet(
      'M50 54C64 54 72 64 68 74 64 84 56 86 50 82 44 86 36 84 32 74 28 64 36 54 50 54Z',
      '#fdeccb',
    ) +
    sheet(
      'M26 46C32 38 42 42 44 50 36 54 30 52 26 46ZM74 46C68 38 58 42 56 50 64 54 70 52 74 46Z',
      '#e9f7c8',
    ) +
    fill(dot(37, 47, 4) + dot(63, 47, 4), '#17372c') +
    sheet('M42 58H58L50 68Z', '#a33b2b') +
    line('M50 68V74M50 74C46 79 40 79 37 75M50 74C54 79 60 79 63 75', '#5a2413', 2.4),
  mask:
    sheet(
      'M50 2 60 12 74 6 78 20 94 22 90 38 98 50 88 60 90 78 74 80 66 96 50 90 34 96 26 80 10 78 12 60 2 50 10 38 6 22 22 20 26 6 40 12Z',
      '#d8433a',
    ) +
    sheet(
      'M50 16C72 16 80 32 78 54 76 76 64 88 50 88 36 88 24 76 22 54 20 32 28 16 50 16Z',
      '#19a08c',
    ) +
    sheet('M50 20 60 34 50 48 40 34Z', '#f6c23a') +
    sheet('M28 46H46V56H34ZM72 46H54V56H66Z', '#f6efdc') +
    fill('M36 47H42V55H36ZM58 47H64V55H58Z', '#17372c') +
    sheet('M46 54H54L58 68H42Z', '#f6c23a') +
    sheet('M34 72H66V82H34Z', '#f6efdc') +
    line('M42 72V82M50 72V82M58 72V82M34 77H66', '#17372c', 2),
  toucan:
    sheet('M8 90C4 50 18 20 44 18 60 18 66 34 62 50 60 72 42 92 8 90Z', '#17293a') +
    sheet('M26 88C22 62 32 44 48 42 58 44 58 58 50 70 44 80 36 86 26 88Z', '#f6efdc') +
    sheet('M52 22C78 10 98 24 96 52 94 58 88 58 86 52 82 42 72 42 58 48Z', '#f2a623') +
    sheet('M86 28C95 34 97 44 96 52 94 58 88 58 86 52 84 46 80 44 76 43Z', '#d8433a') +
    sheet(dot(47, 33, 10), '#3fb6d9') +
    fill(dot(48, 33, 5), '#17293a') +
    fill(dot(46.5, 31.5, 1.6), '#fff') +
    sheet('M6 92C18 84 34 86 40 96H4Z', '#2f9e5b'),
  frog:
    sheet('M4 84C20 70 80 70 96 84 84 98 16 98 4 84Z', '#0f5b4a') +
    sheet(
      'M14 60C10 40 26 32 36 34 44 30 56 30 64 34 74 32 90 40 86 60 84 80 68 88 50 88 32 88 16 80 14 60Z',
      '#58b947',
    ) +
    sheet(dot(28, 30, 15) + dot(72, 30, 15), '#58b947') +
    sheet(dot(28, 29, 10.5) + dot(72, 29, 10.5), '#d8433a') +
    fill('M26 20H30V38H26ZM70 20H74V38H70Z', '#17293a') +
    sheet('M28 66C38 78 62 78 72 66 70 82 60 86 50 86 40 86 30 82 28 66Z', '#f6e7a8') +
    line('M24 62C36 74 64 74 76 62', '#1f5a2c', 3.4) +
    fill(dot(44, 52, 2) + dot(56, 52, 2), '#1f5a2c') +
    sheet('M8 78C16 70 28 76 30 88L10 90ZM92 78C84 70 72 76 70 88L90 90Z', '#f2a623'),
  orchid:
    sheet(
      'M4 70C22 58 40 66 48 84 30 92 12 86 4 70ZM96 70C78 58 60 66 52 84 70 92 88 86 96 70Z',
      '#2f9e5b',
    ) +
    sheet('M50 6C64 14 64 34 50 50 36 34 36 14 50 6Z', '#f0a9d0') +
    sheet(
      'M6 34C20 22 40 30 50 50 32 60 12 54 6 34ZM94 34C80 22 60 30 50 50 68 60 88 54 94 34Z',
      '#e36bb0',
    ) +
    sheet(
      'M22 82C20 64 34 52 50 50 50 68 40 82 22 82ZM78 82C80 64 66 52 50 50 50 68 60 82 78 82Z',
      '#f0a9d0',
    ) +
    sheet('M50 46C60 50 62 62 56 70 54 78 46 78 44 70 38 62 40 50 50 46Z', '#a3246f') +
    sheet(dot(50, 54, 5), '#f6c23a'),
  ace: letter('ace', '#8c2f5b', '#c24d80'),
  king: letter('king', '#1f5f8f', '#3a8ac2'),
  queen: letter('queen', '#2a7a52', '#45a676'),
  jack: letter('jack', '#a05a1c', '#d08a3c'),
  ten: letter('ten', '#5a4a9a', '#8273c8'),
};

/** Jaguar Canopy: cut from paper. */
export const ways243Symbols: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bodies).map(([code, body]) => [
    code,
    symbolDocument(`<g transform="translate(3 2) scale(.94)">${body}</g>`, defs),
  ]),
);

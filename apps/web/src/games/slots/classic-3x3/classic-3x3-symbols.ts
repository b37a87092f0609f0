import { fill, line, symbolDocument } from '../parts/svg-parts.ts';

// Flat enamel badges: few colours, one thick outline, a white streak of gloss from the top left.
const ink = '#3a0d24';

const enamel = (d: string, colour: string, width = 4.5): string =>
  fill(d, colour, `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`);
const gloss = (d: string, width = 4): string =>
  line(d, '#ffffffd9', width, 'stroke-linecap="round"');
const shade = (d: string): string => fill(d, '#3a0d2433');
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const leaf = enamel('M52 30C56 14 72 8 88 12 86 28 70 36 52 30Z', '#2fa84f', 4);

const fruit: Readonly<Record<string, string>> = {
  melon:
    enamel('M8 36C14 72 38 92 62 88 82 84 94 68 94 50Z', '#1f8a45') +
    enamel('M16 40C22 68 42 82 62 79 78 76 88 64 90 52Z', '#d9f2b4', 0) +
    enamel('M22 42C28 64 44 74 62 71 74 69 82 60 85 52Z', '#ef3b4f', 0) +
    [
      [40, 54],
      [54, 52],
      [67, 56],
      [48, 63],
      [61, 64],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="4" fill="${ink}"/>`)
      .join('') +
    gloss('M28 50C33 58 38 63 44 66', 3.4),
  plum:
    enamel(
      'M50 26C82 18 94 44 84 66 76 86 58 92 48 84 22 90 8 64 18 44 24 30 38 24 50 26Z',
      '#7a3bd1',
    ) +
    shade('M84 66C76 86 58 92 48 84 66 82 78 66 80 40 92 50 88 58 84 66Z') +
    line('M50 28C44 44 44 64 49 82', `${ink}88`, 3.4, 'stroke-linecap="round"') +
    leaf +
    gloss('M24 58C22 46 28 38 36 36'),
  orange:
    enamel(disc(49, 58, 34), '#ff9417') +
    shade('M83 58A34 34 0 0 1 30 86C58 84 74 62 70 32 78 38 83 48 83 58Z') +
    leaf +
    enamel(disc(49, 27, 3.4), '#6b3a10', 3) +
    gloss('M24 58A26 26 0 0 1 38 38'),
  cherry:
    line('M32 60C34 38 46 22 66 14M70 58C72 40 70 26 66 14', ink, 9, 'stroke-linecap="round"') +
    line(
      'M32 60C34 38 46 22 66 14M70 58C72 40 70 26 66 14',
      '#3fae53',
      4,
      'stroke-linecap="round"',
    ) +
    enamel('M66 14C76 4 90 6 95 12 90 24 76 26 66 14Z', '#2fa84f', 4) +
    enamel(disc(30, 69, 21), '#e3203c') +
    enamel(disc(70, 68, 21), '#e3203c') +
    shade('M51 69A21 21 0 0 1 20 87C36 84 44 70 42 52 48 56 51 62 51 69Z') +
    shade('M91 68A21 21 0 0 1 60 86C76 83 84 69 82 51 88 55 91 61 91 68Z') +
    gloss('M17 68A14 14 0 0 1 24 57') +
    gloss('M57 67A14 14 0 0 1 64 56'),
};

const barLetters =
  'M22 36V64M22 36h8a6.6 6.6 0 0 1 0 13.4h-8m9 0a7 7 0 0 1 0 14.6h-9M42 64l8.5-28L59 64M45 55h11M67 64V36h8a7.5 7.5 0 0 1 0 15h-8m7 0 8 13';

const richBodies: Readonly<Record<string, string>> = {
  seven:
    enamel('M16 14H86V34L60 90H32L56 38H34V46H16Z', '#ffc531', 9) +
    enamel('M18 16H84V33L58.500 88H35L60 36H32V44H18Z', '#e6193f', 3) +
    shade('M84 16V33L58.500 88H48L74 32V16Z') +
    gloss('M25 23H70', 4.4) +
    gloss('M46 76 54 58', 3),
  bar:
    enamel('M8 24H92V76H8Z', '#ffc531', 9) +
    enamel('M10 26H90V74H10Z', '#1d2a5c', 3) +
    line(barLetters, ink, 10, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(barLetters, '#fff4d6', 5.4, 'stroke-linejoin="round" stroke-linecap="round"') +
    gloss('M16 31H60', 2.6),
  bell:
    enamel(
      'M50 12C68 12 74 26 76 44 78 60 84 66 92 74H8C16 66 22 60 24 44 26 26 32 12 50 12Z',
      '#ffc531',
    ) +
    shade('M50 12C68 12 74 26 76 44 78 60 84 66 92 74H56C68 58 68 30 50 12Z') +
    enamel('M8 72H92V80H8Z', '#f49b1c', 4) +
    enamel(disc(50, 85, 8), '#e6193f', 4) +
    enamel(disc(50, 10, 5), '#f49b1c', 4) +
    gloss('M33 54C34 40 36 30 42 24'),
  joker:
    enamel('M50 30C48 12 30 6 14 20 26 22 30 34 30 48H50Z', '#e6193f') +
    enamel('M50 30C52 12 70 6 86 20 74 22 70 34 70 48H50Z', '#18a7b5') +
    enamel(disc(50, 60, 23), '#ffe2c4') +
    enamel('M26 48C34 36 66 36 74 48 66 54 58 46 50 54 42 46 34 54 26 48Z', '#ffc531', 4) +
    enamel('M24 78 34 72 42 80 50 74 58 80 66 72 76 78 70 94H30Z', '#7a3bd1', 4) +
    enamel(disc(14, 22, 6), '#ffc531', 4) +
    enamel(disc(86, 22, 6), '#ffc531', 4) +
    `<circle cx="41" cy="59" r="3.600" fill="${ink}"/><circle cx="59" cy="59" r="3.600" fill="${ink}"/>` +
    enamel(disc(50, 65, 4), '#e6193f', 2.4) +
    line('M38 69C44 78 56 78 62 69', ink, 3.6, 'stroke-linecap="round"') +
    gloss('M24 22C32 18 40 22 43 30', 3),
};

/** Orchard Sevens: enamel badges. */
export const classic3x3Symbols: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...richBodies, ...fruit }).map(([code, body]) => [code, symbolDocument(body)]),
);

import { fill, gradient, letterPaths, line, radial, symbolDocument } from '../parts/svg-parts.ts';

// Painted: soft gradients, a warm rim of light, and edges that a brush has left (a displaced
// outline, the same on every symbol).
const defs =
  gradient('gold', '#ffe9a8', '#b26a1c') +
  gradient('wood', '#c98a4b', '#5a2c12') +
  gradient('red', '#ff8a6a', '#8c1530') +
  gradient('sea', '#8fe3e8', '#0f4a78') +
  gradient('sail', '#fffaf0', '#c9a678') +
  gradient('navy', '#5a7fc9', '#15204d') +
  gradient('paper', '#fff0c8', '#c98f4a') +
  radial('skin', '#ffdcb0', '#b56a3a') +
  radial('dial', '#fffbe8', '#d9bf86') +
  '<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3.200" xChannelSelector="R" yChannelSelector="G"/></filter>' +
  '<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="1.500" dy="3" stdDeviation="2.200" flood-color="#10060a" flood-opacity=".65"/></filter>';

const edge = '#2a120a';
const painted = (d: string, with_: string, width = 2.4): string =>
  fill(d, with_, `stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`);
const light = (d: string, width = 2.6): string =>
  line(d, '#fff6dccc', width, 'stroke-linecap="round"');

const letter = (code: keyof typeof letterPaths, colour: string): string => {
  const d = letterPaths[code];
  const join = 'stroke-linejoin="round" stroke-linecap="square"';
  return (
    line(d, edge, 20, join) +
    line(d, 'url(#gold)', 15.5, join) +
    line(d, colour, 10, join) +
    `<g transform="translate(-1.500 -2)">${line(d, '#ffffff66', 2.4, join)}</g>`
  );
};

const bodies: Readonly<Record<string, string>> = {
  captain:
    painted('M22 94C24 76 36 70 50 70 64 70 76 76 78 94Z', 'url(#navy)') +
    painted('M28 46C28 74 38 84 50 84 62 84 72 74 72 46Z', 'url(#skin)') +
    painted(
      'M30 60C32 82 42 92 50 92 58 92 68 82 70 60 60 66 56 64 50 66 44 64 40 66 30 60Z',
      '#6b3216',
    ) +
    painted(
      'M10 40C18 14 40 8 50 8 60 8 82 14 90 40 76 34 64 46 50 46 36 46 24 34 10 40Z',
      'url(#red)',
    ) +
    line('M10 40C24 34 36 46 50 46 64 46 76 34 90 40', 'url(#gold)', 4.6) +
    painted(
      'M50 16C55 16 58 20 58 24 58 28 55 30 55 33H45C45 30 42 28 42 24 42 20 45 16 50 16Z',
      '#fff3d6',
      1.6,
    ) +
    `<circle cx="46.500" cy="24" r="2" fill="${edge}"/><circle cx="53.500" cy="24" r="2" fill="${edge}"/>` +
    painted('M34 48H48V56C44 60 38 60 34 56Z', '#1a0c08', 1.4) +
    `<circle cx="60" cy="53" r="3.200" fill="${edge}"/>` +
    line('M42 71C48 74 54 74 60 70', '#ffd9b0', 2.2, 'stroke-linecap="round"') +
    light('M20 32C26 22 34 17 42 15'),
  galleon:
    painted('M8 62H92C88 80 78 88 66 88H34C22 88 12 80 8 62Z', 'url(#wood)') +
    line('M12 70H88M18 78H82', '#2a120a88', 2) +
    line('M30 62V14M58 62V8M80 62V24', '#4a230e', 4) +
    painted('M30 16C44 24 44 44 30 54 22 46 20 28 30 16Z', 'url(#sail)') +
    painted('M58 10C78 22 78 46 58 58 50 46 48 24 58 10Z', 'url(#sail)') +
    painted('M80 26C92 34 92 48 80 56 76 48 74 36 80 26Z', 'url(#sail)') +
    painted('M58 8 74 4 70 12Z', '#c5203a', 1.4) +
    painted('M8 62 0 50 26 60Z', 'url(#wood)') +
    [26, 42, 58, 74]
      .map((x) => `<circle cx="${x}" cy="74" r="3" fill="#ffcf6a" stroke="${edge}"/>`)
      .join('') +
    painted(
      'M0 92C12 82 20 96 32 88 44 80 54 96 66 88 78 80 88 94 100 86V100H0Z',
      'url(#sea)',
      1.6,
    ) +
    light('M62 20C69 28 69 40 64 48'),
  compass:
    painted('M50 6a44 44 0 1 1-.01 0Z', 'url(#gold)') +
    painted('M50 16a34 34 0 1 1-.01 0Z', 'url(#dial)', 1.8) +
    painted('M50 20 57 50H43Z', 'url(#red)', 1.4) +
    painted('M50 80 43 50H57Z', 'url(#navy)', 1.4) +
    painted('M20 50 46 46V54ZM80 50 54 46V54Z', 'url(#wood)', 1.2) +
    `<circle cx="50" cy="50" r="5" fill="url(#gold)" stroke="${edge}" stroke-width="1.600"/>` +
    light('M18 40C21 28 29 19 40 14', 3.4),
  spyglass:
    `<g transform="rotate(-38 50 50)">` +
    painted('M2 40H30V62H2Z', 'url(#wood)') +
    painted('M30 37H62V65H30Z', 'url(#gold)') +
    painted('M62 33H96V69H62Z', 'url(#wood)') +
    painted('M90 30H99V72H90Z', 'url(#gold)') +
    painted('M58 35H66V67H58ZM26 38H33V64H26Z', 'url(#gold)', 1.8) +
    `<ellipse cx="97" cy="51" rx="5" ry="17" fill="url(#sea)" stroke="${edge}" stroke-width="1.600"/>` +
    light('M6 45H26M36 42H56M68 39H88', 2.8) +
    `</g>`,
  barrel:
    painted('M22 10H78C90 34 90 66 78 92H22C10 66 10 34 22 10Z', 'url(#wood)') +
    line('M36 11C29 36 29 66 36 91M64 11C71 36 71 66 64 91M50 10V92', '#2a120a77', 2.4) +
    painted('M17 24H83L85 34H15ZM15 68H85L83 78H17Z', '#6f7683', 2) +
    line('M18 28H82M17 72H82', '#d6dbe4', 2) +
    line('M40 42C44 38 56 38 60 42V54C58 58 54 60 50 60 46 60 42 58 40 54Z', 'url(#gold)', 4) +
    light('M22 44C21 52 21 56 22 62', 3),
  chart:
    painted('M10 18 36 10 64 20 90 12V82L64 90 36 80 10 88Z', 'url(#paper)') +
    fill('M36 10V80L10 88V18ZM64 20 90 12V82L64 90Z', '#8a4a1433') +
    painted(
      'M18 40C28 34 34 46 44 40 52 36 58 44 54 54 48 64 34 56 26 62 18 62 14 46 18 40Z',
      '#7fae5a',
      1.4,
    ) +
    line(
      'M26 74C38 66 44 72 54 62 62 54 66 46 74 40',
      '#a3182f',
      3.6,
      'stroke-dasharray="5 5" stroke-linecap="round"',
    ) +
    line('M68 26 82 40M82 26 68 40', '#c5203a', 6, 'stroke-linecap="round"') +
    light('M14 22 34 15M66 23 86 16', 2),
  ace: letter('ace', '#b3162f'),
  king: letter('king', '#1b4a8f'),
  queen: letter('queen', '#6b2a86'),
  jack: letter('jack', '#1d7a5a'),
};

/** Galleon Tides: painted with a brush. */
export const lines5x3Symbols: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bodies).map(([code, body]) => [
    code,
    symbolDocument(
      `<g filter="url(#s)"><g filter="url(#b)" transform="translate(4 3) scale(.92)">${body}</g></g>`,
      defs,
    ),
  ]),
);

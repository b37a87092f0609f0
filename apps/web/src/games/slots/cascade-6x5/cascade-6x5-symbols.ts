import { fill, gradient, line, radial, symbolDocument } from '../parts/svg-parts.ts';

// Neon: glass lit from inside. A dark body, facets as light lines, and a glow of the stone's own
// colour round everything.
interface Cut {
  outline: string;
  facets: string;
  table: string;
}

const cuts: Readonly<Record<string, Cut>> = {
  diamond: {
    outline: 'M26 16H74L96 42 50 92 4 42Z',
    facets: 'M4 42H96M26 16 36 42 50 92 64 42 74 16M50 16 36 42M50 16 64 42',
    table: 'M36 42 50 16 64 42Z',
  },
  ruby: {
    outline: 'M50 92C14 66 4 50 8 32 12 14 36 8 50 26 64 8 88 14 92 32 96 50 86 66 50 92Z',
    facets: 'M8 36 32 30 50 40 68 30 92 36M32 30 36 60 50 92 64 60 68 30M36 60 50 40 64 60Z',
    table: 'M36 60 50 40 64 60Z',
  },
  emerald: {
    outline: 'M30 8H70L90 28V72L70 92H30L10 72V28Z',
    facets:
      'M36 26H64L72 34V66L64 74H36L28 66V34ZM30 8 36 26M70 8 64 26M90 28 72 34M90 72 72 66M70 92 64 74M30 92 36 74M10 72 28 66M10 28 28 34',
    table: 'M36 26H64L72 34V66L64 74H36L28 66V34Z',
  },
  sapphire: {
    outline: 'M50 6C72 34 88 48 88 64 88 82 70 94 50 94 30 94 12 82 12 64 12 48 28 34 50 6Z',
    facets: 'M50 6 34 56 50 94 66 56ZM12 64 34 56 66 56 88 64M34 56 22 84M66 56 78 84',
    table: 'M34 56 50 30 66 56 50 76Z',
  },
  amethyst: {
    outline: 'M50 6 90 28V72L50 94 10 72V28Z',
    facets:
      'M50 6V30M90 28 70 40M90 72 70 62M50 94V72M10 72 30 62M10 28 30 40M50 30 70 40V62L50 72 30 62V40Z',
    table: 'M50 30 70 40V62L50 72 30 62V40Z',
  },
  topaz: {
    outline: 'M50 8 94 86H6Z',
    facets: 'M50 8V40M94 86 66 70M6 86 34 70M50 40 66 70H34Z',
    table: 'M50 40 66 70H34Z',
  },
  opal: {
    outline: 'M50 10a40 40 0 1 1-.01 0Z',
    facets: 'M22 22 36 36M78 22 64 36M22 78 36 64M78 78 64 64M50 30 70 50 50 70 30 50Z',
    table: 'M50 30 70 50 50 70 30 50Z',
  },
  quartz: {
    outline: 'M10 10H90V90H10Z',
    facets: 'M10 10 32 32M90 10 68 32M10 90 32 68M90 90 68 68M32 32H68V68H32Z',
    table: 'M32 32H68V68H32Z',
  },
};

const colours: Readonly<Record<string, readonly [glow: string, body: string, deep: string]>> = {
  diamond: ['#c8f6ff', '#5fd8ff', '#0b4a78'],
  ruby: ['#ff8aa8', '#ff2d64', '#5c0426'],
  emerald: ['#8affc0', '#14d97c', '#03432c'],
  sapphire: ['#8fb4ff', '#2f6bff', '#07175c'],
  amethyst: ['#dca8ff', '#a63bff', '#32075c'],
  topaz: ['#ffe28a', '#ffb020', '#5c3400'],
  opal: ['#9dfff2', '#2fd6c8', '#05443f'],
  quartz: ['#ffc0ea', '#ff6ac8', '#5a0a42'],
};

const glowOf = (colour: string): string =>
  `<filter id="g" x="-25%" y="-25%" width="150%" height="150%"><feDropShadow dx="0" dy="0" stdDeviation="3.200" flood-color="${colour}" flood-opacity=".9"/></filter>`;

function gem(code: string): string {
  const { outline = '', facets = '', table = '' } = cuts[code] ?? {};
  const [glow = '', body = '', deep = ''] = colours[code] ?? [];
  const join = 'stroke-linejoin="round" stroke-linecap="round"';
  return symbolDocument(
    `<g transform="translate(10 10) scale(.8)"><g filter="url(#g)">${fill(outline, 'url(#f)', `stroke="${glow}" stroke-width="4" ${join}`)}</g>` +
      fill(table, `${glow}66`) +
      line(facets, `${glow}b8`, 2, join) +
      line(outline, '#ffffffd0', 1.3, join) +
      `<ellipse cx="34" cy="26" rx="12" ry="5" transform="rotate(-28 34 26)" fill="#ffffffb0"/></g>`,
    radial('f', body, deep) + glowOf(body),
  );
}

const geode =
  `<g filter="url(#g)">${fill('M50 6 74 12 92 34 94 60 80 84 52 95 24 88 6 64 10 34 28 12Z', 'url(#r)', 'stroke="#ffd36a" stroke-width="3" stroke-linejoin="round"')}</g>` +
  fill(
    'M50 20 70 26 80 44 78 62 66 78 46 80 28 72 20 54 26 34 38 22Z',
    '#12062e',
    'stroke="#ff7ae8" stroke-width="3" stroke-linejoin="round"',
  ) +
  ['M50 74 42 40 50 26 58 40Z', 'M34 70 30 46 38 38 44 54Z', 'M66 70 70 46 62 38 56 54Z']
    .map((d) => fill(d, 'url(#k)', 'stroke="#fff0ff" stroke-width="1.600" stroke-linejoin="round"'))
    .join('') +
  fill('M50 12 53 20 61 23 53 26 50 34 47 26 39 23 47 20Z', '#fff');

const lantern =
  `<g filter="url(#g)">${fill('M34 34H66L74 46V76L66 86H34L26 76V46Z', 'url(#l)', 'stroke="#ffe9a0" stroke-width="3" stroke-linejoin="round"')}</g>` +
  line('M38 34C38 10 62 10 62 34', '#8dd8ff', 4) +
  fill('M32 28H68V36H32ZM30 84H70V92H30Z', '#1d6b9a', 'stroke="#8dd8ff" stroke-width="2"') +
  line('M42 38V84M58 38V84', '#1d6b9a', 2.4) +
  fill('M50 46C58 56 60 62 58 68 56 74 44 74 42 68 40 62 46 58 50 46Z', '#fff7cc');

/** Gemstone Grotto: neon stones. */
export const cascade6x5Symbols: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(cuts).map((code) => [code, gem(code)])),
  geode: symbolDocument(
    `<g transform="translate(5 5) scale(.9)">${geode}</g>`,
    gradient('r', '#8a5cff', '#2a1250') + gradient('k', '#fff', '#c23bff') + glowOf('#ff5ad8'),
  ),
  lantern: symbolDocument(
    `<g transform="translate(5 5) scale(.9)">${lantern}</g>`,
    radial('l', '#fff3b0', '#ff8a1a') + glowOf('#ffb52e'),
  ),
};

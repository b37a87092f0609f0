import { shade, toOklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { num, place, roundRect } from '../core/shapes.ts';
import { textPath } from '../lettering/text.ts';
import { brandOf } from './site-symbol.ts';
import type { ArtPalette } from './palette.ts';
import { symbols } from './symbols.ts';

/** What a site's brand pictures are drawn from. */
export interface LogoInput {
  siteCode: string;
  name: string;
  variant: 'wide' | 'mark' | 'mono';
  palette: ArtPalette;
}

const brandPen = (siteCode: string, use: string): Pen =>
  new Pen(randomOf(siteCode), `b${(hashOf(siteCode + use) % 46656).toString(36)}-`);

interface SymbolColours {
  main: string;
  second: string;
}

/** The symbol on its 64×64 box. Cut forms become real holes. */
function symbolMarkup(pen: Pen, siteCode: string, colours: SymbolColours): string {
  const parts = symbols[brandOf(siteCode).symbol];
  const painted = parts.map((part, index) => {
    if (part.tone === 'cut') return '';
    const later = parts.slice(index + 1).filter((other) => other.tone === 'cut');
    const fill = part.tone === 'main' ? colours.main : colours.second;
    const drawing = `<path d="${part.path}" fill="${fill}" fill-rule="evenodd"/>`;
    if (later.length === 0) return drawing;
    const holes = later.map((hole) => hole.path).join('');
    const mask = pen.define(
      `hole${holes}`,
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="-8" y="-8" width="80" height="80"><path d="M-8-8h80v80h-80Z" fill="#fff"/><path d="${holes}" fill="#000"/></mask>`,
    );
    return `<g mask="${mask}">${drawing}</g>`;
  });
  return painted.join('');
}

/** Two tones of the accent that stand out from the surface. */
function symbolColours(pen: Pen, palette: ArtPalette): SymbolColours {
  const dark = toOklch(palette.surface).l < 0.55;
  const [light, deep] = dark ? [0.86, 0.68] : [0.6, 0.44];
  return {
    main: pen.linearAt(
      [
        [0, shade(palette.accent, light, 1, 8)],
        [1, shade(palette.accent, deep, 1.05, -10)],
      ],
      10,
      4,
      54,
      60,
    ),
    second: shade(palette.accent, dark ? 0.93 : 0.36, 0.55, 14),
  };
}

function wordmark(
  siteCode: string,
  name: string,
  x: number,
  height: number,
): { path: string; width: number } {
  return textPath(name, brandOf(siteCode).face, x, 32 - height / 2, height);
}

/**
 * Draws a site's logo, 64 units high: `wide` = symbol and name in colour, `mark` = symbol alone,
 * `mono` = symbol and name in `currentColor` only.
 */
export function drawLogo({ siteCode, name, variant, palette }: LogoInput): string {
  const pen = brandPen(siteCode, variant);
  if (variant === 'mark')
    return pen.document(64, 64, symbolMarkup(pen, siteCode, symbolColours(pen, palette)));
  const text = wordmark(siteCode, name, 78, 29);
  const width = Math.ceil(78 + text.width + 6);
  const mono = variant === 'mono';
  const colours = mono
    ? { main: 'currentColor', second: 'currentColor' }
    : symbolColours(pen, palette);
  const symbol = symbolMarkup(pen, siteCode, colours);
  const body = `${symbol}<path d="${text.path}" fill="${mono ? 'currentColor' : palette.ink}"/>`;
  return pen.document(width, 64, body);
}

/** The site's symbol on a rounded tile, for browser tabs. */
export function drawFavicon({ siteCode, palette }: Omit<LogoInput, 'variant' | 'name'>): string {
  const pen = brandPen(siteCode, 'favicon');
  return pen.document(
    64,
    64,
    `<path d="${roundRect(0, 0, 64, 64, 15)}" fill="${tileGround(pen, palette)}"/>${tileSymbol(pen, siteCode, palette, 64, 0.76)}`,
  );
}

/**
 * The install icon, 512×512. `maskable` fills the square and keeps the symbol inside the safe
 * circle.
 */
export function drawAppIcon({
  siteCode,
  palette,
  maskable = false,
}: Omit<LogoInput, 'variant' | 'name'> & { maskable?: boolean }): string {
  const pen = brandPen(siteCode, `app${maskable}`);
  const ground = roundRect(0, 0, 512, 512, maskable ? 0 : 112);
  const sheen = pen.radial(
    [
      [0, '#fff', 0.28],
      [1, '#fff', 0],
    ],
    0.3,
    0.1,
    0.8,
  );
  return pen.document(
    512,
    512,
    `<path d="${ground}" fill="${tileGround(pen, palette)}"/><path d="${ground}" fill="${sheen}"/>${tileSymbol(pen, siteCode, palette, 512, maskable ? 0.56 : 0.68)}`,
  );
}

/**
 * The symbol alone on nothing, for systems that colour it themselves; within the safe circle,
 * 512×512.
 */
export function drawMonochromeIcon({ siteCode }: Pick<LogoInput, 'siteCode'>): string {
  const pen = brandPen(siteCode, 'mono-icon');
  const size = 512 * 0.56;
  const side = (512 - size) / 2;
  const symbol = brandSymbol(pen, siteCode, '#fff', '#fff');
  return pen.document(512, 512, place(symbol, side, side, size / 64));
}

const tileGround = (pen: Pen, palette: ArtPalette): string =>
  pen.linear(
    [
      [0, shade(palette.accent, 0.4, 0.85)],
      [1, shade(palette.accent, 0.2, 0.7, -20)],
    ],
    0,
    0,
    1,
    1,
  );

function tileSymbol(
  pen: Pen,
  siteCode: string,
  palette: ArtPalette,
  size: number,
  share: number,
): string {
  const scale = (size * share) / 64;
  const offset = (size * (1 - share)) / 2;
  const colours = {
    main: pen.linearAt(
      [
        [0, '#ffffff'],
        [1, shade(palette.accent, 0.86, 0.8)],
      ],
      10,
      4,
      54,
      60,
    ),
    second: shade(palette.accent, 0.8, 1, 12),
  };
  return `<g transform="translate(${num(offset)} ${num(offset)}) scale(${Math.round(scale * 1000) / 1000})">${symbolMarkup(pen, siteCode, colours)}</g>`;
}

/** The symbol for use inside other pictures: on its 64×64 box, with given colours. */
export const brandSymbol = (
  pen: Pen,
  siteCode: string,
  mainColour: string,
  secondColour: string,
): string => symbolMarkup(pen, siteCode, { main: mainColour, second: secondColour });

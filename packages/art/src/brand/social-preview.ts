import { shade, toOklch } from '../core/colour.ts';
import { escaped } from '../core/escaped.ts';
import { filtered, lift } from '../core/filters.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { num, place } from '../core/shapes.ts';
import { textPath, textShape } from '../lettering/text.ts';
import { glow, motes, rays } from '../scenes/light.ts';
import { brandSymbol } from './logo.ts';
import { themeMotifs } from './art-themes.ts';
import type { ArtPalette } from './palette.ts';
import { brandOf } from './site-symbol.ts';

/** Where the title of a page stands in {@link drawSocialPreview}: the caller writes it there. */
export const socialTitleRoom = { left: 84, top: 250, width: 560, height: 300 } as const;

/**
 * The picture shown when a link to a site is shared: brand left, play right; 1200×630. With a title
 * the brand is smaller and leaves room for its words, which this alphabet cannot write in every
 * language.
 */
export function drawSocialPreview({
  siteCode,
  name,
  palette,
  title,
}: {
  siteCode: string;
  name: string;
  palette: ArtPalette;
  title?: string;
}): string {
  const isTitled = title !== undefined;
  const pen = new Pen(
    randomOf(`social:${siteCode}`),
    `o${(hashOf(siteCode) % 46656).toString(36)}-`,
  );
  const frame = { width: 1200, height: 630 };
  const ground = pen.linear(
    [
      [0, shade(palette.accent, 0.36, 0.8)],
      [0.6, shade(palette.accent, 0.2, 0.7, -16)],
      [1, shade(palette.accent, 0.13, 0.5, -24)],
    ],
    0,
    0,
    1,
    1,
  );
  const [first, second] = themeMotifs(pen.random, themeOf(siteCode), 2);
  const hue = toOklch(palette.accent).h;
  const stand = (drawing: string, x: number, y: number, scale: number): string =>
    filtered(lift(pen, shade(palette.accent, 0.7), 20), place(drawing, x, y, scale));
  const face = brandOf(siteCode).face;
  const at = isTitled ? titledBrand : wholeBrand;
  const height = Math.min(at.nameMax, at.nameWidth / textShape(name, face).width);
  const text = textPath(name, face, at.nameLeft, at.nameMiddle - height / 2, height);
  const light = shade(palette.accent, 0.88, 0.7);
  const symbol = place(
    brandSymbol(
      pen,
      siteCode,
      pen.linearAt(
        [
          [0, '#ffffff'],
          [1, light],
        ],
        0,
        0,
        64,
        64,
      ),
      shade(palette.accent, 0.8, 1.1, 12),
    ),
    84,
    at.symbolTop,
    at.symbolScale,
  );
  return pen.document(
    frame.width,
    frame.height,
    `${isTitled ? `<title>${escaped(title)}</title>` : ''}<rect width="1200" height="630" fill="${ground}"/>${rays(pen, 880, 310, 900, light, 26, 0.22)}${glow(pen, 880, 310, 460, light, 0.5)}${motes(pen, frame, light, 50, 1, 3)}` +
      stand(second?.draw(pen, hue + 120) ?? '', 1060, 420, 1.5) +
      stand(first?.draw(pen, hue + 180) ?? '', isTitled ? 920 : 850, 300, 2.3) +
      symbol +
      `<path d="${text.path}" fill="#fff"/><rect x="84" y="${num(at.lineTop ?? at.nameMiddle + height / 2 + 34)}" width="120" height="6" rx="3" fill="${light}"/>`,
  );
}

/** What a site is about, by its code. */
function themeOf(siteCode: string): 'sports' | 'slots' | 'casino' {
  if (siteCode.startsWith('sportsbook')) return 'sports';
  return siteCode.startsWith('slot') ? 'slots' : 'casino';
}

const wholeBrand = {
  ...{ symbolTop: 120, symbolScale: 2.9, lineTop: null },
  ...{ nameLeft: 84, nameMiddle: 400, nameWidth: 520, nameMax: 92 },
};
const titledBrand = {
  ...{ symbolTop: 84, symbolScale: 1.5, lineTop: 206 },
  ...{ nameLeft: 200, nameMiddle: 132, nameWidth: 440, nameMax: 44 },
};

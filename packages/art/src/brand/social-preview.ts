import { shade, toOklch } from '../core/colour.ts';
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

/** The picture shown when a link to a site is shared: brand left, play right; 1200×630. */
export function drawSocialPreview({
  siteCode,
  name,
  palette,
}: {
  siteCode: string;
  name: string;
  palette: ArtPalette;
}): string {
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
  const theme = siteCode.startsWith('sportsbook')
    ? 'sports'
    : siteCode.startsWith('slot')
      ? 'slots'
      : 'casino';
  const [first, second] = themeMotifs(pen.random, theme, 2);
  const hue = toOklch(palette.accent).h;
  const stand = (drawing: string, x: number, y: number, scale: number): string =>
    filtered(lift(pen, shade(palette.accent, 0.7), 20), place(drawing, x, y, scale));
  const face = brandOf(siteCode).face;
  const height = Math.min(92, 520 / textShape(name, face).width);
  const text = textPath(name, face, 84, 400 - height / 2, height);
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
    120,
    2.9,
  );
  return pen.document(
    frame.width,
    frame.height,
    `<rect width="1200" height="630" fill="${ground}"/>${rays(pen, 880, 310, 900, light, 26, 0.22)}${glow(pen, 880, 310, 460, light, 0.5)}${motes(pen, frame, light, 50, 1, 3)}` +
      stand(second?.draw(pen, hue + 120) ?? '', 1060, 420, 1.5) +
      stand(first?.draw(pen, hue + 180) ?? '', 850, 300, 2.3) +
      symbol +
      `<path d="${text.path}" fill="#fff"/><rect x="84" y="${num(400 + height / 2 + 34)}" width="120" height="6" rx="3" fill="${light}"/>`,
  );
}

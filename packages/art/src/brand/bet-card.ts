import { shade } from '../core/colour.ts';
import { escaped } from '../core/escaped.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { num, place } from '../core/shapes.ts';
import { textPath, textShape } from '../lettering/text.ts';
import { glow, rays } from '../scenes/light.ts';
import { brandSymbol } from './logo.ts';
import type { ArtPalette } from './palette.ts';
import { brandOf } from './site-symbol.ts';

/** Where the words of a bet stand on its card: the caller writes them there. */
export const betCardRoom = { width: 1200, left: 84, top: 210, right: 1116, leastHeight: 630 };

const nameAt = { left: 190, middle: 122, width: 700, max: 42 };

interface BetCardInput {
  siteCode: string;
  name: string;
  palette: ArtPalette;
  /** What is written on it, for who cannot see it. */
  words: string;
  height: number;
}

/** The ground a bet is written on where it is shared: the brand above, as high as its words need. */
export function drawBetCard({ siteCode, name, palette, words, height }: BetCardInput): string {
  const pen = new Pen(
    randomOf(`bet-card:${siteCode}`),
    `c${(hashOf(siteCode) % 46656).toString(36)}-`,
  );
  const { width, left } = betCardRoom;
  const ground = pen.linear(
    [
      [0, shade(palette.accent, 0.34, 0.8)],
      [1, shade(palette.accent, 0.13, 0.5, -24)],
    ],
    0,
    0,
    1,
    1,
  );
  const light = shade(palette.accent, 0.88, 0.7);
  const { face } = brandOf(siteCode);
  const nameHeight = Math.min(nameAt.max, nameAt.width / textShape(name, face).width);
  const brand = textPath(name, face, nameAt.left, nameAt.middle - nameHeight / 2, nameHeight);
  const symbol = place(
    brandSymbol(pen, siteCode, '#ffffff', shade(palette.accent, 0.8, 1.1, 12)),
    left,
    nameAt.middle - 40,
    1.25,
  );
  return pen.document(
    width,
    height,
    `<title>${escaped(words)}</title><rect width="${width}" height="${num(height)}" fill="${ground}"/>` +
      `${rays(pen, 1000, 120, 900, light, 18, 0.08)}${glow(pen, 1040, 120, 420, light, 0.2)}` +
      `${symbol}<path d="${brand.path}" fill="#fff"/>` +
      `<rect x="${left}" y="178" width="120" height="6" rx="3" fill="${light}"/>`,
  );
}

import { hexOf, isInGamut, linearRgbOf, oklchOf, type Oklch } from '@pavilion/domain/oklch';

export type { Oklch } from '@pavilion/domain/oklch';

/** Below it a colour is grey to the eye. */
const leastChroma = 0.005;

/** An sRGB hex colour for OKLCH values; chroma is lowered until the colour exists on a screen. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c;
  let rgb = linearRgbOf({ l, c: chroma, h });
  while (chroma > leastChroma && !isInGamut(rgb)) {
    chroma *= 0.92;
    rgb = linearRgbOf({ l, c: chroma, h });
  }
  return hexOf(rgb);
}

/** Reads `#rgb` or `#rrggbb` into OKLCH; anything else is a programmer error and throws. */
export const toOklch = (hex: string): Oklch => oklchOf(hex);

/** The same colour with another lightness and, if wanted, scaled chroma and turned hue. */
export function shade(hex: string, l: number, chromaScale = 1, hueTurn = 0): string {
  const colour = oklchOf(hex);
  return oklch(l, colour.c * chromaScale, colour.h + hueTurn);
}

/** Palettes in OKLCH: colours that exist in sRGB, and WCAG contrast. */
import {
  hexOf,
  isInGamut,
  linearOf,
  linearRgbOf,
  type LinearRgb,
  type Oklch,
} from '@pavilion/domain/oklch';

export type { Oklch } from '@pavilion/domain/oklch';

/** Lowers the chroma until the colour exists in sRGB; lightness and hue stay. */
function fitToGamut(colour: Oklch): LinearRgb {
  let low = 0;
  let high = colour.c;
  if (isInGamut(linearRgbOf(colour))) return linearRgbOf(colour);
  for (let step = 0; step < 18; step++) {
    const c = (low + high) / 2;
    if (isInGamut(linearRgbOf({ ...colour, c }))) low = c;
    else high = c;
  }
  return linearRgbOf({ ...colour, c: low });
}

/** `#rrggbb` of an OKLCH colour, chroma lowered where sRGB cannot show it. */
export const toHex = (colour: Oklch): string => hexOf(fitToGamut(colour));

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio (1–21) of two `#rrggbb` colours. */
export function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Moves the lightness away from the preferred value, in the given direction, until the colour
 * reaches the ratio against every background. White or black always reaches it against the surfaces
 * that palettes use.
 */
export function reachContrast(
  preferred: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'lighter' | 'darker',
): Oklch {
  const step = direction === 'lighter' ? 0.01 : -0.01;
  for (let l = preferred.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...preferred, l });
    if (backgrounds.every((background) => contrast(hex, background) >= ratio))
      return { ...preferred, l };
  }
  return { l: direction === 'lighter' ? 1 : 0, c: 0, h: 0 };
}

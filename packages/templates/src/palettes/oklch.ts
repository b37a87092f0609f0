/** OKLCH to sRGB and WCAG contrast; the small part of colour science that palettes need. */

export interface Oklch {
  /** Lightness 0–1. */
  l: number;
  /** Chroma, 0–0.37 in sRGB. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

type Rgb = readonly [number, number, number];

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Lowers the chroma until the colour exists in sRGB; lightness and hue stay. */
function fitToGamut(colour: Oklch): Rgb {
  let low = 0;
  let high = colour.c;
  if (isInGamut(toLinearRgb(colour))) return toLinearRgb(colour);
  for (let step = 0; step < 18; step++) {
    const c = (low + high) / 2;
    if (isInGamut(toLinearRgb({ ...colour, c }))) low = c;
    else high = c;
  }
  return toLinearRgb({ ...colour, c: low });
}

const encode = (channel: number) => {
  const clipped = Math.min(1, Math.max(0, channel));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
};

/** `#rrggbb` of an OKLCH colour, chroma lowered where sRGB cannot show it. */
export function toHex(colour: Oklch): string {
  return `#${fitToGamut(colour)
    .map((channel) => encode(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
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
 * Moves the lightness away from the preferred value, in the given direction, until the colour reaches the ratio
 * against every background. White or black always reaches it against the surfaces that palettes use.
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

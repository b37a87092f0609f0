/**
 * OKLCH and sRGB (Björn Ottosson's Oklab matrices): what palettes and drawn pictures share. Equal
 * steps of lightness look equal. How a colour that no screen can show is brought into sRGB is the
 * caller's.
 */
export interface Oklch {
  /** Lightness 0–1. */
  l: number;
  /** Chroma, 0–0.37 in sRGB. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

/** Linear light of red, green and blue, 0–1 where a screen can show it. */
export type LinearRgb = readonly [number, number, number];

export function linearRgbOf({ l, c, h }: Oklch): LinearRgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether a screen can show it, to a rounding that no eye sees. */
export const isInGamut = (rgb: LinearRgb): boolean =>
  rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

function channelHex(channel: number): string {
  const clipped = Math.min(1, Math.max(0, channel));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** `#rrggbb`; what a screen cannot show is clipped. */
export const hexOf = (rgb: LinearRgb): string => `#${rgb.map(channelHex).join('')}`;

/** Linear light of `#rrggbb`. */
export function linearOf(hex: string): LinearRgb {
  const at = (start: number): number => {
    const encoded = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

/** Reads `#rgb` or `#rrggbb`; anything else is a programmer's error and throws. */
export function oklchOf(hex: string): Oklch {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) throw new TypeError(`Not a hex colour: ${hex}`);
  const full = hex.length === 4 ? `#${[...hex.slice(1)].map((one) => one + one).join('')}` : hex;
  const [r, g, b] = linearOf(full);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const side = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, side), h: ((Math.atan2(side, a) * 180) / Math.PI + 360) % 360 };
}

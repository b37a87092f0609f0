/** OKLCH: lightness 0..1, chroma 0..0.37, hue in degrees. Equal steps look equal, which keeps palettes calm. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

function linearRgb(l: number, c: number, h: number): [number, number, number] {
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

const inGamut = (rgb: readonly number[]): boolean =>
  rgb.every((value) => value >= -0.0005 && value <= 1.0005);

function channelHex(value: number): string {
  const safe = clamp(value, 0, 1);
  const encoded = safe <= 0.0031308 ? 12.92 * safe : 1.055 * safe ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** An sRGB hex colour for OKLCH values; chroma is lowered until the colour exists on a screen. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c;
  let rgb = linearRgb(l, chroma, h);
  while (chroma > 0.005 && !inGamut(rgb)) {
    chroma *= 0.92;
    rgb = linearRgb(l, chroma, h);
  }
  return `#${rgb.map(channelHex).join('')}`;
}

function hexChannels(hex: string): [number, number, number] {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const at = (start: number): number => {
    const encoded = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

/** Reads `#rgb` or `#rrggbb` into OKLCH; anything else is a programmer error and throws. */
export function toOklch(hex: string): Oklch {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) throw new TypeError(`Not a hex colour: ${hex}`);
  const [r, g, b] = hexChannels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** The same colour with another lightness and, if wanted, scaled chroma and turned hue. */
export function shade(hex: string, l: number, chromaScale = 1, hueTurn = 0): string {
  const colour = toOklch(hex);
  return oklch(l, colour.c * chromaScale, colour.h + hueTurn);
}

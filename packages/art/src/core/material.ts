import { oklch } from './colour.ts';
import { filtered, relief } from './filters.ts';
import type { Pen, Stop } from './pen.ts';

/**
 * What a surface is made of: gradient stops from the lit to the shaded side, and the colour of its
 * outline.
 */
export interface Material {
  stops: readonly Stop[];
  line: string;
  /** A flat colour for small details. */
  base: string;
  light: string;
  dark: string;
}

/** Dark yellow turns to mud, so it gives way to orange or green. */
export function clearHue(hue: number, chroma: number, lightness: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (chroma < 0.1 || lightness > 0.7 || turned < 66 || turned > 132) return turned;
  return turned < 100 ? 56 : 146;
}

/**
 * A coloured, slightly glossy surface: shadows turn cooler, lights warmer, as in painted game art.
 */
export function paint(wantedHue: number, chroma = 0.19, lightness = 0.62): Material {
  const hue = clearHue(wantedHue, chroma, lightness);
  const light = oklch(Math.min(0.95, lightness + 0.2), chroma * 0.8, hue + 8);
  const base = oklch(lightness, chroma, hue);
  const dark = oklch(Math.max(0.14, lightness - 0.26), chroma * 0.85, hue - 14);
  return {
    stops: [
      [0, light],
      [0.45, base],
      [1, dark],
    ],
    line: oklch(Math.max(0.1, lightness - 0.42), chroma * 0.55, hue - 14),
    base,
    light,
    dark,
  };
}

/** Polished metal with the bright band in the middle. */
export function metal(hue: number, chroma: number): Material {
  const light = oklch(0.97, chroma * 0.5, hue + 8);
  const base = oklch(0.8, chroma, hue);
  const dark = oklch(0.44, chroma * 0.8, hue - 28);
  return {
    stops: [
      [0, oklch(0.95, chroma * 0.6, hue + 6)],
      [0.35, base],
      [0.5, light],
      [0.62, oklch(0.7, chroma, hue - 10)],
      [1, dark],
    ],
    line: oklch(0.26, chroma * 0.6, hue - 34),
    base,
    light,
    dark,
  };
}

export const gold: Material = metal(86, 0.16);
/**
 * Gold that is golden in every hand: the bright band of metal turns to ivory where plain colours
 * are painted.
 */
export const gilt: Material = paint(80, 0.17, 0.76);
export const silver: Material = metal(255, 0.02);
export const ivory: Material = paint(88, 0.035, 0.9);
export const ink: Material = paint(270, 0.03, 0.26);
export const wood: Material = paint(58, 0.08, 0.48);
export const leaf: Material = paint(140, 0.17, 0.6);
export const bone: Material = paint(80, 0.05, 0.84);

/**
 * Paints an outline with a material, lit from the upper left. `lineWidth` 0 leaves the contour out.
 */
export function surface(pen: Pen, path: string, material: Material, lineWidth = 2): string {
  const fill = pen.linear(material.stops, 0.2, 0, 0.8, 1);
  const line =
    lineWidth > 0
      ? ` stroke="${material.line}" stroke-width="${lineWidth}" stroke-linejoin="round"`
      : '';
  return `<path d="${path}" fill="${fill}"${line}/>`;
}

/** A ball-like surface: round gradient with the light spot at the upper left. */
export function ball(pen: Pen, path: string, material: Material, lineWidth = 2): string {
  const fill = pen.radial(
    [
      [0, material.light],
      [0.45, material.base],
      [1, material.dark],
    ],
    0.36,
    0.3,
    0.75,
  );
  const line =
    lineWidth > 0
      ? ` stroke="${material.line}" stroke-width="${lineWidth}" stroke-linejoin="round"`
      : '';
  return `<path d="${path}" fill="${fill}"${line}/>`;
}

/** Flat fill for details. */
export const flat = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A drawn line with round ends. */
export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Gives a group of shapes a rounded, lit edge. */
export const embossed = (pen: Pen, markup: string, depth = 3, shine = 0.6): string =>
  filtered(relief(pen, depth, shine), markup);

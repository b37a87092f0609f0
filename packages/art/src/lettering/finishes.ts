import { oklch } from '../core/colour.ts';
import type { Stop } from '../core/pen.ts';

/** The look of a lock-up's letters. */
export interface Finish {
  fill: readonly Stop[];
  /** Thin contour directly at the letters, top to bottom. */
  rim: readonly [string, string];
  /** Wide contour and the sides of the letters' body. */
  body: string;
  deep: string;
  shine: number;
}

const made = (
  fill: readonly Stop[],
  rim: readonly [string, string],
  bodyHue: number,
  bodyChroma: number,
  shine = 0.75,
): Finish => ({
  fill,
  rim,
  body: oklch(0.3, bodyChroma, bodyHue),
  deep: oklch(0.17, bodyChroma * 0.7, bodyHue),
  shine,
});

/** Polished gold on a body of any hue. */
export const goldFinish = (hue: number): Finish =>
  made(
    [
      [0, '#fffbe0'],
      [0.3, '#ffe27a'],
      [0.52, '#ffc52e'],
      [0.56, '#e8890c'],
      [0.8, '#ffcf45'],
      [1, '#fff0a8'],
    ],
    ['#fff6c4', '#8a4a06'],
    hue,
    0.13,
  );

/** Steel with a sky-and-ground reflection. */
export const chromeFinish = (hue: number): Finish =>
  made(
    [
      [0, '#ffffff'],
      [0.42, oklch(0.86, 0.04, hue)],
      [0.52, oklch(0.5, 0.09, hue)],
      [0.62, oklch(0.82, 0.06, hue)],
      [1, '#ffffff'],
    ],
    ['#ffffff', oklch(0.45, 0.1, hue)],
    hue,
    0.12,
    0.6,
  );

/** Two saturated colours running into each other. */
export const candyFinish = (hue: number, other: number): Finish =>
  made(
    [
      [0, oklch(0.95, 0.09, hue)],
      [0.45, oklch(0.8, 0.2, hue)],
      [1, oklch(0.62, 0.24, other)],
    ],
    ['#ffffff', oklch(0.93, 0.06, other)],
    other,
    0.16,
    0.9,
  );

/** Ice and snow. */
export const frostFinish = (hue: number): Finish =>
  made(
    [
      [0, '#ffffff'],
      [0.5, oklch(0.93, 0.06, hue)],
      [1, oklch(0.7, 0.14, hue)],
    ],
    ['#ffffff', oklch(0.6, 0.15, hue)],
    hue + 20,
    0.13,
    0.7,
  );

/** Glowing coals: bright below, deep above. */
export const emberFinish = (): Finish =>
  made(
    [
      [0, '#ffef9e'],
      [0.35, '#ffb01f'],
      [0.7, '#ff5a14'],
      [1, '#d3120d'],
    ],
    ['#fff3c9', '#ffb347'],
    22,
    0.13,
  );

/** White letters with a tinted foot, for busy pictures. */
export const pearlFinish = (hue: number): Finish =>
  made(
    [
      [0, '#ffffff'],
      [0.55, '#fff8ea'],
      [1, oklch(0.86, 0.08, hue)],
    ],
    [oklch(0.9, 0.1, hue), oklch(0.6, 0.17, hue)],
    hue,
    0.15,
    0.35,
  );

/** Lit tubes on a dark body. */
export const neonFinish = (hue: number): Finish =>
  made(
    [
      [0, '#ffffff'],
      [0.5, oklch(0.94, 0.09, hue)],
      [1, oklch(0.84, 0.16, hue)],
    ],
    [oklch(0.78, 0.22, hue), oklch(0.7, 0.25, hue + 30)],
    hue,
    0.1,
    0.2,
  );

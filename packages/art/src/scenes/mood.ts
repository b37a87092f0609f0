import { oklch } from '../core/colour.ts';

/**
 * The light of a scene: a handful of colours that belong together, from the sky's top to the
 * nearest ground.
 */
export interface Mood {
  top: string;
  middle: string;
  low: string;
  /** The light source. */
  glow: string;
  far: string;
  mid: string;
  near: string;
  /** Almost black, for silhouettes at the front. */
  deep: string;
  spark: string;
  hue: number;
  lightHue: number;
}

export type Daytime = 'night' | 'dusk' | 'day';

const lightness: Record<Daytime, readonly number[]> = {
  night: [0.16, 0.3, 0.5, 0.86, 0.38, 0.28, 0.19, 0.11],
  dusk: [0.26, 0.46, 0.72, 0.92, 0.46, 0.33, 0.22, 0.13],
  day: [0.48, 0.68, 0.86, 0.97, 0.66, 0.5, 0.36, 0.2],
};

/** Builds the light for a ground hue and the hue of the light source. */
export function moodOf(hue: number, lightHue: number, daytime: Daytime): Mood {
  const steps = lightness[daytime];
  const at = (index: number, chroma: number, tint: number): string =>
    oklch(steps[index] as number, chroma, tint);
  return {
    top: at(0, 0.11, hue),
    middle: at(1, 0.16, hue + 8),
    low: at(2, 0.17, lightHue),
    glow: at(3, 0.11, lightHue),
    far: at(4, 0.13, hue + 4),
    mid: at(5, 0.11, hue - 4),
    near: at(6, 0.09, hue - 10),
    deep: at(7, 0.06, hue - 14),
    spark: oklch(0.95, 0.1, lightHue),
    hue,
    lightHue,
  };
}

import type { GalleryScreen } from '../plan.ts';
import { pairsByLikeness, type Pair } from './likeness.ts';

/**
 * How alike the first windows of two templates may be on a screen (SSIM of grey pictures). Chosen
 * by looking at the most alike pairs, which are listed with their figures in
 * tests/gallery/README.md: all of them are told apart at a glance, by type, ornament, frame or
 * colour. What a form or a list holds is the same everywhere and leaves much ground free, so that
 * those screens lie higher than homes.
 */
export const mostAlike = {
  home: 0.45,
  sports: 0.62,
  account: 0.6,
  cashier: 0.66,
  history: 0.7,
  help: 0.57,
} as const satisfies Partial<Record<GalleryScreen, number>>;
export type ComparedScreen = keyof typeof mostAlike;

/**
 * The most alike pair of pictures of one screen by template, and a sentence for each pair that
 * cannot be told apart.
 */
export async function judgeLikeness(
  screen: ComparedScreen,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<{ highest: Pair | undefined; faults: string[] }> {
  const pairs = await pairsByLikeness(pictures);
  const faults = pairs
    .filter(({ value }) => value >= mostAlike[screen])
    .map(({ names, value }) => `${screen}: ${names.join(' and ')} look alike: ${value.toFixed(3)}`);
  return { highest: pairs[0], faults };
}

import type { GalleryScreen } from '../plan.ts';
import { pairsByLikeness, type Pair } from './likeness.ts';

/**
 * How alike the first windows of two templates may be on a screen (SSIM of grey pictures). Chosen by looking: of homes the most
 * alike pair is templates 11 and 20 at 0.31 (a board of tournaments below a dark bar, told apart by rail, type and rows); then
 * 2 and 22 at 0.30 and 1 and 5 at 0.28; most pairs lie below 0.2.
 */
export const mostAlike = { home: 0.45 } as const satisfies Partial<Record<GalleryScreen, number>>;
export type ComparedScreen = keyof typeof mostAlike;

/** The most alike pair of pictures of one screen by template, and a sentence for each pair that cannot be told apart. */
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

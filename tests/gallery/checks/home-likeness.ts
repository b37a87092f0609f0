import { pairsByLikeness, type Pair } from './likeness.ts';

/**
 * How alike the first windows of two home pages may be (SSIM of grey pictures). Chosen by looking: the most alike pair is
 * templates 1 and 20 at 0.37 (a wide slide below two bars of menu, told apart by type, frame and rows); then 2 and 16 at 0.35
 * and 2 and 13 at 0.33; most pairs lie below 0.2.
 */
export const mostAlike = 0.45;

/** The most alike pair, and a sentence for each pair that cannot be told apart. */
export async function judgeLikeness(
  pictures: ReadonlyMap<string, Buffer>,
): Promise<{ highest: Pair | undefined; faults: string[] }> {
  const pairs = await pairsByLikeness(pictures);
  const faults = pairs
    .filter(({ value }) => value >= mostAlike)
    .map(({ names, value }) => `${names.join(' and ')} look alike: ${value.toFixed(3)}`);
  return { highest: pairs[0], faults };
}

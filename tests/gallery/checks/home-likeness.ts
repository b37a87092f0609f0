import { pairsByLikeness, type Pair } from './likeness.ts';

/**
 * How alike the first windows of two home pages may be (SSIM of grey pictures). Chosen by looking: see the highest pair below.
 */
export const mostAlike = 0.6;

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

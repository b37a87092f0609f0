import { createRandomStream, streamOf, type RandomStream } from '../fairness/index.ts';
import type { Parsed } from '../engine/index.ts';

/** The seeds of the published vectors (domain rules, 3.2). */
export const vectorSeeds = {
  serverSeed: 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00',
  clientSeed: 'research-client',
} as const;

export function vectorStream(nonce: number): RandomStream {
  return createRandomStream({ ...vectorSeeds, nonce });
}

/** A stream that draws these values, given as `[range, value]`, and no more. */
export function drawing(...draws: readonly (readonly [range: number, value: number])[]) {
  const words = draws.map(([range, value]) => Math.ceil((value * 2 ** 32) / range) + 1);
  return streamOf(() => {
    const word = words.shift();
    if (word === undefined) throw new Error('more is drawn than was laid out');
    return word;
  });
}

/** `"path code"` of everything that was wrong. */
export function problemsOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
}

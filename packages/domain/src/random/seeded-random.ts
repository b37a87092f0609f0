import type { Random } from '../ids/index.ts';

/**
 * Turns any text into 32-bit words (FNV-1a, then a mixing step), so that near seeds give unrelated
 * streams.
 */
function* wordsOf(seed: string): Generator<number, never> {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  for (;;) {
    hash = (hash + 0x9e3779b9) >>> 0;
    let word = hash;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    yield (word ^ (word >>> 16)) >>> 0;
  }
}

/**
 * A reproducible stream of numbers in [0, 1): the same seed always gives the same stream (sfc32
 * generator). For demo data, simulations and tests. Not for anything a player could gain from
 * predicting.
 */
export function createSeededRandom(seed: string | number): Random {
  const words = wordsOf(String(seed));
  let a = words.next().value;
  let b = words.next().value;
  let c = words.next().value;
  let counter = 1;
  const nextWord = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // sfc32 needs a few rounds until every seed bit reaches every state bit.
  for (let round = 0; round < 12; round += 1) nextWord();
  return { next: () => nextWord() / 2 ** 32 };
}

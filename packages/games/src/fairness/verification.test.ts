import { describe, expect, it } from 'vitest';
import { checkSeed, reusedNonces, seedHashOf } from './index.ts';

const seed = 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00';

describe('verification', () => {
  it('accepts the seed that was committed to, and no other', () => {
    expect(checkSeed(seed, seedHashOf(seed))).toBe('verified');
    expect(checkSeed(seed.replace('e5', 'e6'), seedHashOf(seed))).toBe('altered');
    // The text counts: capitals are another seed.
    expect(checkSeed(seed.toUpperCase(), seedHashOf(seed))).toBe('altered');
  });

  it('verifies nothing before the seed is revealed', () => {
    expect(checkSeed(null, seedHashOf(seed))).toBe('notRevealed');
  });

  it('finds a nonce that was used twice with one seed', () => {
    const rounds = [
      { id: 1, serverSeedHash: 'a', nonce: 0 },
      { id: 2, serverSeedHash: 'a', nonce: 1 },
      { id: 3, serverSeedHash: 'b', nonce: 0 },
      { id: 4, serverSeedHash: 'a', nonce: 1 },
    ];
    expect(reusedNonces(rounds).map(({ id }) => id)).toEqual([4]);
    expect(reusedNonces(rounds.slice(0, 3))).toEqual([]);
  });
});

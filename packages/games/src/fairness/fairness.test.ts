import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from '@pavilion/domain/hashes';
import { createRandomStream, seedHashOf, streamOf, toHex } from './index.ts';

const bytes = fc.uint8Array({ maxLength: 300 });
// Vectors of the domain rules, 3.2.
const serverSeed = 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00';
const clientSeed = 'research-client';

describe('SHA-256 and HMAC', () => {
  it('agree with the platform on any bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
        const expected = createHmac('sha256', key).update(message).digest('hex');
        expect(toHex(hmacSha256(key, message))).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the stream', () => {
  it('commits to the seed by the hash of its text', () => {
    expect(seedHashOf(serverSeed)).toBe(
      '1eba4ccc7fcc126dbbdf15771b365169d7032e61d9ec3b0ce6669f397b3e8460',
    );
  });

  it.each([
    [0, 3343461252, 7784],
    [1, 2557049031, 5953],
    [2, 2745452717, 6392],
  ])('nonce %i begins with word %i and rolls %i', (nonce, word, roll) => {
    expect(createRandomStream({ serverSeed, clientSeed, nonce }).word()).toBe(word);
    expect(createRandomStream({ serverSeed, clientSeed, nonce }).draw(10_000)).toBe(roll);
  });

  it('goes on in the next block after eight words', () => {
    const stream = createRandomStream({ serverSeed, clientSeed, nonce: 0 });
    for (let i = 0; i < 8; i += 1) stream.word();
    const second = createHmac('sha256', serverSeed).update(`${clientSeed}:0:1`).digest();
    expect(stream.word()).toBe(second.readUInt32BE(0));
  });

  it('rejects exactly the words that would favour a result', () => {
    // n = 3: 2^32 mod 3 = 1, so the word 0 (m mod 2^32 = 0) is rejected and the next one taken.
    const words = [0, 0xffffffff];
    expect(streamOf(() => words.shift() ?? 1).draw(3)).toBe(2);
    expect(words).toEqual([]);
  });

  it('draws by the same rule in ranges of any size', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const size = fc.oneof(
      fc.integer({ min: 1, max: 2 ** 32 }),
      fc.integer({ min: 2 ** 21 - 9, max: 2 ** 21 + 9 }),
    );
    fc.assert(
      fc.property(word, size, (first, n) => {
        const words = [first, 0xffffffff];
        const product = BigInt(first) * BigInt(n);
        const isRejected = product % (1n << 32n) < (1n << 32n) % BigInt(n);
        const taken = isRejected ? 0xffffffffn * BigInt(n) : product;
        const drawn = streamOf(() => words.shift() ?? 0).draw(n);
        expect(drawn).toBe(Number(taken >> 32n));
        expect(words).toHaveLength(isRejected ? 0 : 1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('draws beyond 32 bits from two words, high first', () => {
    const words = [1, 0];
    expect(streamOf(() => words.shift() ?? 0).drawWide(1n << 33n)).toBe(2n);
  });

  it('refuses a range it cannot draw from', () => {
    const stream = streamOf(() => 0);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => stream.draw(n)).toThrow(RangeError);
  });
});

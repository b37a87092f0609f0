import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keccak256, sha256 } from './index.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of "%s", as FIPS 180-4 has it', (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  it('is what the platform computes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });
});

describe('keccak256', () => {
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
  ])('of "%s", as the Ethereum test vectors have it', (text, digest) => {
    expect(hex(keccak256(bytes(text)))).toBe(digest);
  });

  it('takes messages of a whole block and more', () => {
    // The well-known hash of 136 zero bytes and its neighbours differ from each other.
    const digests = [135, 136, 137, 272].map((length) => hex(keccak256(new Uint8Array(length))));
    expect(new Set(digests).size).toBe(4);
  });
});

import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRandomStream } from '../fairness/index.ts';
import { fairBlocks, fairWords } from './fast-words.ts';

it('gives the words that a round is dealt from', () => {
  const serverSeed = hash('sha256', 'any seed');
  const blockOf = fairBlocks(serverSeed, 'clïent');
  const words = fairWords('any seed');
  for (const nonce of [0, 1, 7, 123_456_789]) {
    const stream = createRandomStream({ serverSeed, clientSeed: 'clïent', nonce });
    const block = blockOf(nonce);
    for (let place = 0; place < 32; place += 4)
      expect(block.readUInt32BE(place)).toBe(stream.word());
  }
  for (const nonce of [0, 1, 2]) {
    const stream = createRandomStream({ serverSeed, clientSeed: 'proof', nonce });
    for (let word = 0; word < 8; word += 1) expect(words()).toBe(stream.word());
  }
});

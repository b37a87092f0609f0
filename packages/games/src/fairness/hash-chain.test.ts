import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '@pavilion/domain/hashes';
import { buildHashChain, fromHex, isHashChainLink, toHex, utf8, walkHashChain } from './index.ts';

// Vectors of the domain rules, 3.3.
const start = sha256(utf8('chain-start'));
const published = [
  '58a120894f4b8f57d7ad96806680000a4bb1edc26cf38c403b13e0e23e45406c',
  'bdd6e4aad558ff578d54eff3da479ee76e25f6ed5339aec169d54fc38417af4f',
  '29b309f960a34bba900c9a088b9a3093b742a6e837c279b964f7997f48d15a94',
  '9e0788c6020f06686f28ac2eff154672a45f3f141ce12a8f5a5bb162f69fbed3',
  '4ba935a4db65772ee5d105bcae564700bd14e1f807f3c45f724979fcb9ef648b',
  '862e21aaa47ab4019cdd7d07d23ff5eebc7872389fc51de9ded339b714522a62',
];
const link = (round: number): Uint8Array => fromHex(published[round] ?? '');

describe('the chain of a shared game', () => {
  it('is built backwards and played forwards, as published', () => {
    expect(buildHashChain(start, 5).map(toHex)).toEqual(published);
  });

  it('is the same with the hash of the platform', () => {
    const platform = (bytes: Uint8Array) =>
      new Uint8Array(createHash('sha256').update(bytes).digest());
    expect(buildHashChain(start, 50, platform)).toEqual(buildHashChain(start, 50));
  });

  it('leads from every round to the terminating hash', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      expect(toHex(walkHashChain(link(round), round))).toBe(published[0]);
      expect(isHashChainLink(link(round), link(0), round)).toBe(true);
      expect(isHashChainLink(link(round), link(round - 1), 1)).toBe(true);
    }
  });

  it('does not verify an altered link, a wrong distance, or the other direction', () => {
    const altered = link(3).map((byte, place) => (place === 0 ? byte ^ 1 : byte));
    expect(isHashChainLink(altered, link(2), 1)).toBe(false);
    expect(isHashChainLink(link(3), link(2), 2)).toBe(false);
    expect(isHashChainLink(link(2), link(3), 1)).toBe(false);
    expect(isHashChainLink(link(3), link(3), 0)).toBe(false);
    expect(isHashChainLink(utf8(published[3] ?? ''), link(2), 1)).toBe(false);
  });

  it.each([
    [new Uint8Array(31), 5],
    [new Uint8Array(32), 0],
    [new Uint8Array(32), 1.5],
  ])('is not built from %j over %j rounds', (from, rounds) => {
    expect(() => buildHashChain(from, rounds)).toThrow(RangeError);
  });
});

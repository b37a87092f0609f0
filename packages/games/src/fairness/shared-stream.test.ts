import { hmacSha256 } from '@pavilion/domain/hashes';
import { describe, expect, it } from 'vitest';
import { vectorChain, vectorEntropy, vectorRound } from '../testing/shared-vectors.ts';
import { cardStream, sharedClientSeed, sharedStream, toHex, utf8 } from './index.ts';

const round = vectorRound(1);

describe('the stream of a shared round', () => {
  it('begins with the published block, from the published chain', () => {
    expect(toHex(vectorChain.terminatingHash)).toBe(
      '4002218f4487131ca17a9e5983a9b4becc5cbc477a4831ad2e0c8d9e1139a02f',
    );
    expect(toHex(round.link)).toBe(
      '4a77cfde1a0ac0745b0fc6b389089759ba2f3e0e4c06308c42a554aea6926b21',
    );
    expect(vectorEntropy).toBe('6973f180b61a29986174d68d78484ffee2bc092ec0bd6fd64971c7c4a37599fd');
    const block = hmacSha256(utf8(toHex(round.link)), utf8(`${round.salt}:1:0`));
    expect(toHex(block)).toBe('d653047b04c4ae56fcbba77f3cc66105d0398d2db7fae3d6e39f35749669b5c1');
    expect(sharedStream('house', round).word()).toBe(0xd653047b);
  });

  it('puts into the message what a kind binds', () => {
    expect(sharedClientSeed('house', round)).toBe(round.salt);
    expect(sharedClientSeed('pool', round)).toBe(`${round.salt}:${round.entropy}`);
    expect(sharedClientSeed('tickets', round)).toBe(`${round.salt}:${round.root}:${round.entropy}`);
  });

  it('decides nothing before root and entropy are there', () => {
    const { link, salt, index, root, entropy } = round;
    expect(() => sharedStream('pool', { link, salt, index, root })).toThrow('its entropy');
    expect(() => sharedStream('tickets', { link, salt, index, entropy })).toThrow('its root');
    expect(() => sharedStream('pool', { ...round, entropy: 'ab' })).toThrow(RangeError);
  });

  it('shows cards from what is public before the first round', () => {
    const words = new Set([
      cardStream(vectorChain, 1).word(),
      cardStream(vectorChain, 2).word(),
      sharedStream('house', round).word(),
    ]);
    expect(words.size).toBe(3);
  });
});

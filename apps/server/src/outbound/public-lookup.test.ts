import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

describe('addresses a push may go to', () => {
  it.each([
    ['142.250.185.74', true],
    ['2a00:1450:4001:82a::200a', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['fc00::1', false],
    ['fe80::1', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it.each([true, false])(
    'a name that leads to this machine leads nowhere (all: %s)',
    async (all) => {
      const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
      expect(String(error)).toContain('leads to no public address');
    },
  );
});

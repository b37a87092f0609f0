import { describe, expect, it } from 'vitest';
import { networkOf, shownNetwork } from './caller-network.ts';

describe('one caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::7:8:9', '2001:db8:0:0'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['1:2:3:4::', '1:2:3:4'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the network a player is shown', () => {
  it.each([
    ['192.0.2.7', '192.0.2.*'],
    ['::ffff:192.0.2.7', '192.0.2.*'],
    ['2001:db8:0:7::9', '2001:db8:0:7::*'],
  ])('of %s is %s', (address, network) => {
    expect(shownNetwork(address)).toBe(network);
  });
});

import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';

/** Networks that are nobody's on the internet (RFC 6890), among them our own. */
const closed = new BlockList();
const closedNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [network, bits] of closedNetworks) closed.addSubnet(network, bits, 'ipv4');
// Of version 6 only 2000::/3 is given out; old ways to write one of version 4 into it are not taken
// either.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** Whether an address may be one of a server on the internet. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : !closed.check(address, 'ipv4');
}

type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * As `dns.lookup`, for connections to names that strangers chose: it finds no address of a closed
 * network.
 */
export function publicLookup(host: string, options: LookupOptions, done: Done): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return done(new Error(`${host} leads to no public address`), []);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
}

import { getDomain } from 'tldts';

/**
 * Registrable domain of a host without port (cookie clientDomain, specification, point 9), by the
 * public suffix list with its private part. A host that has none (an address, a single name, a
 * suffix itself) is its own root.
 */
export function rootDomainOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host.toLowerCase();
}

import { writeCookie } from './cookies.ts';

/** Labels that stand for "company" and the like under a country: `example.co.uk` keeps three labels. */
const secondLevel = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

/** Root domain of a host: its last two labels, three under a country's second level; addresses and single names stay. */
export function rootDomainOf(host: string): string {
  const labels = host.split('.');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  if (isAddress || labels.at(-1) === 'localhost') return isAddress ? host : 'localhost';
  const [country = '', second = ''] = labels.toReversed();
  const keep = country.length === 2 && secondLevel.has(second) ? 3 : 2;
  return labels.slice(-keep).join('.');
}

/** Keeps the root domain in the cookie clientDomain (specification, point 9). The server's answer knows every public suffix. */
export function storeClientDomain(rootDomain: string | undefined): void {
  const value = rootDomain ?? rootDomainOf(location.hostname);
  writeCookie('clientDomain', value, { sameSite: 'Lax', secure: true });
}

import { writeCookie } from '@pavilion/web-core/cookies';

/**
 * Keeps the root domain of the page, which its server told, in the cookie clientDomain
 * (specification, point 9).
 */
export function storeClientDomain(rootDomain: string): void {
  writeCookie('clientDomain', rootDomain, { sameSite: 'Lax', secure: true });
}

import { rootDomainOf } from '@pavilion/domain/hosts';
import { writeCookie } from './cookies.ts';

/** Keeps the root domain of the page in the cookie clientDomain (specification, point 9). */
export function storeClientDomain(): void {
  const value = rootDomainOf(location.hostname);
  writeCookie('clientDomain', value, { sameSite: 'Lax', secure: true });
}

import { localeCodes } from '@pavilion/domain/locales';
import { stripLocale } from '@pavilion/i18n/routing';

/**
 * Where an address stands within its site, in whatever language: path and hash,
 * `/login#loginmodal`.
 */
export function placeOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return stripLocale(pathname, localeCodes).path + hash;
}

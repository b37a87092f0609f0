import { useLanguageTag } from '@pavilion/i18n/react';
import { useMemo } from 'react';

/**
 * Gives a function that names a country by its ISO code in the page's language; other texts stay as
 * they are.
 */
export function useRegionName(): (code: string) => string {
  const tag = useLanguageTag();
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [tag]);
}

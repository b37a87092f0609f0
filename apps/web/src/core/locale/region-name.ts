import { regionWriter } from '@pavilion/i18n/formats/region-writer';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useMemo } from 'react';

/**
 * Gives a function that names a country by its ISO code in the page's language; other texts stay as
 * they are.
 */
export function useRegionName(): (code: string) => string {
  const tag = useLanguageTag();
  return useMemo(() => {
    const nameOf = regionWriter(tag);
    return (code) => (/^[A-Z]{2}$/.test(code) ? (nameOf(code) ?? code) : code);
  }, [tag]);
}

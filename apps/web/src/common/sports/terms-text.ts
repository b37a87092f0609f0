import { useText } from '@pavilion/i18n/react';
import { useCallback } from 'react';

interface PlaceTerms {
  places: number;
  /** Of the win odds: `"1/4"`; `"1"`: the place part is a second win part. */
  fraction: string;
}

/** The terms of an each-way bet in words: `Each way: 1/4 of the odds, 3 places`. */
export function useTermsText(): (terms: PlaceTerms) => string {
  const t = useText();
  return useCallback(
    ({ places, fraction }) =>
      fraction === '1' && places === 1
        ? t('ui.runners.termsTwice')
        : t('ui.runners.terms', { fraction, places }),
    [t],
  );
}

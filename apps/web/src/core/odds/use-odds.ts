import { formatOdds, parseOdds } from '@pavilion/domain/odds';
import { useCallback } from 'react';
import { useOddsFormatStore } from './odds-format.store.ts';

/** Wire odds (`"2.10"`) as thousandths; null when the text is no price. */
export function oddsMilliOf(odds: string): number | null {
  return parseOdds(odds, 'decimal');
}

/** Gives a function that writes wire odds in the player's format. */
export function useOddsText(): (odds: string) => string {
  const format = useOddsFormatStore((state) => state.format);
  return useCallback(
    (odds) => {
      const oddsMilli = oddsMilliOf(odds);
      return oddsMilli === null ? odds : formatOdds(oddsMilli, format);
    },
    [format],
  );
}

import { useCallback } from 'react';
import { useOddsFormatStore } from './odds-format.store.ts';
import { agreedOddsText, offeredOddsText } from './odds-text.ts';

/** Gives a function that writes wire odds on offer in the player's format. */
export function useOddsText(): (odds: string) => string {
  const format = useOddsFormatStore((state) => state.format);
  return useCallback((odds) => offeredOddsText(odds, format), [format]);
}

/**
 * Gives a function that writes the wire odds of a bet in the player's format, fractions exactly.
 */
export function useAgreedOddsText(): (odds: string) => string {
  const format = useOddsFormatStore((state) => state.format);
  return useCallback((odds) => agreedOddsText(odds, format), [format]);
}

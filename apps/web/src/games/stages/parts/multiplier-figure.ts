import { multiplierText, type MultiplierE4 } from '@pavilion/games/engine/multiplier';

/** A multiplier as short as it is exact: `"5.6"`, `"1000"`. */
export function shortMultiplier(multiplier: MultiplierE4 | string): string {
  const text = typeof multiplier === 'string' ? multiplier : multiplierText(multiplier);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

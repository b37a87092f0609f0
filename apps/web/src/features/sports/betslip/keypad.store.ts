// chunk: alone
import { create } from 'zustand';
import { useMedia } from '@pavilion/web-core/viewport/use-media';

/**
 * Which stake the keypad writes: of a selection by its id, the one of each line, or that of quick
 * bets.
 */
export type KeypadTarget = string;
export const unitTarget = 'unit';
export const quickTarget = 'quick';

export const useKeypad = create<{ target: KeypadTarget | null }>(() => ({ target: null }));

export const openKeypad = (target: KeypadTarget): void => useKeypad.setState({ target });
export const closeKeypad = (): void => useKeypad.setState({ target: null });

/** On phones the slip has keys of its own: the keyboard of the phone would cover it. */
export const useHasKeypad = (): boolean => useMedia('(pointer: coarse) and (max-width: 639.98px)');

/**
 * What a key makes of a typed stake; of an amount with its decimals full a further digit changes
 * nothing.
 */
export function pressKey(stake: string, key: string, decimals: number): string {
  if (key === 'back') return stake.slice(0, -1);
  const text = stake.replace(',', '.');
  if (key === '.') return decimals === 0 || text.includes('.') ? text : `${text || '0'}.`;
  const [, after] = text.split('.');
  if (after !== undefined && after.length >= decimals) return text;
  return text === '0' ? key : text + key;
}

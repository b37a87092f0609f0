import { useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const ownKeys = 'input, textarea, select, button, a, summary, [role="tab"], [contenteditable]';

/** Where letters and digits are written. */
const typed = 'input, textarea, select, [contenteditable]';

export interface Hotkeys {
  /** Space: bets, skips, or cashes out, as the large button does. */
  act(): void;
  half?(): void;
  double?(): void;
  /** Keys of the game's own by their place on a keyboard: `KeyH`. */
  own?: Readonly<Record<string, () => void>>;
}

/**
 * Keys of the table, while the player wants them: space acts, A halves the stake, D doubles it.
 * Never while something is typed or asked.
 */
export function useHotkeys(isOn: boolean, keys: Hotkeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOwn = event.code !== 'Enter' && keys.own?.[event.code] !== undefined;
    if (target instanceof Element && target.closest(isOwn ? typed : ownKeys)) return;
    if (document.querySelector('dialog[open]')) return;
    const known = { Space: keys.act, KeyA: keys.half, KeyD: keys.double };
    const action = keys.own?.[event.code] ?? known[event.code as keyof typeof known];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Where letters are typed. Buttons have no letters of their own: who pressed one goes on with the
 * keys.
 */
const typed = 'input, textarea, select, [contenteditable]';

/**
 * Turns that wait for a key, the one that came first at the front: with several tables a key is for
 * that one alone.
 */
const waiting: symbol[] = [];

/**
 * Single letters, never while something is typed or asked; with a modifier they are the browser's.
 */
export function useActionKeys(keys: Readonly<Record<string, () => void>>): void {
  const [id] = useState(() => Symbol('turn'));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (waiting[0] !== id || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(typed)) return;
    if (document.querySelector('dialog[open]')) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    waiting.push(id);
    addEventListener('keydown', listen);
    return () => {
      waiting.splice(waiting.indexOf(id), 1);
      removeEventListener('keydown', listen);
    };
  }, [id]);
}

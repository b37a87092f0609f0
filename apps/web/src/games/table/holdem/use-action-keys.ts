import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed. Buttons have no letters of their own: who pressed one goes on with the keys. */
const typed = 'input, textarea, select, [contenteditable]';

/** Single letters, never while something is typed or asked; with a modifier they are the browser's. */
export function useActionKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(typed)) return;
    if (document.querySelector('dialog[open]')) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

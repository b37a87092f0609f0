import { useEffect, useEffectEvent } from 'react';

/** Single keys while no field has the focus and no dialog is open; with a modifier they are the browser's. */
export function useActionKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]'))
      return;
    const work = keys[event.key.toLowerCase()];
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

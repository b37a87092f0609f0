import { useState } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';

export type ToolName = 'menu' | 'search';
type ToolDialogs = typeof import('./tool-dialogs.ts');

/** Which dialog of the chrome is open, and its code, which comes when one is first asked for. */
export function useToolDialogs() {
  const { load } = useTemplateEnvironment();
  const [open, setOpen] = useState<ToolName | null>(null);
  const [dialogs, setDialogs] = useState<ToolDialogs | null>(null);
  const close = () => setOpen(null);
  const show = (name: ToolName) => {
    setOpen(name);
    if (dialogs) return;
    // What cannot be loaded is asked for again at the next press.
    load(() => import('./tool-dialogs.ts')).then(setDialogs, close);
  };
  return { open, show, close, dialogs };
}

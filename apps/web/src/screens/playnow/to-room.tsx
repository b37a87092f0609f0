import { useEffect } from 'react';
import { go } from '../../core/navigation/go.ts';

/** Leads on to the room where a game is played, in the place of this page. */
export function ToRoom({ path }: { path: string }) {
  useEffect(() => go(path, { replace: true }), [path]);
  return null;
}

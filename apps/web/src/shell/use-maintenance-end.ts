import { startup } from '@pavilion/contracts/player/site/startup.contract';
import { useEffect } from 'react';
import { call } from '../core/api.ts';
import { watchMaintenance } from '../core/startup/maintenance-watch.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';

/**
 * Brings the site back to a page that stands open, once maintenance is over. `endMs`: its announced
 * end in epoch ms.
 */
export function useMaintenanceEnd(endMs: number | null): void {
  useEffect(() => {
    const leaving = new AbortController();
    const stop = watchMaintenance({
      endMs,
      isVisible: () => document.visibilityState === 'visible',
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
      ask: () => askForSite(leaving.signal),
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [endMs]);
}

/** Reloads when the site is back; else applies the window, whose end may have been put off. */
async function askForSite(signal: AbortSignal): Promise<void> {
  const { maintenance } = await call(startup, {}, { handled: true, signal });
  if (maintenance.is_maintenance) useLayoutStore.setState({ maintenance });
  else location.reload();
}

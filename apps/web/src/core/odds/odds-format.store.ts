import type { OddsFormat } from '@pavilion/domain/odds';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How the player wants prices written. A preference of the browser, never sent to the server. */
export const useOddsFormatStore = create<{ format: OddsFormat }>()(
  persist(() => ({ format: 'decimal' as OddsFormat }), { name: 'odds_format', version: 1 }),
);

export function setOddsFormat(format: OddsFormat): void {
  useOddsFormatStore.setState({ format });
}

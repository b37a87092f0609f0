import type { OddsFormat } from '@pavilion/domain/odds';
import { createKept } from '../../core/stores/kept.ts';

/** How the player wants prices written. A preference of the browser, never sent to the server. */
export const useOddsFormatStore = createKept<{ format: OddsFormat }>('odds_format', {
  format: 'decimal',
});

export function setOddsFormat(format: OddsFormat): void {
  useOddsFormatStore.setState({ format });
}

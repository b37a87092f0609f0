import type { OddsFormat } from '@pavilion/domain/odds';
import { createPersisted } from '../../core/stores/persisted.ts';

/** How the player wants prices written. A preference of the browser, never sent to the server. */
export const useOddsFormatStore = createPersisted<{ format: OddsFormat }>('odds_format', {
  format: 'decimal',
});

export function setOddsFormat(format: OddsFormat): void {
  useOddsFormatStore.setState({ format });
}

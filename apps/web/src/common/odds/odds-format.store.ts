import type { OddsFormat } from '@pavilion/domain/odds';
import { createPersisted } from '@pavilion/web-core/stores/persisted';

/** How the player wants prices written. A preference of the browser, never sent to the server. */
export const useOddsFormatStore = createPersisted<{ format: OddsFormat }>('odds_format', {
  format: 'decimal',
});

export function setOddsFormat(format: OddsFormat): void {
  useOddsFormatStore.setState({ format });
}

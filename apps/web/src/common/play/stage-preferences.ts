import { createPersisted } from '@pavilion/web-core/stores/persisted';

export interface StagePreferences {
  isSoundOn: boolean;
  isTurbo: boolean;
  /** Space bets, and so on; off until chosen. */
  hasHotkeys: boolean;
}

/** What a player chose for all games, stored by the browser. */
export const useStagePreferences = createPersisted<StagePreferences>('stage', {
  isSoundOn: false,
  isTurbo: false,
  hasHotkeys: false,
});

import { createKept } from '../../core/stores/kept.ts';

export interface StagePreferences {
  isSoundOn: boolean;
  isTurbo: boolean;
  /** Space bets, and so on; off until chosen. */
  hasHotkeys: boolean;
}

/** What a player chose for all games, kept by the browser. */
export const useStagePreferences = createKept<StagePreferences>('stage', {
  isSoundOn: false,
  isTurbo: false,
  hasHotkeys: false,
});

import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import type { PlayStore } from './play-store.ts';

/** Whether pictures are quick; one choice for all tables, stored by the browser. */
export function useTurbo(store: PlayStore): { isTurbo: boolean; toggle: () => void } {
  const isTurbo = useStagePreferences((kept) => kept.isTurbo);
  return {
    isTurbo,
    toggle() {
      useStagePreferences.setState({ isTurbo: !isTurbo });
      store.setSpeed(isTurbo ? 'normal' : 'turbo');
    },
  };
}

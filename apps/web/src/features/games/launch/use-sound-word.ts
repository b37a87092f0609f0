import { useEffect, type RefObject } from 'react';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { soundMessage } from './frame-messages.ts';
import type { GameLine } from './game-line.ts';
import type { GamePhase } from './use-game-events.ts';

/**
 * Tells a game in the page whether it may be heard: when it is there, and whenever the player
 * changes it.
 */
export function useSoundWord(line: RefObject<GameLine | null>, phase: GamePhase): void {
  const { isSoundOn } = useStagePreferences();
  useEffect(() => {
    if (phase === 'ready') line.current?.say(soundMessage(isSoundOn));
  }, [line, phase, isSoundOn]);
}

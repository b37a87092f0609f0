import { useUserStore } from '../../../../core/stores/user.store.ts';
import { useStagePreferences } from '../../../../common/play/stage-preferences.ts';
import type { GameInfo } from '../../../game-info.ts';
import { useHotkeys } from '../../../stages/parts/hotkeys.ts';
import { steppedStake, type StakeStep } from '../../../stages/parts/stake-steps.ts';
import type { PlayStore } from '../../../stages/play/play-store.ts';
import { toggleHeld } from '../video-poker/held-places.ts';
import { actOn } from './act-on.ts';
import { actionKeys } from './hand-actions.ts';

const digits = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'];

/**
 * Space deals, or does the first action of the open hand; every action has a letter, the cards of a
 * machine have 1 to 5.
 */
export function useCardKeys(store: PlayStore, info: GameInfo): void {
  const { hasHotkeys } = useStagePreferences();
  const balance = useUserStore((state) => state.game.balance);
  const step = (kind: StakeStep): void => {
    const { phase, stake, balance: purse } = store.getState();
    if (phase === 'idle') store.setStake(steppedStake(stake, kind, info.stake, purse ?? balance));
  };
  const own = ownKeys(store, () => step('double'));
  useHotkeys(hasHotkeys, {
    act() {
      const { phase, round } = store.getState();
      const [first] = round?.actions ?? [];
      if (phase === 'playing') store.skip();
      else if (phase === 'idle') void store.play();
      else if (phase === 'open' && first !== undefined) actOn(store, first);
    },
    half: () => step('half'),
    own,
  });
}

/** D doubles the stake between hands, and the hand while one is open. */
function ownKeys(store: PlayStore, doubleStake: () => void): Record<string, () => void> {
  const openRound = () => {
    const { phase, round } = store.getState();
    return phase === 'open' ? round : null;
  };
  const press = (code: string): void => {
    const round = openRound();
    const action = round?.actions.find((one) => actionKeys[one] === code);
    if (action !== undefined) actOn(store, action);
    else if (!round && code === 'KeyD') doubleStake();
  };
  const hold = (place: number): void => {
    const round = openRound();
    if (round?.actions.includes('hold')) toggleHeld(round.round_id, place);
  };
  return Object.fromEntries([
    ...Object.values(actionKeys).map((code) => [code, () => press(code)] as const),
    ...digits.map((code, place) => [code, () => hold(place)] as const),
  ]);
}

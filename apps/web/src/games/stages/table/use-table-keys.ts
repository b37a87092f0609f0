import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { useHotkeys } from '../parts/hotkeys.ts';
import type { TableRoom } from './table-room.ts';

const digits = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7'];

/**
 * Keys of the table that leads, while bets are taken: space and R bet as in the round before, D
 * doubles, Z takes back, X clears, and digits choose a chip.
 */
export function useTableKeys(
  isLead: boolean,
  room: TableRoom,
  { chips, onChip }: { chips: readonly bigint[]; onChip: (chip: bigint) => void },
): void {
  const { hasHotkeys } = useStagePreferences();
  const whileOpen = (act: () => void) => (): void => {
    const { round, isCut } = room.getState();
    if (round?.stage === 'betting' && !isCut) act();
  };
  const choices = digits.slice(0, chips.length).map((code, place): [string, () => void] => [
    code,
    () => {
      const chip = chips[place];
      if (chip !== undefined) onChip(chip);
    },
  ]);
  useHotkeys(isLead && hasHotkeys, {
    act: whileOpen(room.repeat),
    own: {
      // Who has just placed a chip goes on with the keys: a button has no letters of its own.
      KeyD: whileOpen(room.double),
      KeyR: whileOpen(room.repeat),
      KeyZ: whileOpen(room.undo),
      KeyX: whileOpen(room.clear),
      ...Object.fromEntries(choices),
    },
  });
}

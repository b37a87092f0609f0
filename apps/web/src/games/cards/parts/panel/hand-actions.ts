import type { RoundRecord } from '../../../game-info.ts';
import { baseOf, stakesOf } from '../felt/felt-state.ts';

/** Keys of the actions, by their place on a keyboard; space does the first that is allowed. */
export const actionKeys: Readonly<Record<string, string>> = {
  hit: 'KeyH',
  stand: 'KeyS',
  double: 'KeyD',
  split: 'KeyP',
  insurance: 'KeyI',
  no_insurance: 'KeyN',
  play: 'KeyP',
  call: 'KeyC',
  raise: 'KeyR',
  fold: 'KeyF',
  hold: 'Enter',
};

/** What actions take, in base stakes. */
const taken: Readonly<Record<string, number>> = { double: 1, split: 1, play: 1, call: 2, raise: 2 };

/** What an action takes of the balance, a decimal; null: nothing. */
export function costOf(action: string, round: RoundRecord): string | null {
  const stakes = taken[action];
  if (stakes !== undefined) return stakesOf(baseOf(round), stakes);
  if (action !== 'insurance') return null;
  const asked = round.events.find(({ type }) => type === 'asked')?.['insurance'];
  return typeof asked === 'string' ? asked : null;
}

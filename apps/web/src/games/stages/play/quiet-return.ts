import { placeRules } from '../../../common/play/place-rules.ts';
import type { PlayStore } from './play-store.ts';
import type { RoundRecord, SoundName } from '../../game-info.ts';
import { isNetWin } from './history-strip.tsx';
import { soundIfOn } from '../parts/sound.ts';

/** Sounds that say that something was won. */
const glad: ReadonlySet<SoundName> = new Set(['win', 'bigWin', 'cashOut']);

/**
 * Whether nothing may look or sound like winning of a round: it is over and gave back its stake or
 * less, where the law wants that quiet.
 */
export const isQuiet = (round: RoundRecord | null): boolean =>
  placeRules().is_small_return_neutral &&
  round !== null &&
  round.state !== 'open' &&
  !isNetWin(round);

/** The sounds of a table: none that is glad of a round that must be quiet. */
export const soundOf =
  (store: Pick<PlayStore, 'getState'>) =>
  (name: SoundName): void => {
    if (!glad.has(name) || !isQuiet(store.getState().round)) soundIfOn(name);
  };

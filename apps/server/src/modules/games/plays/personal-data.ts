import type { PersonalData } from '../../../declared.ts';
import { gameRoundsOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  chosen: [
    {
      name: 'game_rounds',
      table: 'game_rounds',
      rows: gameRoundsOf,
    },
  ],
};

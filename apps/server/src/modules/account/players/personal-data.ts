import type { PersonalData } from '../../../declared.ts';
import { profileOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['favourites'],
  chosen: [
    {
      name: 'profile',
      table: 'players',
      rows: profileOf,
    },
  ],
  leftOut: {
    player_stats: 'sums of what is in the file',
  },
};

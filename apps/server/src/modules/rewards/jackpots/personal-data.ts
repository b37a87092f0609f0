import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['jackpot_entries'],
  leftOut: {
    jackpot_rounds: 'published results; the entries are in the file',
  },
};

import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bonuses', 'bonus_progress'],
  leftOut: { bonus_news: 'told within moments; the bonuses are in the file' },
};

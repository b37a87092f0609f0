import type { PersonalData } from '../../../declared.ts';
import { bonusProgressOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bonuses'],
  chosen: [{ name: 'bonus_progress', table: 'bonus_progress', rows: bonusProgressOf }],
};

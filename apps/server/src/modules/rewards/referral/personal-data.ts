import type { PersonalData } from '../../../declared.ts';
import { referralOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  chosen: [{ name: 'referrals', table: 'referrals', rows: referralOf }],
};

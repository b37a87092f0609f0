import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['sessions', 'contact_changes'],
  leftOut: {
    sign_in_challenges: 'a secret of signing in',
    tacs: 'a secret of signing in',
  },
};

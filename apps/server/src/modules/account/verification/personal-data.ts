import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['verification_people', 'verification_documents', 'verification_requests'],
  leftOut: {
    verification_flags: 'tells of other people too',
  },
};

import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  leftOut: {
    outbox_messages: 'codes that still open something; gone once sent',
    realtime_events: 'told to open pages and gone within hours',
  },
};

import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['deposits', 'saved_payment_methods'],
  leftOut: {
    cashier_news: 'told within moments; the messages are in the file',
  },
};

import type { PersonalData } from '../../../declared.ts';
import { payoutDestinationsOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['withdrawals', 'payout_payees', 'turnover_locks'],
  chosen: [
    {
      name: 'payout_destinations',
      table: 'payout_destinations',
      rows: payoutDestinationsOf,
    },
  ],
};

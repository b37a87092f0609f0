import type { PersonalData } from '../../../declared.ts';
import { moneyMovementsOf } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['wallet_rounds'],
  chosen: [
    {
      name: 'money_movements',
      table: 'ledger_entries',
      rows: moneyMovementsOf,
    },
  ],
  leftOut: {
    ledger_deltas: 'sums of money movements',
    ledger_holds: 'stands in the withdrawals and bets that hold the money',
    wallet_moves: 'stands in the rounds and the money movements',
  },
};

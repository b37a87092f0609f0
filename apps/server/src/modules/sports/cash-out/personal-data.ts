import type { PersonalData } from '../../../declared.ts';
import { cashOutsOfPlayer } from './cash-out.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bet_cash_out_rules'],
  chosen: [{ name: 'bet_cash_outs', table: 'bet_cash_outs', rows: cashOutsOfPlayer }],
  leftOut: { bet_looks: 'when what ended was last looked at' },
};

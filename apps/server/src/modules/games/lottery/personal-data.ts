import type { PersonalData } from '../../../declared.ts';
import { ticketsOfPlayer } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['lottery_subscriptions'],
  chosen: [{ name: 'lottery_tickets', table: 'lottery_tickets', rows: ticketsOfPlayer }],
  leftOut: { lottery_orders: 'purchases; what they bought stands with the tickets' },
};

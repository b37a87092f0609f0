import type { PersonalData } from '../../../declared.ts';
import { ticketsOfPlayer } from './tickets-of-file.store.ts';

/**
 * What of this module's tables goes into a player's file: his tickets, each with what was written.
 */
export const personalData: PersonalData = {
  chosen: [
    {
      name: 'tickets',
      table: 'support_tickets',
      rows: ticketsOfPlayer,
    },
  ],
};

import type { PersonalData } from '../../../declared.ts';
import { cardsOfPlayer } from './personal-data.store.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bingo_purchases'],
  chosen: [{ name: 'bingo_cards', table: 'bingo_cards', rows: cardsOfPlayer }],
};

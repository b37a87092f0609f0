import type { PersonalData } from '../../../declared.ts';
import { talksOfPlayer } from './talks-of-file.store.ts';

/** What of this module's tables goes into a player's file: his talks, each with what was said. */
export const personalData: PersonalData = {
  chosen: [
    {
      name: 'chats',
      table: 'chat_conversations',
      rows: talksOfPlayer,
    },
  ],
};

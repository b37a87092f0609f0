import type { PersonalData } from '../../../declared.ts';
import { sessionsOfPlayer } from './assistant.store.ts';

/**
 * What of this module's tables goes into a player's file: what he asked the assistant, and what it
 * said.
 */
export const personalData: PersonalData = {
  exported: ['assistant_consents'],
  chosen: [{ name: 'assistant', table: 'assistant_sessions', rows: sessionsOfPlayer }],
};

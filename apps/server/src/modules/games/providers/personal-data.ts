import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['game_sessions', 'provider_players', 'free_round_grants'],
  leftOut: {
    game_launches: 'tokens that live for minutes; the sessions are in the file',
  },
};

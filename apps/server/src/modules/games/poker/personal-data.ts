import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['poker_hand_players', 'poker_stays'],
  leftOut: {
    poker_seats: 'where the player sits at the moment; stays have it with their times',
    poker_requests: 'answers of calls the player was given already',
    poker_reports: 'what a player told the operator of another, who must not learn it',
    poker_seeds_held_back: 'counted against collusion; knowing it would help to get around it',
  },
};

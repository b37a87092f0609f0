import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bets', 'bet_legs', 'player_debts'],
  leftOut: {
    bet_settlements: 'how bets were settled; their ends are in the file',
    bet_slips: 'keys of requests; its bets are in the file',
    player_exposures: 'sums of open bets',
    player_sports_factors: 'the operator’s own limits',
    player_win_days: 'sums of what is in the file',
  },
};

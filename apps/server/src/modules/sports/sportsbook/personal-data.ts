import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['sports_favourites'],
  leftOut: { markets: 'the player whose total it is plays for a team, not on a site' },
};

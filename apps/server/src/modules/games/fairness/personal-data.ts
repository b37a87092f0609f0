import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  leftOut: {
    fairness_seeds:
      'a seed in use would tell rounds to come; revealed ones stand on the fairness page',
  },
};

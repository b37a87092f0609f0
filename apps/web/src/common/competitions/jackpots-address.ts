/** Hash and id of the part that tells of the jackpots. */
export const jackpotsId = 'jackpots';

/** Where the pots of a hero lead: to that part of the home page. */
export const jackpotsPath = `/#${jackpotsId}`;

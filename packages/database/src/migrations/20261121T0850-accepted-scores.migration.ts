import type { NamedMigration } from './migration.ts';

/**
 * A bet in play is answered with the score it was accepted at: in the text of `slip_bets`, which an
 * earlier step applies as it is now.
 */
export const acceptedScores: NamedMigration = {
  name: '20261121T0850-accepted-scores',
  up: async () => {},
};

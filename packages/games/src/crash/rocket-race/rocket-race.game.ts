import { crashGame } from '../crash-round.ts';

/** The rules of crash with rockets, on a chain of its own. */
export const rocketRace = crashGame({
  code: 'rocket-race',
  name: 'Rocket Race',
  bettingMs: 9_000,
});

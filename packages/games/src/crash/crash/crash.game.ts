import { crashGame } from '../crash-round.ts';

/** A curve that climbs until it breaks off. */
export const crash = crashGame({ code: 'crash', name: 'Crash', bettingMs: 7_000 });

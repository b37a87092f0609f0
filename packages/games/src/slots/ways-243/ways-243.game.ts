import { symbolsFrom } from '../symbols-from.ts';
import { createWaysMachine } from '../ways/ways-machine.ts';
import type { WaysTable } from '../ways/ways-table.ts';

/**
 * Five reels of 27 to 30 places, 243 ways; the jaguar grows over the reels two to five. Pays in
 * twentieths of the stake.
 */
export const ways243Table: WaysTable = {
  code: 'ways-243',
  name: 'Jaguar Canopy',
  version: 1,
  volatility: 'high',
  betUnits: 20,
  rows: 3,
  symbols: symbolsFrom(
    'W jaguar wild, M mask, T toucan, F frog, O orchid, A ace, K king, Q queen, J jack, N ten',
  ),
  strips: [
    'MAKQTJNAFKOQJNATKQNJOAFKNQJ',
    'NKTAWQJOKFNAQJMKNTQAJOFKNQJA',
    'QAJNTKWOQFAJNKMQTAJNOKQFJANKQ',
    'KJQAONTJWKQFNAJMKQTNOAJQKFNAJ',
    'JNAQKTOJNQAFKJMNQTAKJONQFAKJNQ',
  ],
  pays: {
    M: { 3: 20, 4: 80, 5: 600 },
    T: { 3: 12, 4: 40, 5: 250 },
    F: { 3: 8, 4: 25, 5: 120 },
    O: { 3: 6, 4: 20, 5: 80 },
    A: { 3: 4, 4: 10, 5: 40 },
    K: { 3: 2, 4: 10, 5: 25 },
    Q: { 3: 2, 4: 8, 5: 20 },
    J: { 3: 2, 4: 4, 5: 15 },
    N: { 3: 1, 4: 4, 5: 12 },
  },
  windowMost: 17_145,
};

/** 243 ways; wilds grow over their reels. */
export const ways243 = createWaysMachine(ways243Table);

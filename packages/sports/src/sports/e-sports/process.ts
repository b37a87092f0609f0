import type { SetsProcess } from '../sets/process.ts';

const regularRounds = 24;
const overtimeRounds = 6;

/**
 * A map of at most 24 rounds, first to 13; level at twelve each, overtimes of six, four of which
 * win, until one side has them (MR12).
 */
function isMapOver(_: number, home: number, away: number): boolean {
  const most = Math.max(home, away);
  if (home + away <= regularRounds) return most >= 13;
  const extra = home + away - regularRounds;
  const before = Math.floor((extra - 1) / overtimeRounds) * (overtimeRounds / 2);
  return most - 12 - before >= 4;
}

/** A match of maps: home wins a round with `roundChance`, whichever map it is. */
export function eSportsProcess(roundChance: number, bestOf: 1 | 3 | 5): SetsProcess {
  return {
    bestOf,
    unit: 'rounds',
    set: 'maps',
    prefix: 'm',
    homeChance: () => roundChance,
    isSetOver: isMapOver,
    serverAfter: ({ server }) => server,
    firstServer: (_, carried) => carried,
  };
}

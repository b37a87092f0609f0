import { rallyProcess, tableTennisTargets } from '@pavilion/sports';
import type { DemoSport } from '../demo-sport.ts';
import { minuteMs } from './pace.ts';
import { setsPlay } from './sets-play.ts';

/** A serve is worth little here; a deviation of strength this much of a rally. */
const rallyStrength = 0.018;

/** Table tennis, best of five, rally by rally. */
export const tableTennis: DemoSport = {
  sport: 'table-tennis',
  play: ({ seed, home, away }) => {
    const chance = 0.5 + rallyStrength * (home - away);
    const process = rallyProcess({ serving: chance, receiving: chance }, tableTennisTargets);
    return setsPlay({
      ...{ process, seed, tellsServer: false },
      ...{ unitMs: 0.28 * minuteMs, breakMs: 1.5 * minuteMs },
    });
  },
};

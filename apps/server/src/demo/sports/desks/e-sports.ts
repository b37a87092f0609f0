import { eSportsProcess } from '@pavilion/sports';
import type { DemoSport } from '../demo-sport.ts';
import { minuteMs } from './pace.ts';
import { setsPlay } from './sets-play.ts';

/** What a deviation of strength is worth in a round. */
const roundStrength = 0.014;

/** E-sports, best of three maps, round by round. */
export const eSports: DemoSport = {
  sport: 'e-sports',
  play: ({ seed, home, away }) =>
    setsPlay({
      process: eSportsProcess(0.5 + roundStrength * (home - away), 3),
      ...{ seed, tellsServer: false },
      ...{ unitMs: 1.7 * minuteMs, breakMs: 6 * minuteMs },
    }),
};

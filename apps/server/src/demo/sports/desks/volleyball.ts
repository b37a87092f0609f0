import { rallyProcess, volleyballTargets } from '@pavilion/sports';
import type { DemoSport } from '../demo-sport.ts';
import { minuteMs } from './pace.ts';
import { setsPlay } from './sets-play.ts';

/**
 * Rallies won at one's own serve and at the other's, between equals, and what a deviation of
 * strength is worth.
 */
const rally = { serving: 0.36, receiving: 0.64, strength: 0.009, home: 0.006 };

/** Volleyball: rally by rally, side-out included. */
export const volleyball: DemoSport = {
  sport: 'volleyball',
  play: ({ seed, home, away }) => {
    const edge = rally.home + rally.strength * (home - away);
    const process = rallyProcess(
      { serving: rally.serving + edge, receiving: rally.receiving + edge },
      volleyballTargets,
    );
    return setsPlay({
      ...{ process, seed, tellsServer: true },
      ...{ unitMs: 0.5 * minuteMs, breakMs: 3 * minuteMs },
    });
  },
};

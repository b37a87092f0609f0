import type { Random } from '../core/random.ts';
import {
  candyFinish,
  chromeFinish,
  emberFinish,
  frostFinish,
  goldFinish,
  neonFinish,
  pearlFinish,
  type Finish,
} from '../lettering/finishes.ts';
import type { WarpName } from '../lettering/warps.ts';
import type { Mood } from '../scenes/mood.ts';
import type { CoverCategory } from './motifs/index.ts';

/** Bend and finish of a cover's lettering; its face is the hand's. */
export interface TitleStyle {
  warp: WarpName;
  finish: Finish;
}

type FinishName = 'gold' | 'candy' | 'chrome' | 'ember' | 'frost' | 'pearl' | 'neon';

const habits: Record<CoverCategory, readonly FinishName[]> = {
  slots: ['gold', 'gold', 'candy', 'ember', 'frost', 'pearl'],
  livecasino: ['gold', 'gold', 'pearl', 'chrome'],
  sportsbook: ['pearl', 'chrome', 'gold'],
  fish: ['gold', 'candy', 'frost', 'pearl'],
  table: ['gold', 'pearl', 'chrome'],
  lottery: ['candy', 'gold', 'pearl'],
  crash: ['neon', 'ember', 'chrome', 'pearl'],
  bingo: ['candy', 'gold', 'pearl'],
  sabong: ['ember', 'gold', 'chrome'],
  horseracing: ['gold', 'pearl', 'chrome'],
  arcade: ['neon', 'candy', 'pearl'],
  hashgame: ['neon', 'chrome', 'gold'],
};

function finishOf(name: FinishName, random: Random, mood: Mood): Finish {
  const contrast = mood.hue + random.pick([150, 180, 210]);
  switch (name) {
    case 'candy':
      return candyFinish(contrast, contrast + random.pick([-60, 60, 100]));
    case 'chrome':
      return chromeFinish(mood.hue);
    case 'ember':
      return emberFinish();
    case 'frost':
      return frostFinish(random.pick([200, 230, 260]));
    case 'pearl':
      return pearlFinish(mood.hue + random.pick([0, 40, -40]));
    case 'neon':
      return neonFinish(mood.lightHue);
    default:
      return goldFinish(random.pick([mood.hue, 20, 290, 255]));
  }
}

/** Lettering that suits the category and stands out from the light of the scene. */
export function chooseTitleStyle(random: Random, category: CoverCategory, mood: Mood): TitleStyle {
  return {
    warp: random.pick(['flat', 'arch', 'bulge', 'rise', 'fan', 'tower', 'pinch', 'arch'] as const),
    finish: finishOf(random.pick(habits[category]), random, mood),
  };
}

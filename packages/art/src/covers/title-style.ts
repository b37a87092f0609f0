import type { Random } from '../core/random.ts';
import type { FaceName } from '../lettering/faces.ts';
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

/** Face, bend and finish of a cover's lettering. */
export interface TitleStyle {
  face: FaceName;
  warp: WarpName;
  finish: Finish;
}

type FinishName = 'gold' | 'candy' | 'chrome' | 'ember' | 'frost' | 'pearl' | 'neon';

interface Habit {
  faces: readonly FaceName[];
  finishes: readonly FinishName[];
}

const habits: Record<CoverCategory, Habit> = {
  slots: {
    faces: ['slab', 'heavy', 'rounded', 'flare', 'brush', 'flare', 'heavy'],
    finishes: ['gold', 'gold', 'candy', 'ember', 'frost', 'pearl'],
  },
  livecasino: {
    faces: ['slab', 'flare', 'condensed'],
    finishes: ['gold', 'gold', 'pearl', 'chrome'],
  },
  sportsbook: {
    faces: ['heavy', 'techno', 'condensed', 'block'],
    finishes: ['pearl', 'chrome', 'gold'],
  },
  fish: { faces: ['rounded', 'heavy', 'brush'], finishes: ['gold', 'candy', 'frost', 'pearl'] },
  table: { faces: ['slab', 'flare', 'heavy'], finishes: ['gold', 'pearl', 'chrome'] },
  lottery: { faces: ['rounded', 'heavy', 'slab'], finishes: ['candy', 'gold', 'pearl'] },
  crash: { faces: ['techno', 'block', 'heavy'], finishes: ['neon', 'ember', 'chrome', 'pearl'] },
  bingo: { faces: ['rounded', 'heavy'], finishes: ['candy', 'gold', 'pearl'] },
  sabong: { faces: ['brush', 'slab', 'heavy'], finishes: ['ember', 'gold', 'chrome'] },
  horseracing: { faces: ['slab', 'flare', 'condensed'], finishes: ['gold', 'pearl', 'chrome'] },
  arcade: { faces: ['block', 'techno', 'rounded'], finishes: ['neon', 'candy', 'pearl'] },
  hashgame: { faces: ['techno', 'block'], finishes: ['neon', 'chrome', 'gold'] },
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
  const habit = habits[category];
  return {
    face: random.pick(habit.faces),
    warp: random.pick(['flat', 'arch', 'bulge', 'rise', 'fan', 'tower', 'pinch', 'arch'] as const),
    finish: finishOf(random.pick(habit.finishes), random, mood),
  };
}

import type { Random } from '../core/random.ts';
import { randomOf } from '../core/random.ts';
import { writable } from '../lettering/text.ts';
import { moodOf, type Mood } from '../scenes/mood.ts';
import { scenes, type Scene } from '../scenes/index.ts';
import { motifsByCategory, type CoverCategory } from './motifs/index.ts';
import type { Motif } from './motifs/motif.types.ts';
import { chooseFloaters, type FloaterKind } from './floaters.ts';
import { chooseTitleStyle, type TitleStyle } from './title-style.ts';

/** Everything that is decided about a cover before it is drawn; the same for its three shapes. */
export interface CoverPlan {
  motif: Motif;
  scene: Scene;
  mood: Mood;
  /** Hue of the motif's free colours. */
  tint: number;
  title: TitleStyle;
  framed: boolean;
  heap: 'coins' | 'none';
  /** How the motif stands: its size, turn (degrees) and shift in hundredths of its box. */
  pose: { scale: number; turn: number; shift: number };
  floaters: FloaterKind;
}

/** Words many games share; they decide only when nothing better does. */
const commonWords = new Set(
  'lucky gold golden king mega super wild happy star temple royal fortune hot deep night fire live classic rush sun win legend story empire kingdom odyssey spin garden hunter power party world treasure ice big jackpot hash bingo'.split(
    ' ',
  ),
);
/** Common words that name the very bet of a category's games. */
const tellingWords: Partial<Record<CoverCategory, ReadonlySet<string>>> = {
  hashgame: new Set(['lucky', 'big']),
};

const answers = (known: string, word: string): boolean =>
  known === word ||
  `${known}s` === word ||
  `${known}es` === word ||
  (known.length > 5 && word.startsWith(known));

/** What a motif that answers a telling word reaches; common words alone do not. */
const tellingFit = 10;

const isTogether = (known: string, words: readonly string[]): boolean =>
  known.includes('+') && known.split('+').every((part) => words.includes(part));

/** A motif that waits for a whole name shows that game alone, never one that names nothing. */
const isWhole = (known: string): boolean => known.startsWith('=');
const isFree = ({ words }: Motif): boolean => !words.every(isWhole);

/** What a whole name is worth: more than all that its words ask for. */
const wholeFit = 200;

/** What words that ask together are worth: more than either alone, wherever they stand. */
const togetherFit = 40;

/**
 * How well a motif answers a name: the whole before its words, words together before single ones,
 * telling before common, earlier before later ones.
 */
function fit(category: CoverCategory, motif: Motif, words: readonly string[]): number {
  const isCommon = (word: string): boolean =>
    commonWords.has(word) && !tellingWords[category]?.has(word);
  if (motif.words.includes(`=${words.join('+')}`)) return wholeFit;
  const together = motif.words.filter((known) => isTogether(known, words)).length * togetherFit;
  return words.reduce((score, word, index) => {
    if (!motif.words.some((known) => answers(known, word))) return score;
    return score + (isCommon(word) ? 1 : 20 - 2 * Math.min(index, 5));
  }, together);
}

/**
 * Whether a cover of this category can show what a name names; else it shows anything that suits
 * the category.
 */
export const isDrawable = (category: CoverCategory, name: string): boolean =>
  motifsByCategory[category].some((motif) => fit(category, motif, wordsOf(name)) >= tellingFit);

const wordsOf = (name: string): string[] => writable(name).toLowerCase().split(' ');

function chooseMotif(random: Random, category: CoverCategory, name: string): Motif {
  const motifs = motifsByCategory[category];
  const words = wordsOf(name);
  const best = Math.max(...motifs.map((motif) => fit(category, motif, words)));
  // A common word alone may be followed or not: otherwise half a lobby would show the same crown.
  const follow = best >= tellingFit || (best > 0 && random.chance(0.4));
  return random.pick(
    follow ? motifs.filter((motif) => fit(category, motif, words) === best) : motifs.filter(isFree),
  );
}

/** Decides motif, set, light and lettering for one game. */
export function planCover(gameCode: string, name: string, category: CoverCategory): CoverPlan {
  const random = randomOf(`cover:${category}:${gameCode}`);
  const motif = chooseMotif(random, category, name);
  const scene: Scene = scenes[random.pick(motif.scenes)];
  const [hue, lightHue, daytime] = random.pick(scene.lights);
  const mood = moodOf(hue + random.between(-14, 14), lightHue + random.between(-10, 10), daytime);
  const tint = (hue + random.pick([130, 165, 195, 230]) + random.between(-14, 14) + 360) % 360;
  return {
    motif,
    scene,
    mood,
    tint,
    title: chooseTitleStyle(random, category, mood),
    framed: random.chance(0.22),
    heap: category === 'slots' && random.chance(0.45) ? 'coins' : 'none',
    pose: {
      scale: random.between(0.94, 1.16),
      turn: random.between(-5, 5),
      shift: random.between(-8, 8),
    },
    floaters: chooseFloaters(random, category),
  };
}

import type { Pen } from '../../core/pen.ts';
import type { SceneName } from '../../scenes/index.ts';

/** Draws the motif round 0,0 in a box from -100 to 100; `tint` is the hue of its free colours. */
export type MotifDrawing = (pen: Pen, tint: number) => string;

/** Something a cover can show. */
export interface Motif {
  /**
   * Words in a game's name that ask for this motif, lower case; `tower+climb` asks by both
   * together, `=andar+bahar` is a whole name.
   */
  words: readonly string[];
  /** Sets that suit it. */
  scenes: readonly SceneName[];
  draw: MotifDrawing;
}

/** The same drawing where other games ask for it, by other words. */
export const askedBy = (words: string, drawn: Motif): Motif => ({
  ...drawn,
  words: words.split(' '),
});

/** Shorthand for a motif row; words and sets as space-separated lists. */
export const motif = (words: string, sets: string, draw: MotifDrawing): Motif => ({
  words: words.split(' '),
  scenes: sets.split(' ') as SceneName[],
  draw,
});

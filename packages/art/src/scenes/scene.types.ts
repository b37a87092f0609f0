import type { Pen } from '../core/pen.ts';
import type { Frame } from './light.ts';
import type { Mood } from './mood.ts';

/** A set: what stands behind the motif and what stands before it. */
export interface SceneLayers {
  back: string;
  front: string;
}

/** Draws a set for a frame in a given light. */
export type SceneDrawing = (pen: Pen, frame: Frame, mood: Mood) => SceneLayers;

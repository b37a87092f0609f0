import { brocade } from './brocade.scene.ts';
import { burst } from './burst.scene.ts';
import { circuit } from './circuit.scene.ts';
import { felt } from './felt.scene.ts';
import { grid } from './grid.scene.ts';
import { silk } from './silk.scene.ts';
import { space } from './space.scene.ts';
import { candyland } from './candyland.scene.ts';
import { cave } from './cave.scene.ts';
import { city } from './city.scene.ts';
import { palace } from './palace.scene.ts';
import { pit } from './pit.scene.ts';
import { stadium } from './stadium.scene.ts';
import { stage } from './stage.scene.ts';
import { temple } from './temple.scene.ts';
import { turf } from './turf.scene.ts';
import { desert } from './desert.scene.ts';
import { forest } from './forest.scene.ts';
import { heavens } from './heavens.scene.ts';
import { meadow } from './meadow.scene.ts';
import { ocean } from './ocean.scene.ts';
import { peaks } from './peaks.scene.ts';
import { sea } from './sea.scene.ts';
import { volcano } from './volcano.scene.ts';
import type { Daytime } from './mood.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A set with the light it looks best in: hues of the ground and of the light source. */
export interface Scene {
  draw: SceneDrawing;
  /** Pairs of ground hue and light hue, with the time of day. */
  lights: readonly (readonly [hue: number, lightHue: number, daytime: Daytime])[];
}

const scene = (draw: SceneDrawing, ...lights: Scene['lights'][number][]): Scene => ({
  draw,
  lights,
});

/** All sets by name. */
export const scenes = {
  temple: scene(temple, [45, 85, 'dusk'], [290, 60, 'dusk'], [165, 100, 'dusk'], [20, 60, 'night']),
  space: scene(
    space,
    [285, 320, 'night'],
    [255, 200, 'night'],
    [320, 50, 'night'],
    [200, 160, 'night'],
  ),
  ocean: scene(
    ocean,
    [235, 205, 'dusk'],
    [215, 180, 'dusk'],
    [265, 215, 'dusk'],
    [195, 165, 'dusk'],
  ),
  city: scene(
    city,
    [275, 340, 'night'],
    [255, 60, 'night'],
    [310, 20, 'night'],
    [230, 190, 'night'],
  ),
  desert: scene(desert, [40, 80, 'dusk'], [20, 65, 'dusk'], [300, 55, 'dusk'], [250, 75, 'dusk']),
  forest: scene(
    forest,
    [150, 120, 'dusk'],
    [185, 150, 'night'],
    [275, 200, 'night'],
    [130, 95, 'dusk'],
  ),
  candyland: scene(
    candyland,
    [340, 90, 'day'],
    [220, 330, 'day'],
    [300, 60, 'day'],
    [180, 100, 'day'],
  ),
  sea: scene(sea, [255, 60, 'dusk'], [220, 85, 'dusk'], [300, 40, 'dusk'], [200, 95, 'dusk']),
  peaks: scene(
    peaks,
    [250, 165, 'night'],
    [270, 300, 'night'],
    [230, 200, 'dusk'],
    [210, 140, 'night'],
  ),
  stage: scene(stage, [20, 75, 'dusk'], [300, 330, 'dusk'], [265, 220, 'dusk'], [160, 95, 'dusk']),
  cave: scene(
    cave,
    [280, 310, 'night'],
    [230, 190, 'night'],
    [160, 140, 'night'],
    [40, 70, 'night'],
  ),
  stadium: scene(
    stadium,
    [255, 215, 'dusk'],
    [285, 250, 'dusk'],
    [230, 60, 'dusk'],
    [200, 150, 'dusk'],
  ),
  heavens: scene(heavens, [240, 90, 'day'], [275, 70, 'dusk'], [220, 60, 'day'], [320, 70, 'dusk']),
  grid: scene(
    grid,
    [285, 335, 'night'],
    [260, 200, 'night'],
    [310, 60, 'night'],
    [250, 150, 'night'],
  ),
  felt: scene(felt, [155, 95, 'dusk'], [25, 80, 'dusk'], [260, 200, 'dusk'], [310, 330, 'dusk']),
  palace: scene(palace, [25, 65, 'dusk'], [295, 60, 'dusk'], [260, 80, 'dusk'], [175, 90, 'dusk']),
  volcano: scene(
    volcano,
    [25, 55, 'night'],
    [330, 45, 'night'],
    [285, 40, 'night'],
    [15, 75, 'night'],
  ),
  meadow: scene(meadow, [230, 200, 'day'], [210, 110, 'day'], [260, 60, 'day'], [195, 90, 'day']),
  pit: scene(pit, [30, 75, 'dusk'], [260, 70, 'dusk'], [345, 60, 'dusk'], [150, 90, 'dusk']),
  turf: scene(turf, [240, 80, 'dusk'], [20, 70, 'dusk'], [290, 50, 'dusk'], [215, 100, 'day']),
  burst: scene(
    burst,
    [25, 75, 'dusk'],
    [295, 340, 'dusk'],
    [250, 210, 'dusk'],
    [150, 110, 'dusk'],
    [50, 90, 'dusk'],
  ),
  circuit: scene(
    circuit,
    [245, 190, 'night'],
    [285, 320, 'night'],
    [165, 150, 'night'],
    [30, 60, 'night'],
  ),
  brocade: scene(
    brocade,
    [25, 80, 'dusk'],
    [290, 85, 'dusk'],
    [160, 90, 'dusk'],
    [255, 85, 'dusk'],
    [350, 70, 'dusk'],
  ),
  silk: scene(
    silk,
    [280, 330, 'dusk'],
    [230, 190, 'dusk'],
    [20, 55, 'dusk'],
    [170, 130, 'dusk'],
    [320, 20, 'dusk'],
  ),
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

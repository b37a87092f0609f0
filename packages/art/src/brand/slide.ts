import { blur, filtered, lift } from '../core/filters.ts';
import { toOklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { place } from '../core/shapes.ts';
import { glints, glow } from '../scenes/light.ts';
import { moodOf, type Mood } from '../scenes/mood.ts';
import { scenes, type Scene, type SceneName } from '../scenes/index.ts';
import { artThemeOf, themeMotifs, type SlideTheme } from './art-themes.ts';
import type { ArtPalette } from './palette.ts';

/** What a hero slide is drawn from. */
export interface SlideInput {
  slideCode: string;
  theme: SlideTheme | (string & {});
  shape: 'desktop' | 'mobile';
  palette: ArtPalette;
}

interface Stage {
  width: number;
  height: number;
  /** The part of the picture the set fills, from this x to the right edge. */
  setLeft: number;
  hero: { x: number; y: number; scale: number };
  second: { x: number; y: number; scale: number };
  third: { x: number; y: number; scale: number };
  /** From here on the calm ground has faded out. */
  calmUntil: number;
}

const stages: Record<SlideInput['shape'], Stage> = {
  desktop: {
    width: 1600,
    height: 560,
    setLeft: 560,
    hero: { x: 1120, y: 285, scale: 2.2 },
    second: { x: 1430, y: 330, scale: 1.5 },
    third: { x: 850, y: 380, scale: 1.05 },
    calmUntil: 0.62,
  },
  mobile: {
    width: 750,
    height: 560,
    setLeft: 130,
    hero: { x: 500, y: 270, scale: 1.9 },
    second: { x: 672, y: 420, scale: 1.05 },
    third: { x: 318, y: 440, scale: 0.8 },
    calmUntil: 0.68,
  },
};

/** Sets whose light may take any hue; the others (water, woods, snow …) keep their own. */
const freeSets: readonly SceneName[] = [
  'burst',
  'silk',
  'stage',
  'brocade',
  'felt',
  'grid',
  'circuit',
  'space',
  'candyland',
];

/**
 * The set's own light, or the site's accent where the set allows it, so that a brand's slides keep
 * its colour.
 */
function brandedMood(pen: Pen, name: SceneName, palette: ArtPalette): Mood {
  const scene: Scene = scenes[name];
  const [hue, lightHue, daytime] = pen.random.pick(scene.lights);
  const accent = toOklch(palette.accent);
  if (accent.c < 0.03 || !freeSets.includes(name)) return moodOf(hue, lightHue, daytime);
  return moodOf(
    accent.h + pen.random.pick([-18, 0, 18]),
    pen.random.chance(0.5) ? accent.h + 40 : lightHue,
    daytime,
  );
}

function figures(pen: Pen, input: SlideInput, stage: Stage, mood: Mood): string {
  const [first, second, third] = themeMotifs(pen.random, input.theme, 3);
  const tint = mood.hue + pen.random.pick([140, 180, 220]);
  const stand = (drawing: string, at: Stage['hero']): string =>
    filtered(lift(pen, mood.glow, 9 * at.scale), place(drawing, at.x, at.y, at.scale));
  const far = filtered(blur(pen, 2), stand(third?.draw(pen, tint + 60) ?? '', stage.third));
  return (
    far +
    stand(second?.draw(pen, tint + 120) ?? '', stage.second) +
    stand(first?.draw(pen, tint) ?? '', stage.hero)
  );
}

/**
 * Hero art without text: 1600×560 (`desktop`) or 750×560 (`mobile`). The inline-start side fades
 * into the palette's surface colour, so that live text in the palette's ink stays readable there.
 */
export function drawSlide(input: SlideInput): string {
  const stage = stages[input.shape];
  const seed = `slide:${input.slideCode}`;
  const pen = new Pen(randomOf(seed), `s${(hashOf(seed + input.shape) % 46656).toString(36)}-`);
  const sceneName = pen.random.pick(artThemeOf(input.theme).scenes);
  const mood = brandedMood(pen, sceneName, input.palette);
  const frame = { width: stage.width - stage.setLeft, height: stage.height };
  const set = scenes[sceneName].draw(pen, frame, mood);
  const moved = (markup: string): string =>
    `<g transform="translate(${stage.setLeft} 0)">${markup}</g>`;
  const { surface } = input.palette;
  const edge = stage.setLeft / stage.width + 0.01;
  const reach = stage.calmUntil - edge;
  const calm = pen.linear(
    [
      [edge, surface],
      [edge + reach * 0.3, surface, 0.86],
      [edge + reach * 0.65, surface, 0.36],
      [stage.calmUntil, surface, 0],
    ],
    0,
    0,
    1,
    0,
  );
  const foot = pen.linear([
    [0.75, surface, 0],
    [1, surface, 0.55],
  ]);
  const whole = `<rect width="${stage.width}" height="${stage.height}"`;
  return pen.document(
    stage.width,
    stage.height,
    `${whole} fill="${surface}"/>${moved(set.back)}${whole} fill="${calm}"/>` +
      glow(pen, stage.hero.x, stage.hero.y, 190 * stage.hero.scale, mood.spark, 0.6) +
      figures(pen, input, stage, mood) +
      moved(glints(pen, frame, 8, mood.spark, [0.05, 0.9])) +
      `${whole} fill="${foot}"/>`,
  );
}

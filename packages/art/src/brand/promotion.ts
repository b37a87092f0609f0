import { filtered, lift } from '../core/filters.ts';
import { toOklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { place } from '../core/shapes.ts';
import { coinPile } from '../covers/motifs/kit/parts.ts';
import { rewardMotifs } from '../covers/motifs/rewards/index.ts';
import { glints, glow } from '../scenes/light.ts';
import { moodOf } from '../scenes/mood.ts';
import { scenes, type Scene } from '../scenes/index.ts';
import type { ArtPalette } from './palette.ts';

/**
 * What a promotion's teaser is drawn from. `kind` may name the reward (gift, cashback, vip, spins
 * …).
 */
export interface PromotionInput {
  code: string;
  palette: ArtPalette;
  kind?: string;
}

/**
 * A promotion's teaser, 640×360, without text: the reward stands right of the middle, the start
 * side is calm.
 */
export function drawPromotion({ code, palette, kind }: PromotionInput): string {
  const seed = `promotion:${code}`;
  const pen = new Pen(randomOf(seed), `p${(hashOf(seed) % 46656).toString(36)}-`);
  const words = `${kind ?? ''} ${code}`.toLowerCase().split(/[^a-z0-9]+/);
  const matching = rewardMotifs.filter((motif) => motif.words.some((word) => words.includes(word)));
  const motif = pen.random.pick(matching.length > 0 ? matching : rewardMotifs);
  const scene: Scene = scenes[pen.random.pick(motif.scenes)];
  const accent = toOklch(palette.accent);
  const mood = moodOf(
    accent.h + pen.random.pick([-24, 0, 24]),
    accent.h + pen.random.pick([30, 60, -40]),
    'dusk',
  );
  const set = scene.draw(pen, { width: 520, height: 360 }, mood);
  const shade = pen.linear(
    [
      [0.2, palette.surface],
      [0.34, palette.surface, 0.8],
      [0.52, palette.surface, 0.3],
      [0.68, palette.surface, 0],
    ],
    0,
    0,
    1,
    0,
  );
  const figure = filtered(
    lift(pen, mood.glow, 13),
    place(motif.draw(pen, mood.hue + pen.random.pick([150, 180, 210])), 440, 172, 1.45),
  );
  return pen.document(
    640,
    360,
    `<g transform="translate(120 0)">${set.back}</g>${glow(pen, 440, 172, 240, mood.spark, 0.6)}<rect width="640" height="360" fill="${shade}"/>${figure}${place(coinPile(pen, 300, 44, 22), 440, 306)}${glints(pen, { width: 640, height: 360 }, 6)}`,
  );
}

import { providerMark } from '../brand/company-logo.ts';
import { filtered, lift } from '../core/filters.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { place, roundRect, star } from '../core/shapes.ts';
import { lockup } from '../lettering/lockup.ts';
import { glow, vignette, type Frame } from '../scenes/light.ts';
import { floaters } from './floaters.ts';
import { handOf, hands, type Hand } from './hands.ts';
import { coinPile } from './motifs/kit/parts.ts';
import type { CoverCategory } from './motifs/index.ts';
import { planCover, type CoverPlan } from './plan.ts';
import { coverLayouts, type CoverLayout, type CoverShape } from './shapes.ts';

/** What a cover is drawn from. */
export interface CoverInput {
  gameCode: string;
  name: string;
  category: CoverCategory;
  providerName: string;
  shape: CoverShape;
}

function hero(pen: Pen, plan: CoverPlan, layout: CoverLayout, hand: Hand): string {
  const { x, y, scale } = layout.hero;
  const { pose } = plan;
  const drawing = place(
    plan.motif.draw(pen, plan.tint),
    x + pose.shift,
    y,
    scale * pose.scale,
    pose.turn,
  );
  const heap =
    plan.heap === 'coins' ? place(coinPile(pen, 250, 46, 26), x, y + 82 * scale, scale) : '';
  const flying = floaters(pen, plan.floaters, layout, plan.tint + 60);
  return (
    glow(pen, x, y, 165 * scale, plan.mood.spark, 0.55) +
    hand.hero(pen, flying.behind) +
    filtered(lift(pen, plan.mood.glow, 9 * scale), hand.hero(pen, drawing)) +
    hand.hero(pen, heap + flying.before)
  );
}

function frameBorder(pen: Pen, plan: CoverPlan, frame: Frame): string {
  const metal = pen.linear(
    [
      [0, '#fff3b8'],
      [0.3, '#e9a92c'],
      [0.55, '#fff0a6'],
      [0.8, '#b36a10'],
      [1, '#ffdf7a'],
    ],
    0,
    0,
    1,
    1,
  );
  const studs = [
    [9, 9],
    [frame.width - 9, 9],
    [9, frame.height - 9],
    [frame.width - 9, frame.height - 9],
  ]
    .map(
      ([x, y]) =>
        `<path d="${star(x as number, y as number, 9, 5, 4)}" fill="${metal}" stroke="${plan.mood.deep}" stroke-width="1"/>`,
    )
    .join('');
  return (
    `<path d="${roundRect(4, 4, frame.width - 8, frame.height - 8, 10)}" fill="none" stroke="${plan.mood.deep}" stroke-width="8" opacity="0.55"/>` +
    `<path d="${roundRect(5, 5, frame.width - 10, frame.height - 10, 9)}" fill="none" stroke="${metal}" stroke-width="3"/>` +
    `<path d="${roundRect(10, 10, frame.width - 20, frame.height - 20, 6)}" fill="none" stroke="${metal}" stroke-width="1" opacity="0.8"/>${studs}`
  );
}

function mark(providerName: string, layout: CoverLayout): string {
  const drawn = providerMark(providerName, layout.mark.height);
  const x = layout.mark.align === 'middle' ? layout.mark.x - drawn.width / 2 : layout.mark.x;
  return `<g opacity="0.85">${place(drawn.markup, x, layout.mark.y)}</g>`;
}

/** Wide covers keep the light where the motif stands: the set is drawn with its middle there. */
function shiftedScene(
  pen: Pen,
  plan: CoverPlan,
  layout: CoverLayout,
): { back: string; front: string } {
  const offset = layout.hero.x - layout.width / 2;
  const frame = { width: layout.width + Math.abs(offset) * 2, height: layout.height };
  const layers = plan.scene.draw(pen, frame, plan.mood);
  if (offset === 0) return layers;
  const shift = offset > 0 ? 0 : -Math.abs(offset) * 2;
  const moved = (markup: string): string => `<g transform="translate(${shift} 0)">${markup}</g>`;
  return { back: moved(layers.back), front: moved(layers.front) };
}

/**
 * Draws a game's cover as an SVG document: set, light, motif, title lock-up, provider's mark.
 * The same input gives the same text; `poster` is 3:4, `square` 1:1, `wide` 16:9.
 */
export function drawGameCover(input: CoverInput): string {
  const plan = planCover(input.gameCode, input.name, input.category);
  const layout = coverLayouts[input.shape];
  const frame: Frame = { width: layout.width, height: layout.height };
  const seed = `${input.category}:${input.gameCode}`;
  const hand = hands[handOf(input.providerName)];
  const prefix = `g${(hashOf(seed) % 46656).toString(36)}-`;
  const pen = new Pen(randomOf(`paint:${seed}`), prefix, hand.isFlat);
  const scene = shiftedScene(pen, plan, layout);
  const title = lockup(pen, {
    text: input.name,
    ...plan.title,
    face: hand.face,
    ...(hand.finish ? { finish: hand.finish(plan.mood) } : {}),
    box: layout.title,
    maxLines: layout.maxLines,
    stand: layout.stand,
  });
  const shadow =
    input.shape === 'wide'
      ? sideShade(pen, plan, frame)
      : vignette(pen, frame, plan.mood.deep, 0.92);
  const body =
    hand.set(pen, scene.back) +
    hero(pen, plan, layout, hand) +
    hand.set(pen, scene.front) +
    shadow +
    title.markup +
    mark(input.providerName, layout) +
    (plan.framed ? frameBorder(pen, plan, frame) : '');
  return pen.document(
    frame.width,
    frame.height,
    `<g clip-path="${pen.clip(`M0 0H${frame.width}V${frame.height}H0Z`)}">${body}</g>`,
  );
}

function sideShade(pen: Pen, plan: CoverPlan, frame: Frame): string {
  const deep = plan.mood.deep;
  const fill = pen.linear(
    [
      [0, deep, 0.66],
      [0.4, deep, 0.38],
      [0.7, deep, 0],
      [1, deep, 0.25],
    ],
    0,
    0,
    1,
    0,
  );
  return `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"/>`;
}

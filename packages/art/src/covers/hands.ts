import { filtered } from '../core/filters.ts';
import type { Pen } from '../core/pen.ts';
import type { FaceName } from '../lettering/faces.ts';
import { candyFinish, neonFinish, pearlFinish, type Finish } from '../lettering/finishes.ts';
import type { Mood } from '../scenes/mood.ts';

/** The hands that draw covers: the same motifs, told by another tool each. */
export const handNames = ['painted', 'flat', 'line', 'paper', 'pixel', 'neon'] as const;
export type HandName = (typeof handNames)[number];

/** How a hand works. */
export interface Hand {
  /** Plain colours instead of gradients and lit edges. */
  isFlat: boolean;
  /** The face of all its titles. */
  face: FaceName;
  /** The look of its letters; null: what suits the category. */
  finish: ((mood: Mood) => Finish) | null;
  /** What it makes of the set, and of what stands before it. */
  set(pen: Pen, markup: string): string;
  hero(pen: Pen, markup: string): string;
}

/**
 * A filter over a whole drawing; the steps read `SourceGraphic` and the last one is what is seen.
 */
const through =
  (name: string, steps: string, region = 'x="-6%" y="-6%" width="112%" height="112%"') =>
  (pen: Pen, markup: string): string =>
    filtered(
      pen.define(
        `hand-${name}`,
        (id) => `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${steps}</filter>`,
      ),
      markup,
    );
const asIs = (_pen: Pen, markup: string): string => markup;

/** Where colours meet, as opaque dark lines of its own layer. */
const edges = (strength: number, colour: string): string => {
  const around = `-${strength} -${strength} -${strength} -${strength} ${strength * 8} -${strength} -${strength} -${strength} -${strength}`;
  return (
    `<feColorMatrix in="SourceGraphic" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 .6 .4 0 0" result="light"/>` +
    `<feConvolveMatrix in="light" order="3" kernelMatrix="${around}" divisor="1" result="edge"/>` +
    `<feFlood flood-color="${colour}"/><feComposite in2="edge" operator="in" result="lines"/>`
  );
};

/** Squares of one colour each: the middle of every square, spread over it. */
const pixels = (size: number): string => {
  const half = size / 2;
  return (
    `<feFlood x="${half}" y="${half}" width="1" height="1" flood-color="#000"/>` +
    `<feOffset x="0" y="0" width="${size}" height="${size}"/>` +
    `<feTile result="dots"/><feComposite in="SourceGraphic" in2="dots" operator="in"/><feMorphology operator="dilate" radius="${half}"/>`
  );
};

/** Squares are counted from the cover's corner, which the region must hold. */
const squares = 'filterUnits="userSpaceOnUse" x="0" y="0" width="600" height="480"';

/** Every hand by its name. */
export const hands: Record<HandName, Hand> = {
  painted: { isFlat: false, face: 'slab', finish: null, set: asIs, hero: asIs },
  flat: {
    isFlat: true,
    face: 'heavy',
    finish: ({ hue }) => pearlFinish(hue + 180),
    set: through(
      'flat-set',
      '<feComponentTransfer><feFuncR type="discrete" tableValues=".08 .24 .42 .6 .78 .94"/><feFuncG type="discrete" tableValues=".08 .24 .42 .6 .78 .94"/><feFuncB type="discrete" tableValues=".12 .3 .48 .66 .82 .96"/></feComponentTransfer>',
    ),
    hero: asIs,
  },
  line: {
    isFlat: true,
    face: 'brush',
    finish: ({ hue }) => candyFinish(hue, hue + 20),
    set: through(
      'line-set',
      `${edges(2, '#2a1d14')}<feColorMatrix in="SourceGraphic" type="matrix" values=".16 .16 .08 0 .56 .15 .16 .08 0 .51 .13 .14 .08 0 .42 0 0 0 1 0" result="paper"/><feMerge><feMergeNode in="paper"/><feMergeNode in="lines"/></feMerge>`,
    ),
    hero: through(
      'line-hero',
      `${edges(3, '#1d120b')}<feColorMatrix in="SourceGraphic" type="matrix" values=".5 0 0 0 .5 0 .5 0 0 .47 0 0 .5 0 .42 0 0 0 1 0" result="wash"/><feMorphology in="SourceAlpha" operator="dilate" radius="2"/><feColorMatrix type="matrix" values="0 0 0 0 .11 0 0 0 0 .07 0 0 0 0 .04 0 0 0 1 0" result="contour"/><feMerge><feMergeNode in="contour"/><feMergeNode in="wash"/><feMergeNode in="lines"/></feMerge>`,
    ),
  },
  paper: {
    isFlat: true,
    face: 'rounded',
    finish: ({ hue }) => candyFinish(hue + 160, hue + 190),
    set: through(
      'paper-set',
      '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="1" seed="4"/><feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .5 0 0 0 -.12" result="grain"/><feComponentTransfer in="SourceGraphic" result="cut"><feFuncR type="discrete" tableValues=".2 .38 .56 .74 .9"/><feFuncG type="discrete" tableValues=".2 .38 .56 .74 .9"/><feFuncB type="discrete" tableValues=".24 .42 .6 .76 .92"/></feComponentTransfer><feComposite in="grain" in2="cut" operator="atop"/>',
    ),
    hero: through(
      'paper-hero',
      '<feMorphology in="SourceAlpha" operator="dilate" radius="4"/><feGaussianBlur stdDeviation="1"/><feComponentTransfer><feFuncA type="linear" slope="6" intercept="-2.4"/></feComponentTransfer><feColorMatrix type="matrix" values="0 0 0 0 .99 0 0 0 0 .97 0 0 0 0 .92 0 0 0 1 0" result="rim"/><feOffset in="rim" dx="3" dy="6"/><feGaussianBlur stdDeviation="3"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .55 0" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge>',
    ),
  },
  pixel: {
    isFlat: true,
    face: 'block',
    finish: ({ lightHue }) => candyFinish(lightHue, lightHue + 60),
    set: through('pixel-set', pixels(6), squares),
    hero: through('pixel-hero', pixels(6), squares),
  },
  neon: {
    isFlat: true,
    face: 'techno',
    finish: ({ lightHue }) => neonFinish(lightHue),
    set: through(
      'neon-set',
      '<feColorMatrix type="matrix" values=".2 0 .04 0 0 0 .12 .06 0 0 .08 .06 .26 0 .04 0 0 0 1 0"/>',
    ),
    hero: through(
      'neon-hero',
      `${edges(5, '#fff')}<feColorMatrix in="SourceGraphic" type="saturate" values="2.2"/><feComponentTransfer><feFuncR type="linear" slope="1.3" intercept=".16"/><feFuncG type="linear" slope="1.3" intercept=".16"/><feFuncB type="linear" slope="1.3" intercept=".16"/></feComponentTransfer><feComposite in2="lines" operator="in"/><feMorphology operator="dilate" radius=".7" result="tube"/><feGaussianBlur in="tube" stdDeviation="4" result="glow"/><feColorMatrix in="SourceGraphic" type="matrix" values=".17 0 0 0 .01 0 .13 0 0 .01 0 0 .2 0 .04 0 0 0 .94 0" result="dark"/><feMerge><feMergeNode in="dark"/><feMergeNode in="glow"/><feMergeNode in="glow"/><feMergeNode in="tube"/></feMerge>`,
    ),
  },
};

/** Which hand draws for which studios. */
export const studiosByHand: Record<HandName, readonly string[]> = {
  painted: [
    'Pavilion Originals',
    'Aurum Works',
    'Drakenhall',
    'East Gate',
    'Ferrous Live',
    'Sundial Interactive',
  ],
  flat: ['Bright Fox', 'Mango Tree', 'Halcyon Hands', 'WBet'],
  line: ['Octavo Draws', 'Umberline', 'Iron Bird', '9Wickets'],
  paper: ['Glasshouse Studios', 'Red Silk', 'Coral Bay', 'Kiteworks'],
  pixel: ['Pixel Paw', 'Jumble & Co', 'Quickstone', 'Lodestar Gaming'],
  neon: ['Volt Hash', 'Nightjar', 'Tidewater', 'Evoplay'],
};

const handByStudio = new Map(
  handNames.flatMap((name) => studiosByHand[name].map((studio) => [studio, name] as const)),
);

/** The hand of a studio; what no table knows is painted. */
export const handOf = (studio: string): HandName => handByStudio.get(studio) ?? 'painted';

import type { Pen } from './pen.ts';
import { num } from './shapes.ts';

const region = 'x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"';

/** Soft blur. */
export function blur(pen: Pen, deviation: number): string {
  return pen.define(
    `blur${num(deviation)}`,
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
  );
}

/**
 * Gives flat shapes volume: light from the upper left on a height map made of the blurred outline.
 * One lighting pass both darkens the sides turned away and brightens the lit ones (a second,
 * specular pass would double the cost of the whole picture). `depth` is the width of the rounded
 * edge in units.
 */
export function relief(pen: Pen, depth: number, shine = 0.7): string {
  if (pen.isFlat) return 'none';
  return pen.define(`relief${num(depth)}:${num(shine)}`, (id) => {
    // Level ground gives `level`; the arithmetic keeps its colour and pushes everything else away
    // from it. Wide edges need a flatter map: its 8-bit steps would show as grain.
    const height = depth <= 4 ? depth * 1.5 : 6 + (depth - 4) * 0.4;
    const [level, lift] = [0.7, 0.35 + shine * 0.75];
    const constant = Math.round((level / Math.sin((50 * Math.PI) / 180)) * 1000) / 1000;
    const [k1, k3, k4] = [1 / level, lift, -level * lift].map(
      (value) => Math.round(value * 1000) / 1000,
    );
    return (
      `<filter id="${id}" ${region}><feGaussianBlur in="SourceAlpha" stdDeviation="${num(depth)}"/>` +
      `<feDiffuseLighting surfaceScale="${num(height)}" diffuseConstant="${constant}" lighting-color="#fff" result="d"><feDistantLight azimuth="240" elevation="50"/></feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${k1}" k3="${k3}" k4="${k4}"/>` +
      `<feComposite in2="SourceAlpha" operator="in"/></filter>`
    );
  });
}

/** Soft dark shadow below and a coloured glow behind what it is applied to. */
export function lift(pen: Pen, glowColour: string, spread: number): string {
  return pen.define(`lift${glowColour}${num(spread)}`, (id) => {
    return (
      `<filter id="${id}" x="-35%" y="-35%" width="170%" height="180%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(spread)}" result="g"/><feFlood flood-color="${glowColour}" flood-opacity="0.75"/><feComposite in2="g" operator="in" result="glow"/>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(spread * 0.35)}"/><feOffset dx="${num(spread * 0.2)}" dy="${num(spread * 0.55)}"/><feComponentTransfer result="shadow"><feFuncA type="linear" slope="0.6"/><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/></feComponentTransfer>` +
      `<feMerge><feMergeNode in="glow"/><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
    );
  });
}

/** Wraps markup in a filter. */
export const filtered = (filter: string, markup: string): string =>
  `<g filter="${filter}">${markup}</g>`;

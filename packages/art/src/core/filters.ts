import type { Pen } from './pen.ts';
import { num } from './shapes.ts';

const region = 'x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"';

/** Soft blur. */
export function blur(pen: Pen, deviation: number): string {
  return pen.define(
    `blur${num(deviation)}`,
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
  );
}

/**
 * Gives flat shapes volume: light from the upper left on a height map made of the blurred outline,
 * a broad shade and a crisp highlight. `depth` is the width of the rounded edge in units.
 */
export function relief(pen: Pen, depth: number, shine = 0.7): string {
  return pen.define(`relief${num(depth)}:${num(shine)}`, (id) => {
    const distant = '<feDistantLight azimuth="240" elevation="52"/>';
    return (
      `<filter id="${id}" ${region}><feGaussianBlur in="SourceAlpha" stdDeviation="${num(depth)}" result="b"/>` +
      `<feDiffuseLighting in="b" surfaceScale="${num(depth * 1.6)}" diffuseConstant="1.27" lighting-color="#fff" result="d">${distant}</feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1" result="m"/>` +
      `<feSpecularLighting in="b" surfaceScale="${num(depth * 1.8)}" specularConstant="${num(shine)}" specularExponent="24" lighting-color="#fff" result="s">${distant}</feSpecularLighting>` +
      `<feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="n"/><feComposite in="n" in2="SourceAlpha" operator="in"/></filter>`
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

import { embossed, flat, paint, stroke, surface, type Material } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { mirrored, petalPath } from './parts.ts';

/** What tells one bearded face from another. */
export interface ElderOptions {
  hair: Material;
  skin?: Material;
  eyes: string;
  /** Drawn over the brow: helmet, hat, crown. */
  headgear: string;
  /** Drawn behind the head. */
  behind?: string;
  /** No beard below the chin, only whiskers. */
  short?: boolean;
}

const lock = (x: number, y: number, length: number, width: number, degrees: number): string =>
  petalPath(x, y, length, width, degrees);

function beard(short: boolean): string {
  const reach = short ? 46 : 78;
  return [-70, -52, -34, -16, 0, 16, 34, 52, 70]
    .map((degrees, index) =>
      lock(
        degrees * 0.5,
        16,
        reach + (index % 2) * 10 - Math.abs(degrees) * 0.25,
        17,
        180 - degrees * 0.55,
      ),
    )
    .join('');
}

/** An old man's face seen from the front, with hair, beard and headgear. */
export function elderFace(pen: Pen, options: ElderOptions): string {
  const skin = options.skin ?? paint(52, 0.09, 0.76);
  const hairBack = [-128, -108, -92, 92, 108, 128, 150, -150]
    .map((degrees) => lock(0, -10, 84, 22, degrees))
    .join('');
  const eye =
    flat('M9 -12C18 -20 32 -20 40 -12C32 -4 18 -4 9 -12Z', '#fffdf5') +
    flat(ellipse(25, -12, 6.4), options.eyes) +
    flat(ellipse(25, -12, 3), '#140d10') +
    flat(ellipse(27, -14, 1.8), '#fff') +
    stroke('M8 -12C18 -22 32 -22 41 -11', '#3a1d12', 2.6);
  const brow = surface(pen, smooth('4,-20 20,-32 46,-28 50,-20 26,-22 8,-12'), options.hair, 1.4);
  const moustache = surface(
    pen,
    smooth('0,26 16,20 40,28 58,50 34,46 10,42 0,36'),
    options.hair,
    1.6,
  );
  return (
    (options.behind ?? '') +
    embossed(pen, surface(pen, hairBack, options.hair, 1.6), 3, 0.4) +
    embossed(
      pen,
      mirrored(surface(pen, ellipse(52, -4, 11, 16), skin, 1.8)) +
        surface(
          pen,
          smooth('0,-66 36,-58 50,-24 46,14 26,44 0,52 -26,44 -46,14 -50,-24 -36,-58'),
          skin,
          2.2,
        ),
      6,
      0.35,
    ) +
    mirrored(eye) +
    embossed(pen, surface(pen, beard(options.short ?? false), options.hair, 1.6), 3, 0.45) +
    flat('M-14 44Q0 40 14 44Q0 54 -14 44Z', '#8f3128') +
    embossed(
      pen,
      surface(
        pen,
        smooth('0,-18 9,4 17,18 10,27 0,29 -10,27 -17,18 -9,4'),
        paint(40, 0.1, 0.72),
        1.4,
      ) +
        mirrored(moustache) +
        mirrored(brow) +
        options.headgear,
      3,
      0.6,
    )
  );
}

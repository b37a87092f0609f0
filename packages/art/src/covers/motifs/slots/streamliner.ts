import { oklch } from '../../../core/colour.ts';
import {
  embossed,
  flat,
  ink,
  metal,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import { ellipse, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { glow, softly } from '../../../scenes/light.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A night express from the front, northern lights above it. */
export const streamliner: Motif = motif(
  'aurora+express express streamliner',
  'peaks space city',
  (pen, tint) => {
    const shell = metal(tint, 0.08);
    const stripe = paint(tint + 150, 0.2, 0.54);
    const veil = (spine: string, hue: number): string =>
      softly(
        pen,
        7,
        flat(
          ribbon(spine, (t) => 46 * Math.sin(Math.PI * (0.15 + 0.8 * t)) + 4),
          oklch(0.82, 0.19, hue),
          0.55,
        ),
      );
    const body = smooth('0,-82 40,-74 62,-36 70,30 66,78 -66,78 -70,30 -62,-36 -40,-74');
    return (
      veil('-130,-20 -70,-86 -10,-70 50,-116 120,-96', 150) +
      veil('-120,-60 -40,-118 30,-98 130,-134', 190) +
      stroke('M-40 84L-86 124M40 84L86 124', '#c8cede', 7) +
      stroke('M-52 94H52M-66 106H66M-80 118H80', '#5a3b22', 7) +
      embossed(pen, surface(pen, body, shell, 2.6), 8, 0.9) +
      `<g clip-path="${pen.clip(body)}">${flat('M-80 22H-20L0 46L20 22H80V44H30L0 72L-30 44H-80Z', stripe.base)}${stroke('M-80 16H-22L0 38L22 16H80', '#fff', 4, 0.9)}</g>` +
      embossed(
        pen,
        surface(
          pen,
          'M-44 -34C-38 -58 -22 -64 -4 -65V-20H-46ZM44 -34C38 -58 22 -64 4 -65V-20H46Z',
          ink,
          2,
        ),
        3,
        0.8,
      ) +
      flat('M-36 -36C-32 -50 -24 -56 -14 -58L-26 -24H-38Z', '#9fd4ff', 0.55) +
      orb(pen, 0, -6, 15, silver, 2) +
      glow(pen, 0, -6, 66, '#fff6c8', 1) +
      flat(ellipse(0, -6, 9), '#fffdf0') +
      mirrored(
        orb(pen, 47, 10, 9, silver, 1.6) +
          glow(pen, 47, 10, 34, '#fff6c8', 0.9) +
          flat(ellipse(47, 10, 5), '#fffdf0'),
      ) +
      embossed(pen, surface(pen, roundRect(-58, 76, 116, 16, 6), ink, 2), 3, 0.7)
    );
  },
);

import { oklch } from '../../../core/colour.ts';
import { ball, flat, ivory, stroke } from '../../../core/material.ts';
import { ellipse } from '../../../core/shapes.ts';
import { shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A volleyball. */
export const volleyball: Motif = motif(
  'volleyball beach spike serve handball water',
  'stadium sea meadow',
  (pen, tint) => {
    const disc = ellipse(0, 0, 86);
    const bands = [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${flat('M0 0C-30 -30 -30 -66 -10 -96H40C10 -70 6 -30 0 0Z', oklch(0.62, 0.19, tint))}${flat('M0 0C6 -30 10 -70 40 -96H90C50 -60 40 -24 0 0Z', oklch(0.86, 0.16, 95))}${stroke('M0 0C-30 -30 -30 -66 -10 -96M0 0C6 -30 10 -70 40 -96M0 0C40 -24 60 -50 92 -80', '#27304a', 3)}</g>`,
      )
      .join('');
    return (
      flat(ellipse(4, 98, 70, 11), '#000', 0.3) +
      ball(pen, disc, ivory, 2.4) +
      `<g clip-path="${pen.clip(disc)}">${bands}<circle cx="-14" cy="-18" r="94" fill="none" stroke="#0a1030" stroke-width="26" opacity="0.28"/></g>` +
      shineSpot(-32, -44, 26, 15, -36, 0.7)
    );
  },
);

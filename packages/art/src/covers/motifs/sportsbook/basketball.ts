import { ball, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A basketball in flames. */
export const basketball: Motif = motif(
  'basketball hoops nba slam dunk court pba',
  'stadium stage city',
  (pen, tint) => {
    const disc = ellipse(0, 0, 84);
    const tail = [-1, 0, 1]
      .map((index) =>
        surface(
          pen,
          smooth([
            [-40, 30 + index * 26],
            [-84, 40 + index * 34],
            [-130, 86 + index * 14],
            [-66, 66 + index * 20],
          ]),
          paint(tint % 80, 0.2, 0.66),
          0,
        ),
      )
      .join('');
    return (
      `<g opacity="0.9">${tail}</g>` +
      ball(pen, disc, paint(50, 0.17, 0.64), 2.4) +
      `<g clip-path="${pen.clip(disc)}">${stroke('M-84 0H84M0 -84V84M-60 -66C-16 -30 -16 30 -60 66M60 -66C16 -30 16 30 60 66', '#2a1206', 4.5)}<circle cx="-14" cy="-18" r="90" fill="none" stroke="#2a0c02" stroke-width="24" opacity="0.3"/></g>` +
      shineSpot(-32, -44, 24, 13, -36, 0.6)
    );
  },
);

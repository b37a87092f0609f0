import {
  embossed,
  flat,
  gold,
  paint,
  silver,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Helmet, shield and swords. */
export const knight: Motif = motif(
  'knight siege emberkeep knights excalibur camelot arthur crusader sword castle quest spartan gladiator legion',
  'temple stage peaks',
  (pen, tint) => {
    const sword = (turn: number): string =>
      place(
        surface(pen, 'M-8 60L-7 -92L0 -118L7 -92L8 60Z', silver, 1.6) +
          stroke('M0 -96V50', '#7d8798', 2) +
          surface(pen, roundRect(-32, 56, 64, 11, 5), gold, 1.6) +
          surface(pen, roundRect(-6, 66, 12, 34, 4), wood, 1.4) +
          orb(pen, 0, 106, 9, gold, 1.2),
        0,
        0,
        1.05,
        turn,
      );
    return (
      embossed(pen, sword(46) + sword(-46), 2.6, 1) +
      embossed(
        pen,
        surface(
          pen,
          petalPath(0, -60, 66, 17, -24) +
            petalPath(0, -60, 74, 18, 4) +
            petalPath(0, -60, 64, 17, 30),
          paint(tint, 0.21, 0.54),
          1.8,
        ),
        3,
        0.5,
      ) +
      embossed(
        pen,
        surface(
          pen,
          'M-52 -30C-52 -72 -28 -84 0 -84S52 -72 52 -30V40C52 62 28 84 0 96C-28 84 -52 62 -52 40Z',
          silver,
          2.4,
        ) +
          surface(pen, 'M-7 -86H7V96H-7Z', gold, 1.4) +
          surface(pen, 'M-56 -22H56V-6H-56Z', gold, 1.6),
        5,
        1,
      ) +
      flat('M-44 0L-10 8V20L-40 12ZM44 0L10 8V20L40 12Z', '#0d0f16') +
      flat(
        [
          [22, 40],
          [34, 44],
          [22, 56],
          [34, 60],
          [28, 72],
        ]
          .flatMap(([x, y]) => [ellipse(x!, y!, 3.4), ellipse(-x!, y!, 3.4)])
          .join(''),
        '#1a1e2a',
      )
    );
  },
);

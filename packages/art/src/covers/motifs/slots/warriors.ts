import {
  bone,
  embossed,
  flat,
  gold,
  ink,
  ivory,
  paint,
  silver,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import { ellipse, place, polygon, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A samurai's helmet and war mask. */
export const samurai: Motif = motif(
  'samurai shogun ronin ninja bushido katana warrior blade japan geisha',
  'palace forest silk',
  (pen, tint) => {
    const lacquer = paint(tint, 0.16, 0.36);
    const plates = [0, 1, 2]
      .map((index) =>
        surface(
          pen,
          smooth([
            [40, -10 + index * 22],
            [84 + index * 5, 10 + index * 24],
            [90 + index * 5, 32 + index * 24],
            [44, 14 + index * 22],
          ]),
          index % 2 ? gold : lacquer,
          1.8,
        ),
      )
      .join('');
    const blade = (turn: number): string =>
      place(
        surface(pen, 'M-5 96H5L6 -60Q4 -96 -6 -112Q-8 -60 -5 96Z', silver, 1.4) +
          surface(pen, roundRect(-16, 62, 32, 8, 3), gold, 1.2) +
          surface(pen, roundRect(-6, 70, 12, 40, 4), ink, 1.2),
        0,
        10,
        1,
        turn,
      );
    return (
      embossed(pen, blade(52) + blade(-52), 2, 0.9) +
      embossed(
        pen,
        mirrored(
          surface(
            pen,
            ribbon('10,-72 54,-84 88,-112 96,-140', (t) => 26 * (1 - t) + 3),
            gold,
            2,
          ),
        ),
        3,
        1,
      ) +
      embossed(pen, mirrored(plates), 3, 0.6) +
      embossed(
        pen,
        surface(
          pen,
          'M-60 -18C-64 -80 -30 -98 0 -98S64 -80 60 -18C34 -34 -34 -34 -60 -18Z',
          lacquer,
          2.4,
        ) +
          [-30, -10, 10, 30]
            .map((x) =>
              stroke(`M${x * 0.5} -96C${x} -80 ${x * 1.4} -50 ${x * 1.5} -30`, '#e9b53d', 2),
            )
            .join('') +
          surface(pen, 'M-72 -10C-40 -40 40 -40 72 -10L64 2C36 -22 -36 -22 -64 2Z', gold, 1.8) +
          orb(pen, 0, -66, 14, gold, 1.6),
        4,
        0.8,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('-46,-10 46,-10 50,30 34,66 0,84 -34,66 -50,30'),
          paint(25, 0.17, 0.4),
          2.2,
        ),
        5,
        0.7,
      ) +
      flat('M-46 -12H46L44 12L0 4L-44 12Z', '#120a0c') +
      mirrored(flat('M10 -4L36 -8L34 4L14 6Z', '#ffd34d') + flat(ellipse(24, -1, 4), '#2a0a04')) +
      embossed(
        pen,
        surface(pen, 'M0 8L12 30L0 38L-12 30Z', paint(25, 0.16, 0.44), 1.4) +
          mirrored(surface(pen, smooth('2,40 22,34 54,54 26,50'), ivory, 1.4)),
        2,
        0.6,
      ) +
      flat('M-24 52Q0 44 24 52Q18 70 0 70T-24 52Z', '#240608') +
      flat(
        [-18, -9, 0, 9, 18]
          .map((x) =>
            polygon([
              [x - 4, 50],
              [x + 4, 50],
              [x, 60],
            ]),
          )
          .join(''),
        '#fff4d8',
      )
    );
  },
);

/** Helmet, shield and swords. */
export const knight: Motif = motif(
  'knight knights excalibur camelot arthur crusader sword castle quest spartan gladiator legion',
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

/** A horned bull. */
export const buffalo: Motif = motif(
  'buffalo bison bull bulls ox toro stampede rodeo matador thunder',
  'desert meadow volcano',
  (pen) => {
    const fur = paint(45, 0.06, 0.34);
    const tufts = Array.from({ length: 9 }, (_, index) =>
      petalPath(0, -46, 46, 14, -72 + index * 18),
    ).join('');
    return (
      embossed(
        pen,
        mirrored(
          surface(
            pen,
            ribbon('38,-46 86,-44 112,-78 100,-118', (t) => 36 * (1 - t) + 3),
            bone,
            2.2,
          ) + surface(pen, petalPath(50, -24, 50, 17, 108), fur, 2),
        ),
        4,
        0.7,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-66 44,-60 62,-24 48,18 38,62 22,92 -22,92 -38,62 -48,18 -62,-24 -44,-60'),
          fur,
          2.4,
        ) + surface(pen, tufts, paint(42, 0.07, 0.26), 1.4),
        6,
        0.5,
      ) +
      mirrored(
        flat('M16 -8C24 -18 40 -18 48 -8C40 0 24 0 16 -8Z', '#120806') +
          flat(ellipse(32, -8, 6), '#ff4a1c') +
          flat(ellipse(33, -10, 2), '#fff') +
          surface(pen, 'M8 -20C24 -34 48 -30 56 -20C40 -20 24 -16 12 -8Z', fur, 1),
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,40 36,44 44,70 26,96 -26,96 -44,70 -36,44'),
          paint(40, 0.04, 0.48),
          2,
        ),
        5,
        0.7,
      ) +
      mirrored(flat(ellipse(19, 64, 9, 7), '#150b09')) +
      stroke('M-14 72C-18 104 18 104 14 72', '#f2bf3c', 7) +
      stroke('M-14 72C-18 104 18 104 14 72', '#fff0b0', 2)
    );
  },
);

/** A knowing elephant. */
export const elephant: Motif = motif(
  'elephant mammoth ganesha safari savanna africa tusk wild',
  'meadow desert temple',
  (pen, tint) => {
    const hide = paint(250, 0.03, 0.56);
    return (
      embossed(
        pen,
        mirrored(
          surface(pen, smooth('36,-54 78,-78 110,-40 104,18 72,44 44,14'), hide, 2.2) +
            surface(pen, smooth('50,-44 78,-58 98,-30 90,10 70,26 52,4'), paint(15, 0.06, 0.66), 0),
        ),
        5,
        0.5,
      ) +
      mirrored(
        embossed(
          pen,
          surface(
            pen,
            ribbon('28,34 44,72 72,90 96,76', (t) => 20 * (1 - t) + 4),
            ivory,
            1.8,
          ),
          3,
          0.8,
        ),
      ) +
      embossed(
        pen,
        surface(
          pen,
          ribbon('0,10 0,50 -8,84 16,112 40,104', (t) => 44 - 26 * t),
          hide,
          2.2,
        ),
        7,
        0.5,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-84 40,-74 56,-34 44,10 22,34 -22,34 -44,10 -56,-34 -40,-74'),
          hide,
          2.2,
        ),
        8,
        0.5,
      ) +
      stroke('M-16 52H16M-15 64H12M-16 76H8M-14 88H8', hide.dark, 2.4, 0.7) +
      mirrored(
        flat(ellipse(30, -14, 9, 8), '#161016') +
          flat(ellipse(32, -17, 3), '#fff') +
          stroke('M18 -26Q30 -34 44 -24', hide.dark, 3),
      ) +
      embossed(
        pen,
        surface(pen, 'M0 -92L34 -70L22 -30L0 -12L-22 -30L-34 -70Z', paint(tint, 0.19, 0.5), 1.6) +
          stroke('M0 -84L26 -66L16 -36L0 -22L-16 -36L-26 -66Z', '#ffd05a', 3) +
          orb(pen, 0, -52, 11, gold, 1.2),
        2,
        0.8,
      )
    );
  },
);

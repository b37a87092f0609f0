import { oklch } from '../../../core/colour.ts';
import {
  embossed,
  flat,
  gold,
  ink,
  ivory,
  leaf,
  paint,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import {
  ellipse,
  num,
  place,
  ribbon,
  roundRect,
  smooth,
  type Point,
} from '../../../core/shapes.ts';
import { gemStone, mirrored, orb, petalPath, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow, softly } from '../../../scenes/light.ts';

/** A golden horseshoe and a four-leaf clover. */
export const horseshoe: Motif = motif(
  'horseshoe luck lucky charm charms clover bell bells four',
  'meadow burst brocade',
  (pen) => {
    const shoe =
      'M-34 96L-64 88C-104 20 -90 -92 0 -92S104 20 64 88L34 96L28 76C62 26 52 -48 0 -48S-62 26 -28 76Z';
    const nails = [
      [-66, 40],
      [-72, 4],
      [-60, -34],
      [60, -34],
      [72, 4],
      [66, 40],
    ]
      .map(([x, y]) => roundRect(x! - 4, y! - 6, 8, 12, 2))
      .join('');
    const leafOf = (turn: number): string =>
      `<g transform="rotate(${turn})">${surface(pen, 'M0 0C-26 -10 -36 -34 -20 -44C-10 -50 -2 -44 0 -36C2 -44 10 -50 20 -44C36 -34 26 -10 0 0Z', leaf, 1.6)}${stroke('M0 -4V-26', leaf.light, 2)}</g>`;
    return (
      embossed(pen, surface(pen, shoe, gold, 2.4), 5, 1) +
      flat(nails, '#6a3b06') +
      embossed(
        pen,
        stroke('M2 16C6 40 16 56 30 66', leaf.dark, 7) + [45, 135, 225, 315].map(leafOf).join(''),
        3,
        0.8,
      )
    );
  },
);

/** A lamp with a wish in its smoke. */
export const lamp: Motif = motif(
  'lamp genie aladdin wish wishes arabian nights desert sultan djinn',
  'desert cave palace',
  (pen, tint) => {
    const smoke = [
      [70, 30],
      [40, -20],
      [86, -52],
      [30, -84],
      [60, -118],
    ] as const;
    return (
      `<g opacity="0.85">${softly(
        pen,
        2,
        surface(
          pen,
          ribbon(
            smoke.map(([x, y]): Point => [x, y]),
            (t) => 8 + 44 * Math.sin(t * Math.PI * 0.8),
          ),
          paint(tint, 0.19, 0.66),
          0,
        ),
      )}</g>` +
      glow(pen, 50, -60, 70, oklch(0.85, 0.16, tint), 0.8) +
      glint(34, -64, 22) +
      glint(70, -92, 15) +
      glint(70, -28, 12) +
      embossed(
        pen,
        stroke('M-46 22C-96 0 -104 60 -44 56', '#e0a42a', 11) +
          surface(pen, smooth('-54,20 0,8 44,14 72,16 98,-2 92,26 60,52 20,70 -30,66'), gold, 2.4) +
          surface(pen, smooth('-24,66 20,66 34,96 -38,96'), gold, 2) +
          surface(pen, smooth('-34,12 -20,-12 0,-20 20,-12 32,10'), gold, 2) +
          orb(pen, 0, -28, 10, paint(tint, 0.2, 0.56), 1.6),
        5,
        1,
      ) +
      [-24, 0, 24]
        .map((x) => place(gemStone(pen, 0, 0, 10, tint + 120 + x * 3, 'round'), x, 38))
        .join('')
    );
  },
);

/** A bubbling flask. */
export const potion: Motif = motif(
  'potion witch alchemy alchemist elixir lab brew poison hex vampire blood halloween',
  'cave forest stage',
  (pen, tint) => {
    const glass =
      'M-20 -92H20V-42C60 -26 78 12 70 48C62 84 34 98 0 98S-62 84 -70 48C-78 12 -60 -26 -20 -42Z';
    const bubbles = [
      [-20, 40, 11],
      [22, 58, 8],
      [8, 22, 7],
      [-36, 64, 7],
      [36, 28, 9],
      [-6, -6, 6],
    ]
      .map(
        ([x, y, r]) =>
          flat(ellipse(x!, y!, r!), '#fff', 0.35) +
          shineSpot(x! - r! * 0.3, y! - r! * 0.3, r! * 0.3, r! * 0.3, 0, 0.9),
      )
      .join('');
    return (
      glow(pen, 0, 30, 120, oklch(0.8, 0.2, tint), 0.9) +
      flat(glass, '#e8f4ff', 0.28) +
      `<g clip-path="${pen.clip(glass)}">${surface(pen, 'M-90 6C-50 -8 -30 16 0 6S60 -6 90 6V110H-90Z', paint(tint, 0.22, 0.6), 0)}${bubbles}</g>` +
      stroke(glass, '#ffffff', 4, 0.9) +
      stroke('M-52 60C-60 30 -50 0 -28 -18', '#fff', 8, 0.6) +
      embossed(
        pen,
        surface(pen, roundRect(-27, -100, 54, 16, 6), gold, 1.6) +
          surface(pen, roundRect(-17, -124, 34, 28, 5), wood, 1.8),
        2.4,
        0.8,
      ) +
      [
        [-36, -86, 7],
        [34, -104, 9],
        [10, -140, 6],
      ]
        .map(([x, y, r]) => orb(pen, x!, y!, r!, paint(tint, 0.19, 0.7), 0))
        .join('')
    );
  },
);

/** A carved pumpkin and bats. */
export const pumpkin: Motif = motif(
  'pumpkin halloween spooky ghost haunted trick night dead zombie',
  'forest city cave',
  (pen) => {
    const bat =
      'M0 0C8 -10 14 -8 20 -18C28 -14 40 -18 50 -4C38 -4 34 4 30 10C22 4 14 6 10 14L0 20L-10 14C-14 6 -22 4 -30 10C-34 4 -38 -4 -50 -4C-40 -18 -28 -14 -20 -18C-14 -8 -8 -10 0 0Z';
    const skin = paint(52, 0.18, 0.68);
    const face =
      'M-46 -10L-16 -22L-24 6ZM46 -10L16 -22L24 6ZM0 2L9 18H-9ZM-56 28C-30 44 30 44 56 28C50 58 30 72 16 72L14 60H2L0 72C-30 72 -50 56 -56 28Z';
    return (
      place(flat(bat, '#17091f'), -62, -92, 0.9, -14) +
      place(flat(bat, '#17091f'), 68, -80, 0.7, 12) +
      embossed(
        pen,
        surface(pen, smooth('-6,-56 -14,-92 10,-104 16,-92 4,-84 10,-56'), leaf, 2) +
          [-52, 52, -28, 28, 0]
            .map((x) => surface(pen, ellipse(x, 20, 44, 78 - Math.abs(x) * 0.2), skin, 2))
            .join(''),
        6,
        0.6,
      ) +
      softly(pen, 4, flat(face, '#ffdf3a')) +
      flat(
        face,
        pen.linear([
          [0, '#fffbd0'],
          [0.5, '#ffc400'],
          [1, '#ff7a00'],
        ]),
      ) +
      stroke(face, '#5b2405', 2.6)
    );
  },
);

/** A scarab with spread wings and the sun. */
export const scarab: Motif = motif(
  'scarab scarabs beetle cleopatra egypt sands tomb mummy amulet',
  'desert temple brocade',
  (pen, tint) => {
    const wing = Array.from({ length: 8 }, (_, index) =>
      surface(
        pen,
        petalPath(14, 14, 104 - index * 6, 12, 46 + index * 9),
        index % 2 ? gold : paint(tint, 0.17, 0.48),
        1.4,
      ),
    ).join('');
    return (
      glow(pen, 0, -70, 70, '#ffe680', 0.9) +
      embossed(pen, mirrored(wing), 2.6, 0.8) +
      embossed(
        pen,
        surface(pen, ellipse(0, -74, 34), paint(45, 0.19, 0.66), 2) +
          stroke(ellipse(0, -74, 34), '#ffd968', 5),
        3,
        0.9,
      ) +
      embossed(
        pen,
        mirrored(
          stroke('M20 -16C40 -26 44 -44 36 -56M24 30L52 46L56 72M18 62L36 82L34 104', '#c9860f', 8),
        ) +
          surface(pen, smooth('0,-36 28,-24 26,-4 0,2 -26,-4 -28,-24'), gold, 2) +
          surface(pen, smooth('0,-4 38,8 42,54 0,94 -42,54 -38,8'), paint(tint, 0.17, 0.46), 2.2) +
          stroke('M0 -2V92M-38 16C-16 6 16 6 38 16', '#ffd75c', 4),
        5,
        1,
      )
    );
  },
);

/** A carved sun face. */
export const sunMask: Motif = motif(
  'aztec maya inca mayan montezuma temple sun idol totem tribal gonzo eldorado',
  'forest temple desert',
  (pen, tint) => {
    const stone = paint(75, 0.05, 0.62);
    const rays = Array.from(
      { length: 16 },
      (_, index) =>
        `<g transform="rotate(${num(index * 22.5)})">${surface(pen, index % 2 ? 'M-11 -70L0 -112L11 -70Z' : 'M-13 -70V-98H13V-70Z', index % 2 ? gold : paint(tint, 0.16, 0.5), 1.6)}</g>`,
    ).join('');
    const eye =
      surface(pen, 'M10 -26H46V-8H28L10 -2Z', paint(tint + 150, 0.16, 0.5), 1.6) +
      flat(roundRect(22, -20, 10, 10, 2), '#fff6c0');
    return (
      embossed(pen, rays + surface(pen, ellipse(0, 0, 82), stone, 2.4), 3, 0.7) +
      stroke(ellipse(0, 0, 74), '#3c3122', 3, 0.6) +
      embossed(pen, surface(pen, 'M-52 -52H52V20L36 56H-36L-52 20Z', gold, 2.2), 4, 0.8) +
      mirrored(eye + surface(pen, 'M50 0H66V34H50Z', paint(tint, 0.17, 0.5), 1.6)) +
      embossed(
        pen,
        surface(pen, 'M-9 -22H9L16 18H-16Z', gold, 1.6) +
          surface(pen, 'M-40 -52L0 -78L40 -52L30 -38H-30Z', paint(tint, 0.17, 0.5), 1.8) +
          orb(pen, 0, -56, 9, paint(tint + 150, 0.18, 0.56), 1.2),
        2.4,
        0.8,
      ) +
      flat(roundRect(-28, 26, 56, 20, 4), '#2c1508') +
      flat([-22, -11, 0, 11].map((x) => roundRect(x, 28, 9, 16, 2)).join(''), '#fff3d2')
    );
  },
);

/** A red-hot pepper under a sombrero. */
export const chilli: Motif = motif(
  'chilli chili chilies pepper mexico mexican fiesta taco salsa mariachi spicy jalapeno',
  'desert meadow burst',
  (pen, tint) => {
    const red = paint(25, 0.23, 0.52);
    const hat =
      surface(
        pen,
        smooth('-104,-26 -60,-40 60,-40 104,-26 84,-6 0,-14 -84,-6'),
        paint(80, 0.15, 0.74),
        2.2,
      ) +
      surface(
        pen,
        smooth('-46,-36 -34,-86 0,-104 34,-86 46,-36 0,-30'),
        paint(80, 0.15, 0.76),
        2.2,
      ) +
      surface(
        pen,
        'M-44 -50C-20 -42 20 -42 44 -50L46 -34C20 -26 -20 -26 -46 -34Z',
        paint(tint, 0.2, 0.52),
        1.4,
      ) +
      stroke('M-96 -22C-60 -8 60 -8 96 -22', oklch(0.6, 0.2, tint), 4);
    const bean = (x: number, turn: number): string =>
      place(
        surface(pen, smooth('-30,-50 24,-52 36,0 30,56 54,98 10,88 -26,50 -40,0'), red, 2.2),
        x,
        24,
        1,
        turn,
      );
    return (
      embossed(
        pen,
        place(bean(0, 0), -46, 6, 0.8, 22, true) + place(bean(0, 0), 48, 8, 0.8, -20) + bean(0, 0),
        6,
        1,
      ) +
      mirrored(orb(pen, 17, 20, 12, ivory, 1.6) + flat(ellipse(18, 22, 5.5), '#1a0d0a')) +
      stroke('M-18 46Q0 62 18 46', '#4a0606', 4) +
      surface(pen, smooth('-26,38 -10,34 0,38 10,34 26,38 10,44 0,41 -10,44'), ink, 0) +
      embossed(pen, hat, 4, 0.7)
    );
  },
);

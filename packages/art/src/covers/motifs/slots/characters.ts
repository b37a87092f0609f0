import { oklch } from '../../../core/colour.ts';
import {
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
import {
  ellipse,
  place,
  polygon,
  ribbon,
  ring,
  roundRect,
  smooth,
  star,
  type Point,
} from '../../../core/shapes.ts';
import { coin, gemStone, mirrored, orb, petalPath, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow } from '../../../scenes/light.ts';

/** The court fool. */
export const jester: Motif = motif(
  'joker jester jokers fool clown circus carnival wild crazy',
  'stage burst silk',
  (pen, tint) => {
    const one = paint(tint, 0.21, 0.54);
    const two = paint(tint + 150, 0.2, 0.56);
    const horn =
      surface(pen, smooth('4,-46 40,-92 88,-88 104,-44 88,-52 70,-50 56,-16 30,-20'), one, 2.2) +
      orb(pen, 102, -36, 11, gold, 1.6);
    const hornTwo =
      surface(
        pen,
        smooth('-4,-46 -40,-92 -88,-88 -104,-44 -88,-52 -70,-50 -56,-16 -30,-20'),
        two,
        2.2,
      ) + orb(pen, -102, -36, 11, gold, 1.6);
    const collar = Array.from({ length: 9 }, (_, index) =>
      petalPath(0, 44, 66, 15, 100 + index * 20),
    ).join('');
    return (
      embossed(pen, surface(pen, collar, two, 1.6), 3, 0.6) +
      embossed(
        pen,
        surface(pen, smooth('-22,-40 0,-122 22,-40'), gold, 2) + horn + hornTwo,
        5,
        0.8,
      ) +
      orb(pen, 0, -122, 11, gold, 1.6) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-46 40,-34 50,8 34,52 0,76 -34,52 -50,8 -40,-34'),
          paint(80, 0.02, 0.95),
          2.2,
        ),
        6,
        0.4,
      ) +
      embossed(
        pen,
        surface(pen, polygon('-56,-26 -28,-42 0,-26 28,-42 56,-26 46,-10 0,-20 -46,-10'), one, 1.8),
        2.4,
        0.7,
      ) +
      mirrored(
        flat('M10 0C18 -10 34 -10 40 0C34 8 18 8 10 0Z', '#fff') +
          flat(ellipse(25, 0, 6), oklch(0.6, 0.18, tint)) +
          flat(ellipse(25, 0, 2.8), '#000') +
          stroke('M9 0C18 -12 34 -12 41 0M25 10V24', '#1c1020', 3),
      ) +
      orb(pen, 0, 18, 9, paint(22, 0.22, 0.56), 1.2) +
      flat('M-36 32C-20 44 20 44 36 32C30 62 14 66 0 66S-30 62 -36 32Z', '#b3122c') +
      flat('M-28 40C-14 46 14 46 28 40C24 50 14 52 0 52S-24 50 -28 40Z', '#fff')
    );
  },
);

/** The beckoning cat. */
export const luckyCat: Motif = motif(
  'neko cat kitty maneki fortune lucky prosperity caishen wealth fa cai',
  'palace brocade burst',
  (pen, tint) => {
    const white = paint(85, 0.02, 0.95);
    const ear =
      surface(pen, smooth('18,-70 38,-112 62,-98 62,-52'), white, 2.2) +
      surface(pen, smooth('32,-76 42,-98 54,-90 54,-66'), paint(15, 0.12, 0.7), 0);
    return (
      embossed(
        pen,
        surface(
          pen,
          ribbon('54,40 86,10 82,-40 70,-62', () => 32),
          white,
          2.2,
        ) + surface(pen, smooth('0,0 56,16 72,70 50,104 -50,104 -72,70 -56,16'), white, 2.4),
        7,
        0.5,
      ) +
      embossed(pen, mirrored(ear), 3, 0.5) +
      embossed(
        pen,
        surface(pen, smooth('0,-84 54,-76 76,-36 62,4 0,18 -62,4 -76,-36 -54,-76'), white, 2.4),
        8,
        0.5,
      ) +
      mirrored(
        stroke('M20 -34Q34 -50 48 -34', '#2a1a16', 5) +
          stroke('M40 -8L70 -14M42 0L72 4', '#b8a898', 2.4),
      ) +
      surface(pen, smooth('0,-12 -8,-20 8,-20'), paint(15, 0.16, 0.62), 1.2) +
      stroke('M-16 -6Q-8 4 0 -6Q8 4 16 -6', '#2a1a16', 3.4) +
      flat(ellipse(-44, -12, 10, 6) + ellipse(44, -12, 10, 6), '#ff9d9d', 0.6) +
      embossed(
        pen,
        surface(
          pen,
          'M-58 8C-30 28 30 28 58 8L60 22C30 44 -30 44 -60 22Z',
          paint(25, 0.21, 0.52),
          1.8,
        ) + orb(pen, 0, 34, 12, gold, 1.6),
        2.4,
        0.8,
      ) +
      place(coin(pen, 0, 0, 34, 1), -14, 76) +
      orb(pen, 70, -66, 19, white, 2) +
      (tint > 180 ? glint(-78, -88, 16, '#fff2b0') : '')
    );
  },
);

/** A visitor from far away. */
export const alien: Motif = motif(
  'alien ufo cosmic galaxy space invader martian stellar nova star galactic robot',
  'space grid cave',
  (pen, tint) => {
    const skin = paint(pen.random.chance(0.6) ? 140 : tint, 0.18, 0.68);
    return (
      embossed(
        pen,
        mirrored(
          stroke('M24 -70C34 -96 46 -104 54 -112', skin.dark, 6) +
            orb(pen, 56, -114, 11, paint(tint, 0.2, 0.62), 1.6),
        ),
        2,
        0.6,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-92 58,-78 80,-30 58,24 20,62 0,68 -20,62 -58,24 -80,-30 -58,-78'),
          skin,
          2.4,
        ),
        9,
        0.9,
      ) +
      mirrored(
        surface(pen, 'M12 6C14 -26 42 -42 66 -34C66 -6 44 16 12 6Z', ink, 2) +
          flat('M24 -6C28 -22 44 -32 58 -30C52 -18 40 -8 24 -6Z', oklch(0.72, 0.2, tint), 0.75) +
          shineSpot(50, -24, 8, 5, -30, 0.95),
      ) +
      stroke('M-16 42Q0 54 16 42', skin.line, 4) +
      embossed(
        pen,
        surface(pen, smooth('-104,84 -40,58 40,58 104,84 60,106 -60,106'), silver, 2.4),
        4,
        1,
      ) +
      [-60, -20, 20, 60].map((x) => orb(pen, x, 88, 8, paint(tint + x, 0.2, 0.64), 1)).join('')
    );
  },
);

/** A cobra with spread hood. */
export const cobra: Motif = motif(
  'cobra snake serpent medusa viper python hydra anaconda',
  'desert temple forest cave',
  (pen, tint) => {
    const skin = paint(tint, 0.17, 0.46);
    const belly = paint(88, 0.12, 0.84);
    const bands = [0, 1, 2, 3, 4, 5]
      .map((index) =>
        stroke(
          `M${-24 + index} ${8 + index * 14}Q0 ${16 + index * 14} ${24 - index} ${8 + index * 14}`,
          belly.dark,
          2.4,
          0.7,
        ),
      )
      .join('');
    return (
      embossed(
        pen,
        surface(
          pen,
          ribbon('10,92 74,106 96,74 44,60 -50,84 -104,70', (t) => 34 * (1 - t) + 6),
          skin,
          2.2,
        ),
        6,
        0.7,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-92 40,-84 74,-40 62,20 34,70 30,104 -30,104 -34,70 -62,20 -74,-40 -40,-84'),
          skin,
          2.4,
        ) + surface(pen, smooth('0,-24 26,-6 28,50 20,104 -20,104 -28,50 -26,-6'), belly, 1.6),
        7,
        0.7,
      ) +
      bands +
      mirrored(stroke('M52 -36C60 -16 54 8 44 26', '#ffd968', 5, 0.9)) +
      embossed(
        pen,
        surface(pen, smooth('0,-86 30,-78 40,-48 22,-16 0,-8 -22,-16 -40,-48 -30,-78'), skin, 2.2),
        5,
        0.9,
      ) +
      mirrored(
        flat('M8 -46L34 -56L30 -40L14 -36Z', '#fff04a') + flat(ellipse(22, -46, 2.6, 6), '#180808'),
      ) +
      flat(polygon('-12,-16 -6,-15 -9,6') + polygon('12,-16 6,-15 9,6'), '#fff') +
      stroke('M0 -10V14M0 14L-7 26M0 14L7 26', '#e0203a', 3.4)
    );
  },
);

/** A happy frog with a coin. */
export const frog: Motif = motif(
  'frog toad pond swamp prince fairy tale',
  'forest meadow ocean',
  (pen) => {
    const skin = paint(138, 0.19, 0.62);
    return (
      embossed(
        pen,
        mirrored(surface(pen, smooth('40,40 92,30 104,74 70,100 34,96'), skin, 2.2)) +
          surface(pen, smooth('0,-20 58,0 72,50 48,98 -48,98 -72,50 -58,0'), skin, 2.4) +
          surface(pen, smooth('0,34 40,44 34,92 -34,92 -40,44'), paint(105, 0.12, 0.9), 0),
        7,
        0.7,
      ) +
      embossed(
        pen,
        mirrored(surface(pen, ellipse(40, -58, 30), skin, 2.2)) +
          surface(pen, smooth('0,-62 56,-54 84,-18 60,18 0,30 -60,18 -84,-18 -56,-54'), skin, 2.4),
        7,
        0.8,
      ) +
      mirrored(
        orb(pen, 40, -60, 21, ivory, 1.8) +
          flat(ellipse(38, -58, 9, 12), '#1a120c') +
          flat(ellipse(42, -64, 4), '#fff') +
          flat(ellipse(8, -22, 2.6), '#234d12') +
          flat(ellipse(58, -2, 10, 6), '#ff9a7a', 0.5),
      ) +
      stroke('M-58 -4C-30 22 30 22 58 -4', '#1d4a10', 4.5) +
      coin(pen, 0, 66, 28, 1)
    );
  },
);

/** A tall ship under sail. */
export const galleon: Motif = motif(
  'ship galleon voyage sail sailor admiral explorer columbus island odyssey armada',
  'sea ocean',
  (pen, tint) => {
    const sail = (x: number, y: number, w: number, h: number): string =>
      surface(
        pen,
        `M${x - w} ${y}Q${x} ${y + 10} ${x + w} ${y}Q${x + w * 1.24} ${y + h * 0.55} ${x + w * 1.05} ${y + h}Q${x} ${y + h * 0.84} ${x - w * 0.95} ${y + h}Q${x - w * 0.7} ${y + h * 0.5} ${x - w} ${y}Z`,
        ivory,
        1.8,
      );
    const flag = surface(
      pen,
      'M2 -118C16 -126 26 -112 42 -118V-100C26 -94 16 -108 2 -100Z',
      paint(tint, 0.21, 0.54),
      1.4,
    );
    return (
      stroke('M0 -116V50M-52 -78V40M50 -70V40M60 36L112 4', '#5a3415', 5) +
      flag +
      embossed(
        pen,
        sail(-52, -66, 26, 42) +
          sail(-52, -20, 32, 44) +
          sail(50, -58, 24, 38) +
          sail(50, -16, 30, 42) +
          sail(0, -92, 30, 46) +
          sail(0, -44, 40, 62) +
          flat(star(2, -16, 16, 7, 5), oklch(0.58, 0.2, tint)),
        3,
        0.4,
      ) +
      embossed(
        pen,
        surface(
          pen,
          'M-104 22L-70 30H60L104 20C100 60 80 88 54 94H-58C-84 86 -100 56 -104 22Z',
          wood,
          2.4,
        ) + stroke('M-96 46H94M-86 64H84', '#e8b13a', 3.4),
        5,
        0.6,
      ) +
      [-54, -24, 6, 36, 62]
        .map((x) => surface(pen, roundRect(x - 6, 50, 12, 10, 2), ink, 1))
        .join('') +
      `<path d="M-112 92q14 -12 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0C100 122 -100 122 -112 92Z" fill="${pen.linear(
        [
          [0, oklch(0.85, 0.08, 220)],
          [0.3, oklch(0.55, 0.12, 235)],
          [1, oklch(0.3, 0.1, 245)],
        ],
      )}" opacity="0.92"/>`
    );
  },
);

/** A star of stones. */
export const starburst: Motif = motif(
  'starburst stars star cosmic galaxy nova shine xtreme bling 100 1000',
  'space burst silk',
  (pen, tint) => {
    const points = ring(0, 0, 104, 5);
    const valleys = ring(0, 0, 44, 5, Math.PI / 5);
    const facets = points.flatMap((tip, index): string[] => {
      const [left, right] = [valleys[(index + 4) % 5] as Point, valleys[index] as Point];
      return [
        flat(polygon([[0, 0], left, tip]), oklch(0.88 - index * 0.04, 0.16, 92)),
        flat(polygon([[0, 0], tip, right]), oklch(0.66 - index * 0.03, 0.17, 68)),
      ];
    });
    const small = [
      [-84, -60, 30],
      [88, -54, 150],
      [-78, 74, 220],
      [82, 78, 300],
    ]
      .map(([x, y, turn]) =>
        place(gemStone(pen, 0, 0, 24, tint + turn!, 'brilliant'), x!, y!, 1, x! / 5),
      )
      .join('');
    return (
      glow(pen, 0, 0, 130, '#fff2b0', 0.9) +
      small +
      embossed(pen, flat(star(0, 0, 108, 46, 5), '#7a4204') + facets.join(''), 3, 0.9) +
      stroke(star(0, 0, 104, 44, 5), '#fff6cf', 2.6) +
      place(gemStone(pen, 0, 0, 30, tint, 'round'), 0, 4) +
      glint(-26, -40, 26)
    );
  },
);

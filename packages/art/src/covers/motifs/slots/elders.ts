import { oklch } from '../../../core/colour.ts';
import {
  bone,
  embossed,
  flat,
  gold,
  ink,
  leaf,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import { ellipse, place, regular, ribbon, roundRect, smooth, star } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { coin, mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

const bolt = 'M14 -112L-44 6H-8L-30 112L52 -22H14L44 -112Z';

/** The thunderer with his bolts. */
export const thunder: Motif = motif(
  'zeus olympus thunder storm lightning gods titan gates odin thor jupiter',
  'heavens temple peaks',
  (pen) => {
    const spark = (x: number, turn: number): string =>
      place(
        glow(pen, 0, 0, 80, '#bfe6ff', 0.7) + embossed(pen, surface(pen, bolt, gold, 2), 3, 1),
        x,
        -8,
        0.92,
        turn,
      );
    const laurel = mirrored(
      [0, 1, 2, 3, 4]
        .map((index) =>
          surface(
            pen,
            petalPath(52 - index * 11, -34 - index * 8, 26, 8, -66 + index * 12),
            gold,
            1.2,
          ),
        )
        .join(''),
    );
    return elderFace(pen, {
      hair: paint(250, 0.015, 0.92),
      eyes: '#49a8ff',
      headgear: laurel,
      behind: spark(-80, 14) + spark(80, -14),
    });
  },
);

/** A northern warrior. */
export const viking: Motif = motif(
  'viking vikings valhalla ragnarok nordic norse axe raid rune',
  'peaks sea stage',
  (pen) => {
    const helm =
      surface(
        pen,
        'M-58 -30C-60 -84 -30 -104 0 -104S60 -84 58 -30C30 -46 -30 -46 -58 -30Z',
        silver,
        2.2,
      ) +
      surface(pen, 'M-9 -106H9L11 -4L0 6L-11 -4Z', gold, 1.8) +
      surface(pen, 'M-60 -40C-30 -58 30 -58 60 -40L58 -24C30 -42 -30 -42 -58 -24Z', gold, 1.8) +
      [-42, -22, 22, 42]
        .map((x) => surface(pen, ellipse(x, -38 - (42 - Math.abs(x)) * 0.16, 4), silver, 1))
        .join('');
    const horns = mirrored(
      embossed(
        pen,
        surface(
          pen,
          ribbon('44,-58 84,-56 108,-84 98,-120', (t) => 30 * (1 - t) + 3),
          bone,
          2,
        ),
        4,
        0.7,
      ),
    );
    return elderFace(pen, {
      hair: paint(44, 0.15, 0.56),
      eyes: '#3f9a6a',
      headgear: helm,
      behind: horns,
    });
  },
);

/** A wizard under his hat. */
export const wizard: Motif = motif(
  'wizard merlin magic magician sorcerer spell enchanted arcane mystic',
  'cave forest space',
  (pen, tint) => {
    const cloth = paint(tint, 0.17, 0.42);
    const stars = [
      [-18, -64, 9],
      [14, -86, 7],
      [22, -58, 6],
      [-2, -104, 5],
    ]
      .map(([x, y, r]) => flat(star(x!, y!, r!, r! * 0.42, 5), '#ffe38a'))
      .join('');
    const hat =
      surface(pen, smooth('-52,-44 -34,-88 -6,-128 30,-132 20,-108 44,-76 54,-44'), cloth, 2.2) +
      surface(pen, smooth('-98,-34 -40,-56 40,-56 98,-34 44,-36 -44,-36'), cloth, 2.2) +
      surface(pen, 'M-54 -56C-30 -66 30 -66 54 -56L55 -44C30 -54 -30 -54 -55 -44Z', gold, 1.4) +
      stars;
    return elderFace(pen, {
      hair: paint(280, 0.015, 0.88),
      eyes: oklch(0.7, 0.17, tint),
      headgear: hat,
      behind:
        glow(pen, 84, 40, 60, oklch(0.8, 0.2, tint), 1) +
        orb(pen, 84, 44, 26, paint(tint, 0.2, 0.66), 1.6) +
        glow(pen, -88, 30, 40, '#ffe9a0', 0.9),
    });
  },
);

/** Father Christmas. */
export const santa: Motif = motif(
  'santa christmas xmas holiday winter snow reindeer',
  'peaks forest city',
  (pen) => {
    const red = paint(24, 0.22, 0.54);
    const hat =
      surface(pen, smooth('-54,-44 -40,-92 0,-116 50,-104 86,-64 74,-52 50,-64 52,-44'), red, 2.2) +
      surface(pen, roundRect(-66, -62, 132, 32, 16), paint(240, 0.01, 0.96), 2) +
      orb(pen, 82, -52, 18, paint(240, 0.01, 0.97), 1.8);
    return elderFace(pen, { hair: paint(240, 0.01, 0.95), eyes: '#4a8fd6', headgear: hat });
  },
);

/** A leprechaun with luck in his hat. */
export const leprechaun: Motif = motif(
  'leprechaun irish clover shamrock rainbow patrick luck lucky charm pot emerald',
  'meadow forest burst',
  (pen) => {
    const green = paint(148, 0.17, 0.46);
    const leafOf = (turn: number): string => petalPath(0, -2, 20, 12, turn);
    const clover = surface(pen, [0, 90, 180, 270].map(leafOf).join(''), leaf, 1.2);
    const hat =
      surface(pen, 'M-48 -54L-54 -122C-20 -132 20 -132 54 -122L48 -54Z', green, 2.2) +
      surface(pen, smooth('-92,-46 -44,-60 44,-60 92,-46 46,-38 -46,-38'), green, 2.2) +
      surface(pen, 'M-49 -78H49L48 -56H-48Z', ink, 1.6) +
      stroke(roundRect(-17, -82, 34, 28, 4), '#ffcf3d', 7) +
      place(clover, 32, -92, 1.15, 16);
    const coins = [
      [-84, 70, 20],
      [84, 76, 20],
      [-66, 96, 17],
      [64, 102, 17],
    ]
      .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.75))
      .join('');
    return elderFace(pen, { hair: paint(46, 0.18, 0.62), eyes: '#2f9a55', headgear: hat }) + coins;
  },
);

/** A prospector with lamp and nuggets. */
export const miner: Motif = motif(
  'miner mine gold rush digger prospector dynamite nugget dig quarry western',
  'cave desert volcano',
  (pen) => {
    const helm =
      surface(pen, 'M-58 -36C-58 -88 -30 -104 0 -104S58 -88 58 -36Z', paint(85, 0.17, 0.78), 2.2) +
      surface(
        pen,
        smooth('-74,-30 -40,-46 40,-46 74,-30 40,-28 -40,-28'),
        paint(80, 0.17, 0.7),
        2,
      ) +
      surface(pen, ellipse(0, -66, 21), silver, 2);
    const nugget = (x: number, y: number, r: number): string =>
      embossed(pen, surface(pen, regular(x, y, r, 7, 0.3), gold, 1.6), 3, 1);
    return (
      elderFace(pen, { hair: paint(50, 0.07, 0.4), eyes: '#5a86b8', headgear: helm, short: true }) +
      glow(pen, 0, -66, 70, '#fff8cf', 1) +
      flat(ellipse(0, -66, 14), '#fffef2') +
      nugget(-74, 74, 26) +
      nugget(76, 78, 28) +
      nugget(-38, 94, 22) +
      nugget(36, 98, 20) +
      nugget(0, 92, 26)
    );
  },
);

/** The lord of the sea with his trident. */
export const seaLord: Motif = motif(
  'poseidon neptune trident atlantis triton sea ocean',
  'ocean sea',
  (pen) => {
    const crownPath =
      'M-50 -36L-58 -92L-30 -62L-20 -104L0 -66L20 -104L30 -62L58 -92L50 -36C20 -48 -20 -48 -50 -36Z';
    const trident = place(
      embossed(
        pen,
        surface(
          pen,
          'M-5 -40H5V112H-5ZM-34 -60C-34 -30 -20 -28 0 -28S34 -30 34 -60L46 -56L38 -104L26 -62C26 -44 14 -40 5 -40V-84L13 -80L0 -120L-13 -80L-5 -84V-40C-14 -40 -26 -44 -26 -62L-38 -104L-46 -56Z',
          gold,
          1.8,
        ),
        3,
        1,
      ),
      82,
      0,
      1,
      12,
    );
    return elderFace(pen, {
      hair: paint(195, 0.12, 0.62),
      eyes: '#1fb8c9',
      skin: paint(190, 0.05, 0.78),
      headgear: surface(pen, crownPath, gold, 2) + orb(pen, 0, -58, 8, paint(195, 0.15, 0.6), 1),
      behind: trident,
    });
  },
);

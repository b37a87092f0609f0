import { oklch } from '../../../core/colour.ts';
import { embossed, leaf, paint, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { beastFace } from '../kit/beast.ts';
import { petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A grey wolf. */
export const wolf: Motif = motif(
  'wolf wolves howl fang husky moon',
  'peaks forest space city',
  (pen) =>
    beastFace(pen, {
      fur: paint(255, 0.035, 0.5),
      muzzle: paint(250, 0.015, 0.86),
      eyes: '#ffd23d',
      ears: 'pointed',
      mane: paint(258, 0.04, 0.36),
      marks: 'blaze',
    }),
);

/** A roaring tiger. */
export const tiger: Motif = motif(
  'tiger tigers bengal siberian jungle',
  'forest palace temple volcano',
  (pen) =>
    beastFace(pen, {
      fur: paint(58, 0.17, 0.7),
      muzzle: paint(80, 0.05, 0.93),
      eyes: '#b7f25a',
      ears: 'round',
      marks: 'stripes',
      roar: true,
      mane: paint(52, 0.14, 0.6),
    }),
);

/** A lion in his mane. */
export const lion: Motif = motif(
  'lion lions safari savanna africa leo majestic king',
  'desert meadow temple burst',
  (pen) =>
    beastFace(pen, {
      fur: paint(76, 0.13, 0.76),
      muzzle: paint(84, 0.06, 0.92),
      eyes: '#ffc02e',
      ears: 'round',
      mane: paint(46, 0.14, 0.46),
      roar: true,
    }),
);

/** A friendly panda. */
export const panda: Motif = motif('panda pandas bamboo bear', 'forest palace meadow', (pen) => {
  const cane = (x: number, turn: number): string =>
    place(
      embossed(
        pen,
        surface(
          pen,
          [0, 1, 2, 3].map((index) => roundRect(-9, -110 + index * 56, 18, 54, 6)).join(''),
          paint(132, 0.17, 0.62),
          1.6,
        ) + surface(pen, petalPath(6, -50, 46, 11, 60) + petalPath(-6, 0, 46, 11, -64), leaf, 1.2),
        3,
        0.5,
      ),
      x,
      0,
      1,
      turn,
    );
  return (
    cane(-82, -6) +
    cane(84, 7) +
    beastFace(pen, {
      fur: paint(90, 0.012, 0.95),
      muzzle: paint(90, 0.01, 0.97),
      eyes: '#7a4a22',
      ears: 'round',
      marks: 'patches',
    })
  );
});

/** A sly fox. */
export const fox: Motif = motif('fox foxy kitsune renard hunter', 'forest palace peaks', (pen) =>
  beastFace(pen, {
    fur: paint(46, 0.18, 0.64),
    muzzle: paint(80, 0.03, 0.95),
    eyes: '#ffcf3a',
    ears: 'pointed',
    marks: 'blaze',
    mane: paint(42, 0.17, 0.54),
  }),
);

/** A black panther. */
export const panther: Motif = motif(
  'panther puma jaguar cat night shadow',
  'forest city cave grid',
  (pen, tint) =>
    beastFace(pen, {
      fur: paint(285, 0.05, 0.3),
      muzzle: paint(285, 0.05, 0.4),
      eyes: oklch(0.85, 0.2, tint),
      ears: 'round',
      roar: true,
    }),
);

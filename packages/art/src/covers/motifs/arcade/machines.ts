import { oklch } from '../../../core/colour.ts';
import {
  embossed,
  flat,
  ink,
  ivory,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import { ellipse, place, roundRect, smooth, star } from '../../../core/shapes.ts';
import { gemStone, mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow } from '../../../scenes/light.ts';

/** A cabinet with its stick. */
export const cabinet: Motif = motif(
  'arcade retro classic joystick cabinet super star',
  'grid city space',
  (pen, tint) => {
    const shell = paint(tint, 0.2, 0.5);
    const ship = ['..#..', '.###.', '#####', '#.#.#']
      .flatMap((row, y) =>
        [...row].map((cell, x) => (cell === '#' ? `M${x * 7 - 17} ${y * 7 - 14}h7v7h-7Z` : '')),
      )
      .join('');
    const enemies = [-32, 0, 32]
      .map((x) =>
        flat(
          `M${x - 9} -74h18v6h-18Zm0 6h5v6h-5Zm13 0h5v6h-5Zm-8 -12h3v6h-3Z`,
          oklch(0.8, 0.2, tint + 140),
        ),
      )
      .join('');
    return (
      embossed(
        pen,
        surface(pen, 'M-66 -112H66L74 -70L66 22L86 60V112H-86V60L-66 22L-74 -70Z', shell, 2.4) +
          surface(pen, roundRect(-62, -106, 124, 20, 5), paint(tint + 60, 0.2, 0.66), 1.6),
        4,
        0.7,
      ) +
      surface(pen, roundRect(-54, -80, 108, 92, 8), ink, 2) +
      flat(
        roundRect(-48, -74, 96, 80, 5),
        pen.radial([
          [0, oklch(0.4, 0.16, tint + 180)],
          [1, '#07060f'],
        ]),
      ) +
      `<g transform="translate(0 10)">${enemies}</g>` +
      place(flat(ship, '#fff'), 0, -12, 0.8) +
      stroke('M0 -28V-46', oklch(0.9, 0.2, 110), 3) +
      surface(pen, 'M-70 28H70L80 58H-80Z', paint(tint, 0.12, 0.32), 1.6) +
      stroke('M-34 46V22', '#222', 6) +
      orb(pen, -34, 16, 12, paint(24, 0.22, 0.56), 1.4) +
      [
        [14, 42, 150],
        [38, 40, 85],
        [28, 52, 262],
      ]
        .map(([x, y, hue]) => surface(pen, ellipse(x!, y!, 9, 6), paint(hue!, 0.2, 0.64), 1.2))
        .join('') +
      surface(pen, roundRect(-26, 74, 52, 26, 4), ink, 1.4) +
      stroke('M-12 80V94M12 80V94', '#ffcf4a', 3)
    );
  },
);

/** A pinball table: flippers, bumpers and the steel ball. */
export const pinball: Motif = motif(
  'pinball flipper bumper plinko drop bounce ball',
  'grid space candyland',
  (pen, tint) => {
    const bumper = (x: number, y: number, hue: number): string =>
      glow(pen, x, y, 44, oklch(0.8, 0.2, hue), 0.8) +
      embossed(
        pen,
        surface(pen, ellipse(x, y, 30), paint(hue, 0.2, 0.58), 2) +
          surface(pen, ellipse(x, y, 20), ivory, 1.4) +
          surface(pen, star(x, y, 15, 6, 5), paint(hue, 0.21, 0.56), 1),
        3,
        0.9,
      );
    const flipper = embossed(
      pen,
      surface(
        pen,
        'M-84 56C-94 62 -94 78 -82 82L-20 96C-10 96 -10 84 -18 80L-72 54C-76 52 -80 53 -84 56Z',
        paint(tint + 180, 0.2, 0.6),
        2,
      ) + surface(pen, ellipse(-80, 69, 8), silver, 1.2),
      3,
      0.9,
    );
    return (
      bumper(-50, -50, tint) +
      bumper(52, -42, tint + 90) +
      bumper(0, 20, tint + 220) +
      mirrored(flipper) +
      orb(pen, 6, -92, 20, silver, 1.4) +
      stroke('M-30 -118C-16 -116 -6 -110 0 -104', '#fff', 4, 0.5)
    );
  },
);

/** A claw over prizes. */
export const claw: Motif = motif(
  'claw grab toy catch prize capsule gacha plush',
  'candyland stage burst',
  (pen, tint) => {
    const arm = stroke('M0 -120V-64', '#b9c2d0', 9);
    const hook = surface(pen, smooth('8,-54 44,-36 52,0 26,22 32,-4 22,-24'), silver, 1.8);
    const capsule = (x: number, y: number, hue: number): string =>
      orb(pen, x, y, 26, ivory, 1.6) +
      surface(pen, `M${x - 26} ${y}A26 26 0 0 0 ${x + 26} ${y}Z`, paint(hue, 0.21, 0.6), 1.6) +
      stroke(`M${x - 26} ${y}H${x + 26}`, '#3334', 3);
    return (
      arm +
      capsule(0, 16, tint) +
      embossed(
        pen,
        mirrored(hook) + surface(pen, roundRect(-22, -72, 44, 26, 8), paint(24, 0.21, 0.54), 1.8),
        3,
        1,
      ) +
      [
        [-74, 84, 40],
        [-24, 92, 120],
        [28, 88, 220],
        [78, 82, 300],
        [-50, 62, 180],
        [54, 60, 80],
      ]
        .map(([x, y, hue]) => capsule(x!, y!, tint + hue!))
        .join('')
    );
  },
);

/** Bombs among stars: a field of mines. */
export const mines: Motif = motif(
  'mines mine bomb minesweeper dynamite tower gems hidden field',
  'cave grid circuit',
  (pen, tint) => {
    const bomb = (x: number, y: number, r: number): string =>
      stroke(
        `M${x + r * 0.5} ${y - r * 0.8}Q${x + r} ${y - r * 1.5} ${x + r * 1.5} ${y - r * 1.1}`,
        '#e2bd7a',
        r * 0.13,
      ) +
      surface(
        pen,
        `M${x + r * 0.2} ${y - r * 0.9}l${r * 0.5} ${r * 0.3}l${r * 0.2} ${-r * 0.34}l${-r * 0.5} ${-r * 0.3}Z`,
        silver,
        1.2,
      ) +
      orb(pen, x, y, r, ink, 1.8) +
      glow(pen, x + r * 1.5, y - r * 1.1, r * 0.9, '#ffb020', 1) +
      glint(x + r * 1.5, y - r * 1.1, r * 0.6, '#fff6c0');
    const tile = (x: number, y: number, inside: string): string =>
      place(
        embossed(
          pen,
          surface(pen, roundRect(-34, -34, 68, 68, 12), paint(tint + 180, 0.09, 0.36), 1.8),
          3,
          0.7,
        ) + inside,
        x,
        y,
      );
    return (
      tile(-40, -58, gemStone(pen, 0, 0, 24, 150, 'brilliant')) +
      tile(40, -58, '') +
      tile(-40, 22, '') +
      tile(40, 22, gemStone(pen, 0, 0, 24, tint, 'brilliant')) +
      bomb(-16, 44, 52)
    );
  },
);

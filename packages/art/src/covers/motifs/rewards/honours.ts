import { embossed, gold, ivory, paint, silver, stroke, surface } from '../../../core/material.ts';
import { place, roundRect, smooth } from '../../../core/shapes.ts';
import { coin, gemStone, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A crown set with stones. */
export const crown: Motif = motif(
  'crown royal king queen vip crowns majesty empire kingdom emperor throne',
  'brocade palace burst temple',
  (pen, tint) => {
    const band = surface(pen, 'M-82 52C-40 74 40 74 82 52L76 88C36 104 -36 104 -76 88Z', gold, 2.2);
    const body =
      'M-82 52L-98 -38L-48 6L-42 -64L0 -10L42 -64L48 6L98 -38L82 52C40 74 -40 74 -82 52Z';
    const stones = [
      [-52, 80, 40],
      [0, 90, 0],
      [52, 80, 220],
    ]
      .map(([x, y, turn]) => place(gemStone(pen, 0, 0, 15, tint + turn!, 'round'), x!, y!))
      .join('');
    const tips = [
      [-98, -44],
      [-42, -72],
      [42, -72],
      [98, -44],
    ]
      .map(([x, y]) => orb(pen, x!, y!, 11, paint(tint, 0.2, 0.56), 1.6))
      .join('');
    return (
      surface(pen, smooth('-70,46 -54,-14 0,-34 54,-14 70,46'), paint(tint, 0.17, 0.36), 1.6) +
      embossed(pen, surface(pen, body, gold, 2.4) + band, 4, 1) +
      tips +
      stones +
      place(gemStone(pen, 0, 0, 22, tint, 'drop'), 0, 34)
    );
  },
);

/** A shield with rising arrows: better odds, more return. */
export const boost: Motif = motif(
  'boost odds combo acca parlay sport bet match free',
  'stadium burst grid',
  (pen, tint) => {
    const shield = 'M0 -104L84 -74V-4C84 54 48 88 0 108C-48 88 -84 54 -84 -4V-74Z';
    const arrow = (y: number): string =>
      `M0 ${y}L46 ${y + 44}L30 ${y + 60}L0 ${y + 30}L-30 ${y + 60}L-46 ${y + 44}Z`;
    return (
      embossed(pen, surface(pen, shield, gold, 2.4), 4, 0.9) +
      embossed(
        pen,
        surface(
          pen,
          'M0 -88L70 -62V-4C70 46 42 74 0 92C-42 74 -70 46 -70 -4V-62Z',
          paint(tint, 0.19, 0.46),
          2,
        ),
        3,
        0.6,
      ) +
      embossed(
        pen,
        surface(pen, arrow(-58), ivory, 1.6) + surface(pen, arrow(-10), gold, 1.6),
        2.6,
        0.9,
      )
    );
  },
);

/** Envelopes of luck. */
export const envelope: Motif = motif(
  'envelope angbao hongbao red packet referral friend invite share',
  'palace brocade burst',
  (pen) => {
    const one = (): string =>
      embossed(
        pen,
        surface(pen, roundRect(-44, -66, 88, 132, 8), paint(25, 0.21, 0.5), 2) +
          surface(
            pen,
            'M-44 -58Q-44 -66 -36 -66H36Q44 -66 44 -58V-34Q0 -2 -44 -34Z',
            paint(25, 0.21, 0.58),
            1.6,
          ),
        3,
        0.6,
      ) + place(coin(pen, 0, 0, 24, 1), 0, -14);
    return (
      place(one(), -52, 8, 0.95, -18) + place(one(), 52, 8, 0.95, 18) + place(one(), 0, -6, 1.15)
    );
  },
);

/** A calendar with a coin on the day. */
export const calendar: Motif = motif(
  'daily calendar checkin check day weekend week happy hour mission monday friday',
  'silk burst candyland',
  (pen, tint) => {
    const cells = Array.from({ length: 12 }, (_, index) =>
      surface(
        pen,
        roundRect(-62 + (index % 4) * 33, -22 + Math.floor(index / 4) * 36, 26, 28, 5),
        index < 6 ? paint(150, 0.16, 0.62) : ivory,
        1,
      ),
    ).join('');
    const ticks = Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [-49 + (index % 4) * 33, -8 + Math.floor(index / 4) * 36];
      return `M${x - 7} ${y}l5 6l9 -11`;
    }).join('');
    return (
      embossed(
        pen,
        surface(pen, roundRect(-80, -80, 160, 180, 14), ivory, 2.4) +
          surface(
            pen,
            'M-80 -66Q-80 -80 -66 -80H66Q80 -80 80 -66V-36H-80Z',
            paint(tint, 0.2, 0.54),
            2,
          ),
        4,
        0.6,
      ) +
      [-44, 44].map((x) => surface(pen, roundRect(x - 7, -100, 14, 40, 7), silver, 1.6)).join('') +
      cells +
      stroke(ticks, '#fff', 4) +
      coin(pen, 58, 76, 36, 0.95)
    );
  },
);

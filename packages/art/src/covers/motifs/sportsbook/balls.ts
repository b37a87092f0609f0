import { oklch } from '../../../core/colour.ts';
import {
  ball,
  embossed,
  flat,
  ink,
  ivory,
  paint,
  stroke,
  surface,
} from '../../../core/material.ts';
import {
  ellipse,
  num,
  place,
  regular,
  ring,
  roundRect,
  smooth,
  star,
} from '../../../core/shapes.ts';
import { orb, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A football with its panels. */
export const football: Motif = motif(
  'football soccer league cup goal penalty world premier striker',
  'stadium',
  (pen) => {
    const pentagon = (x: number, y: number, r: number, turn: number): string =>
      regular(x, y, r, 5, turn);
    const outer = ring(0, 0, 62, 5, Math.PI / 5);
    const seams = ring(0, 0, 29, 5)
      .map(([x, y], index) => {
        const spoke = ring(0, 0, 54, 5)[index]!;
        return `M${num(x)} ${num(y)}L${num(spoke[0])} ${num(spoke[1])}L${num(outer[index]![0] * 0.97)} ${num(outer[index]![1] * 0.97)}M${num(spoke[0])} ${num(spoke[1])}L${num(outer[(index + 4) % 5]![0] * 0.97)} ${num(outer[(index + 4) % 5]![1] * 0.97)}M${num(spoke[0])} ${num(spoke[1])}L${num(spoke[0] * 1.7)} ${num(spoke[1] * 1.7)}`;
      })
      .join('');
    const patches =
      pentagon(0, 0, 29, 0) +
      outer
        .map(([x, y]) => pentagon(x * 1.26, y * 1.26, 25, Math.atan2(y, x) - Math.PI / 2))
        .join('');
    const disc = ellipse(0, 0, 86);
    const streak = [-40, -10, 22, 50]
      .map((y, index) => stroke(`M${-150 + index * 8} ${y + 40}L-60 ${y}`, '#fff', 5, 0.35))
      .join('');
    return (
      streak +
      flat(ellipse(6, 96, 70, 12), '#000', 0.35) +
      ball(pen, disc, paint(250, 0.012, 0.93), 2.4) +
      `<g clip-path="${pen.clip(disc)}"><g transform="rotate(14)">${flat(patches, '#20222c')}${stroke(seams, '#4a4d5a', 3)}</g><ellipse cx="30" cy="46" rx="86" ry="66" fill="#0a1030" opacity="0.25"/><circle cx="-16" cy="-20" r="92" fill="none" stroke="#0a1030" stroke-width="26" opacity="0.22"/></g>` +
      shineSpot(-32, -44, 26, 15, -36, 0.75)
    );
  },
);

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

/** Racket and ball. */
export const tennis: Motif = motif(
  'tennis racket open wimbledon grand slam badminton',
  'stadium meadow',
  (pen, tint) => {
    const strings = Array.from(
      { length: 9 },
      (_, index) => `M${-44 + index * 11} -110V30M-60 ${-92 + index * 13}H60`,
    ).join('');
    const head = ellipse(0, -38, 50, 62);
    const racket =
      `<g clip-path="${pen.clip(head)}">${stroke(strings, '#fff', 1.6, 0.9)}</g>` +
      embossed(
        pen,
        stroke(head, oklch(0.56, 0.2, tint), 11) +
          stroke('M-22 18L-6 54M22 18L6 54', oklch(0.5, 0.2, tint), 9) +
          surface(pen, roundRect(-9, 50, 18, 62, 6), ink, 1.8),
        3,
        0.9,
      );
    return (
      place(racket, -14, 4, 1.05, 30) +
      orb(pen, 54, 54, 34, paint(115, 0.2, 0.86), 2) +
      stroke('M28 34C50 42 56 66 44 86M86 62C70 58 60 44 64 22', '#fff', 4, 0.9)
    );
  },
);

/** A boxing glove. */
export const boxing: Motif = motif(
  'boxing fight mma ufc knockout ring glove muay',
  'stage pit stadium',
  (pen, tint) => {
    const leather = paint(tint, 0.22, 0.52);
    const glove =
      surface(
        pen,
        smooth('-50,50 -62,0 -56,-50 -20,-84 36,-80 68,-44 66,4 46,40 40,60 -44,62'),
        leather,
        2.4,
      ) +
      surface(pen, smooth('-56,6 -84,-10 -88,-44 -66,-60 -44,-44 -34,-6 -40,18'), leather, 2.2) +
      surface(pen, roundRect(-52, 54, 98, 46, 10), ivory, 2) +
      surface(pen, star(-2, 77, 15, 6, 5), leather, 1);
    return (
      place(embossed(pen, glove, 8, 0.9), 4, -2, 1, 12) +
      stroke('M30 -54C46 -44 52 -20 46 4', '#fff', 6, 0.35)
    );
  },
);

/** A game pad. */
export const esports: Motif = motif(
  'esports e-sports cyber dota league legends valorant gaming arena',
  'grid circuit stadium',
  (pen, tint) => {
    const shell = smooth(
      '-50,-44 0,-36 50,-44 82,-26 100,30 88,66 64,58 38,26 0,22 -38,26 -64,58 -88,66 -100,30 -82,-26',
    );
    const buttons = [
      [52, -18, 85],
      [70, -2, 25],
      [34, -2, 262],
      [52, 14, 150],
    ]
      .map(([x, y, hue]) => orb(pen, x!, y!, 9, paint(hue!, 0.2, 0.62), 1.2))
      .join('');
    return (
      glow(pen, 0, 0, 120, oklch(0.75, 0.22, tint), 0.7) +
      embossed(pen, surface(pen, shell, paint(270, 0.05, 0.34), 2.4), 6, 0.9) +
      stroke(shell, oklch(0.82, 0.2, tint), 2.4) +
      buttons +
      surface(pen, 'M-60 -24h14v14h14v14h-14v14h-14v-14h-14v-14h14Z', ink, 1.6) +
      orb(pen, -24, 20, 15, ink, 1.6) +
      orb(pen, 24, 20, 15, ink, 1.6) +
      flat(ellipse(0, -14, 7), oklch(0.85, 0.2, tint))
    );
  },
);

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

import { embossed, flat, gold, ink, leaf, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { die } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The track of all rolls: lost on the left of its handle, won on the right. */
const track = (pen: Pen): string =>
  embossed(pen, surface(pen, roundRect(-112, 62, 224, 40, 20), ink, 2.2), 3, 0.8) +
  flat(roundRect(-98, 75, 100, 14, 7), paint(25, 0.22, 0.56).base) +
  flat(roundRect(-6, 75, 104, 14, 7), leaf.light) +
  stroke('M-74 96V99M-37 96V99M0 96V99M37 96V99M74 96V99', '#fff', 2, 0.6) +
  embossed(pen, surface(pen, roundRect(-18, 54, 36, 56, 10), gold, 2), 3, 0.9) +
  stroke('M-6 72V92M6 72V92', gold.line, 3);

/** Two dice in the air over the track that a roll lands on. */
export const rolledDice: Motif = motif(
  'dice',
  'felt palace brocade stage',
  (pen, tint) =>
    glow(pen, 0, -20, 120, '#fff3c4', 0.6) +
    stroke('M-112 -6C-116 -44 -96 -80 -66 -96', '#fff', 5, 0.6) +
    stroke('M-100 20C-118 -8 -116 -24 -112 -30', '#fff', 3, 0.45) +
    stroke('M114 -50C118 -16 104 16 84 34', '#fff', 5, 0.6) +
    track(pen) +
    place(die(pen, 58, 25, [6, 5, 3]), -40, -18, 1, -16) +
    place(die(pen, 48, tint, [4, 1, 2]), 54, -40, 1, 20),
);

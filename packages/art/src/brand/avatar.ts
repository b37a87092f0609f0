import { oklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { ellipse, place } from '../core/shapes.ts';
import { octopus } from '../covers/motifs/fish/octopus.ts';
import { owl } from '../covers/motifs/slots/owl.ts';
import { alien } from '../covers/motifs/slots/alien.ts';
import { frog } from '../covers/motifs/slots/frog.ts';
import { jester } from '../covers/motifs/slots/jester.ts';
import { luckyCat } from '../covers/motifs/slots/lucky-cat.ts';
import { leprechaun } from '../covers/motifs/slots/leprechaun.ts';
import { miner } from '../covers/motifs/slots/miner.ts';
import { seaLord } from '../covers/motifs/slots/sea-lord.ts';
import { thunder } from '../covers/motifs/slots/thunder.ts';
import { viking } from '../covers/motifs/slots/viking.ts';
import { wizard } from '../covers/motifs/slots/wizard.ts';
import { buffalo } from '../covers/motifs/slots/buffalo.ts';
import { elephant } from '../covers/motifs/slots/elephant.ts';
import { knight } from '../covers/motifs/slots/knight.ts';
import { samurai } from '../covers/motifs/slots/samurai.ts';
import { fox } from '../covers/motifs/slots/fox.ts';
import { lion } from '../covers/motifs/slots/lion.ts';
import { panda } from '../covers/motifs/slots/panda.ts';
import { panther } from '../covers/motifs/slots/panther.ts';
import { tiger } from '../covers/motifs/slots/tiger.ts';
import { wolf } from '../covers/motifs/slots/wolf.ts';

const faces = [
  ...[fox, lion, panda, panther, tiger, wolf, owl, frog, octopus, elephant, buffalo, luckyCat],
  ...[alien, jester, viking, wizard, thunder, leprechaun, miner, seaLord, knight, samurai],
];

/**
 * A player's picture from any seed text (never the name): a character on a coloured disc, 96×96.
 */
export function drawAvatar(seed: string): string {
  const random = randomOf(`avatar:${seed}`);
  const pen = new Pen(random, `a${(hashOf(seed) % 46656).toString(36)}-`);
  const hue = random.between(0, 360);
  const ground = pen.radial(
    [
      [0, oklch(0.8, 0.14, hue)],
      [1, oklch(0.42, 0.16, hue - 30)],
    ],
    0.4,
    0.3,
    0.8,
  );
  const face = random.pick(faces).draw(pen, hue + 180);
  const disc = ellipse(48, 48, 48);
  return pen.document(
    96,
    96,
    `<path d="${disc}" fill="${ground}"/><g clip-path="${pen.clip(disc)}">${place(face, 48, 54, 0.42)}</g>`,
  );
}

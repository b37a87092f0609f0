import { oklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { ellipse, place } from '../core/shapes.ts';
import { octopus } from '../covers/motifs/fish/soft-animals.ts';
import { owl } from '../covers/motifs/slots/birds.ts';
import { alien, frog, jester, luckyCat } from '../covers/motifs/slots/characters.ts';
import {
  leprechaun,
  miner,
  seaLord,
  thunder,
  viking,
  wizard,
} from '../covers/motifs/slots/elders.ts';
import { buffalo, elephant, knight, samurai } from '../covers/motifs/slots/warriors.ts';
import { fox, lion, panda, panther, tiger, wolf } from '../covers/motifs/slots/wild-animals.ts';

const faces = [
  ...[fox, lion, panda, panther, tiger, wolf, owl, frog, octopus, elephant, buffalo, luckyCat],
  ...[alien, jester, viking, wizard, thunder, leprechaun, miner, seaLord, knight, samurai],
];

/** A player's picture from any seed text (never the name): a character on a coloured disc, 96×96. */
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

import { oklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { ellipse, place } from '../core/shapes.ts';
import { fox, lion, panda, panther, tiger, wolf } from '../covers/motifs/slots/wild-animals.ts';

const faces = [fox, lion, panda, panther, tiger, wolf];

/** A player's picture from any seed text (never the name): an animal on a coloured disc, 96×96. */
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
  return pen.document(
    96,
    96,
    `<path d="${ellipse(48, 48, 48)}" fill="${ground}"/><g clip-path="${pen.clip(ellipse(48, 48, 48))}">${place(face, 48, 54, 0.44)}</g>`,
  );
}

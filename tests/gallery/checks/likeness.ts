import sharp from 'sharp';
import { similarity, type GreyPicture } from './similarity.ts';

// At a fifth of 1280 × 800 letters become texture and what remains is what one sees at a glance:
// regions and their weight.
const compared = { width: 256, height: 160 };

/** Two pictures by name and their structural similarity. */
export interface Pair {
  names: readonly [string, string];
  value: number;
}

async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const grey = sharp(picture)
    .resize({ ...compared, fit: 'fill' })
    .greyscale();
  return { ...compared, data: new Uint8Array(await grey.raw().toBuffer()) };
}

/** Every two pictures with their similarity, the most alike first. */
export async function pairsByLikeness(pictures: ReadonlyMap<string, Buffer>): Promise<Pair[]> {
  const greys = await Promise.all(
    [...pictures].map(async ([name, picture]) => [name, await greyOf(picture)] as const),
  );
  const pairs = greys.flatMap(([nameA, a], index) =>
    greys
      .slice(index + 1)
      .map(([nameB, b]): Pair => ({ names: [nameA, nameB], value: similarity(a, b) })),
  );
  return pairs.toSorted((a, b) => b.value - a.value);
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLimiter } from '../../../limiter.ts';
import { contentTypes, type Picture, type PictureRequest } from './picture.ts';
import { rasterise } from './render.ts';

const memoryBytesMax = 64 * 1024 * 1024;
const rendersMax = 2;

/** Whether one who asked for a picture is still there to take it. */
export type StillWaits = () => boolean;

/** Drawn pictures: in memory, on disk by the hash of what they are drawn from, else drawn now. */
export interface PictureCache {
  /** Null: when its turn came, nobody who asked for it was left. */
  get(address: string, wanted: PictureRequest, stillWaits: StillWaits): Promise<Picture | null>;
}

/** A picture that is being made, and who waits for it. */
interface Making {
  picture: Promise<Picture | null>;
  askers: StillWaits[];
}

/** `folder` null: nothing is written. */
export function createPictureCache(folder: string | null): PictureCache {
  const memory = createMemory();
  const limited = createLimiter(rendersMax);
  const inProgress = new Map<string, Making>();
  const make = async (
    wanted: PictureRequest,
    isStillWanted: () => boolean,
  ): Promise<Picture | null> => {
    const svg = wanted.draw();
    const type = contentTypes[wanted.format];
    if (wanted.format === 'svg') return { body: Buffer.from(svg), type };
    const file = folder === null ? null : join(folder, fileNameOf(svg, wanted));
    const kept = file === null ? null : await readFile(file).catch(() => null);
    if (kept) return { body: kept, type };
    const body = await limited(async () => (isStillWanted() ? rasterise(svg, wanted) : null));
    if (body === null) return null;
    if (file !== null) await keep(file, body);
    return { body, type };
  };
  const begin = (address: string, wanted: PictureRequest, first: StillWaits): Making => {
    const askers = [first];
    const isStillWanted = (): boolean => {
      const isWanted = askers.some((stillWaits) => stillWaits());
      // Forgotten at once: who asks from here on begins anew.
      if (!isWanted) inProgress.delete(address);
      return isWanted;
    };
    const making = { picture: make(wanted, isStillWanted), askers };
    inProgress.set(address, making);
    return making;
  };
  return {
    async get(address, wanted, stillWaits) {
      const known = memory.get(address);
      if (known) return known;
      const running = inProgress.get(address);
      running?.askers.push(stillWaits);
      const making = running ?? begin(address, wanted, stillWaits);
      try {
        const picture = await making.picture;
        if (picture) memory.put(address, picture);
        return picture;
      } finally {
        if (inProgress.get(address) === making) inProgress.delete(address);
      }
    },
  };
}

/**
 * By content: a better drawing of tomorrow gets another name, two processes write the same bytes.
 */
function fileNameOf(svg: string, wanted: PictureRequest): string {
  const hash = createHash('sha256').update(`${wanted.width} ${svg}`).digest('hex');
  return join(hash.slice(0, 2), `${hash.slice(2, 34)}.${wanted.format}`);
}

async function keep(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Whole or not at all, also when the process ends in between.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, body);
  await rename(part, file);
}

function createMemory() {
  const pictures = new Map<string, Picture>();
  let bytes = 0;
  return {
    get(address: string): Picture | undefined {
      const picture = pictures.get(address);
      if (!picture) return undefined;
      // Moved to the end: the first in the map is the one unused for longest.
      pictures.delete(address);
      pictures.set(address, picture);
      return picture;
    },
    put(address: string, picture: Picture): void {
      if (pictures.has(address)) return;
      pictures.set(address, picture);
      bytes += picture.body.length;
      for (const [oldest, old] of pictures) {
        if (bytes <= memoryBytesMax) return;
        pictures.delete(oldest);
        bytes -= old.body.length;
      }
    },
  };
}

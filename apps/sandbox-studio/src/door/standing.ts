import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import type { CatalogueEntry } from '../served-titles.ts';

/** What a catalogue of another company would say of a game beside its figures. */
export interface Standing {
  /** 0 to 10,000. */
  popularity: number;
  /** Days before our start at which it came out. */
  ageDays: number;
}

/** Made up from the entry's codes: the same on every machine. */
export function standingOf({ providerCode, gameCode }: CatalogueEntry): Standing {
  const random = createSeededRandom(`${providerCode}/${gameCode}`);
  // Which games lead on the demo's sites hangs on the third number of each.
  random.next();
  random.next();
  return {
    popularity: randomInteger(random, 1, 10_000),
    ageDays: randomInteger(random, 3, 900),
  };
}

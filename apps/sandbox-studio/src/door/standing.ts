import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import type { CatalogueEntry } from '../served-titles.ts';

/** What a catalogue of another company would say of a game beside its figures. */
export interface Standing {
  volatility: 'low' | 'medium' | 'high';
  rtpBasisPoints: number;
  /** 0 to 10,000. */
  popularity: number;
  /** Days before our start at which it came out. */
  ageDays: number;
}

/** Made up from the entry's codes: the same on every machine. */
export function standingOf({ providerCode, gameCode }: CatalogueEntry): Standing {
  const random = createSeededRandom(`${providerCode}/${gameCode}`);
  const volatility = (['low', 'medium', 'high'] as const)[randomInteger(random, 0, 2)] ?? 'medium';
  return {
    volatility,
    rtpBasisPoints: randomInteger(random, 9400, 9750),
    popularity: randomInteger(random, 1, 10_000),
    ageDays: randomInteger(random, 3, 900),
  };
}

import type { Alive } from '@pavilion/contracts';
import type { AliveSource } from '../../../alive-source.ts';
import type { ServerContext } from '../../../context.ts';
import { rememberFor } from '../../../remember.ts';
import type { Site } from '../../../site-directory/index.ts';

/** Every visitor of a home page asks for the same. */
const freshMs = 1000;

export type ReadAlive = (server: ServerContext, site: Site) => Promise<Alive>;

/** Reads what is alive on a site from those sources, at most once a second. */
export function createAlive(sources: readonly AliveSource[]): ReadAlive {
  return rememberFor(freshMs, async (server, site): Promise<Alive> => {
    const found: Alive = {
      ...{ draws: [], jackpots: [], tables: [], races: [], rooms: [], poker: [], seas: [] },
    };
    await Promise.all(
      sources.map(async (source) => {
        const entries: unknown[] = found[source.part];
        entries.push(...(await source.read(server, site)));
      }),
    );
    return found;
  });
}

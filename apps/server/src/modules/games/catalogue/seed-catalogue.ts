import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { buildCatalogue } from './catalogue/build-catalogue.ts';
import { providerEntries } from '@pavilion/games/titles/index';
import { insertCatalogue } from './game.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Puts the demo catalogue, shared by all sites, into the database. Repeating adds only what is missing. */
export async function seedCatalogue(executor: Executor, context: ServerContext): Promise<void> {
  const nowMs = context.clock.now().getTime();
  const games = buildCatalogue().map((game) => ({
    ...game,
    id: context.ids.next(),
    releasedAt: new Date(nowMs - game.ageDays * dayMs),
  }));
  await insertCatalogue(executor, providerEntries, games);
}

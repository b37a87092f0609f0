import type { Executor } from '@pavilion/database';
import { houseProviderCode, houseProviderName } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { addGames, insertProviders, markCatalogue } from '../providers/index.ts';
import { houseCatalogue } from './house-catalogue.ts';

/**
 * Puts our studio's games, shared by all sites, into the database. Repeating adds only what is
 * missing.
 */
export async function seedCatalogue(executor: Executor, context: ServerContext): Promise<void> {
  const house = { code: houseProviderCode, name: houseProviderName };
  await insertProviders(executor, [house]);
  const names = new Map([[house.code, house.name]]);
  await addGames(executor, context, houseCatalogue(context.clock.now()), names);
  await markCatalogue(executor);
}

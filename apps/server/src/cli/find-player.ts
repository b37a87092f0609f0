import { findPlayer } from '../modules/account/identity/index.ts';
import type { Site } from '../site-directory/index.ts';
import { UsageError, type CommandInput } from './command.ts';

/** The id of the player with an account id on a site. */
export async function playerIdOf(
  { context }: CommandInput,
  site: Site,
  account: string,
): Promise<string> {
  const player = await findPlayer(context.database.db, site.id, account);
  if (!player) throw new UsageError(`there is no account ${account} on ${site.externalId}`);
  return player.id;
}

import type { CallInput } from '@pavilion/contracts';
import type { nameShown } from '@pavilion/contracts/player/rewards/name-shown.contract';
import { maskAccountId } from '@pavilion/domain/masking';
import type { PlayerContext } from '../../../http/route.ts';
import { readNameShown, writeNameShown } from './race-name.store.ts';

/** Says how the player stands in races; with `shown`, changes it. */
export async function nameShownOf(
  { server, site, player, now }: PlayerContext,
  { shown }: CallInput<typeof nameShown>,
) {
  const owner = { siteId: site.id, playerId: player.id };
  const { db } = server.database;
  if (shown) await writeNameShown(db, owner, { shown, now });
  return { shown: await readNameShown(db, owner) };
}

const hiddenName = '***';

/** What others read in place of a player's account. */
export const nameInRaces = (who: { accountId: string; isHidden: boolean }): string =>
  who.isHidden ? hiddenName : maskAccountId(who.accountId);

import type { AnyGame } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { countryOfPhone, findPlayerById } from '../../account/identity/index.ts';

/**
 * Matches of sabong are never offered to players of the Philippines, wherever the platform stands
 * (Executive Order 9 of 2022). Fails with gameUnavailable, detail `country`.
 */
export async function refuseByPlace(
  { server, site, player }: PlayerContext,
  game: Pick<AnyGame, 'category'>,
): Promise<void> {
  if (game.category !== 'sabong') return;
  const row = await findPlayerById(server.database.db, site.id, player.id);
  if (row && countryOfPhone(row.phone) === 'PH')
    fail('gameUnavailable', { statusDetail: 'country' });
}

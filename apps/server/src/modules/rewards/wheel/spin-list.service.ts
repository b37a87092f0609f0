import type { CallInput, CallResponse, spinList } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { readSpins } from './spin.store.ts';
import { spinView } from './spin-view.ts';

const defaultLimit = 20;

/**
 * A page of the player's spins, the newest first; the cursor is the id of the last one of the page
 * before.
 */
export async function spinsOf(
  { server, site, player }: PlayerContext,
  input: Pick<CallInput<typeof spinList>, 'cursor' | 'limit'>,
): Promise<CallResponse<typeof spinList>> {
  if (!site.isGamified) fail('gameUnavailable');
  const limit = input.limit ?? defaultLimit;
  const owner = { siteId: site.id, playerId: player.id };
  const found = await readSpins(server.database.db, owner, {
    beforeId: readIdCursor(input.cursor),
    limit: limit + 1,
  });
  const value = found.slice(0, limit).map((row) => spinView(site, row));
  return { value, next_cursor: found.length > limit ? (value.at(-1)?.spin_id ?? null) : null };
}

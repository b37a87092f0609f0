import type { RoundGame } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { RoundTable } from '../fairness/index.ts';
import { offeredGame, type GameKey } from '../plays/index.ts';

/** What a game's first table is called; it is kept as the empty text, as games had one table once. */
const firstTable = '1';

/** A table as the wire names it. */
export const shownTable = (tableId: string): string => (tableId === '' ? firstTable : tableId);

/** A game of shared rounds that the site offers, and the table that is asked for. Fails with gameNotFound, tableNotFound. */
export async function tableOf(
  context: Pick<RequestContext, 'server' | 'site'>,
  key: GameKey & { table_id?: string | undefined },
): Promise<{ game: RoundGame<unknown>; of: RoundTable }> {
  const game = await offeredGame(context, key);
  if (game.engine !== 'round') return fail('gameNotFound');
  if (key.table_id !== undefined && key.table_id !== firstTable) return fail('tableNotFound');
  const { provider_code: providerCode, game_code: gameCode } = key;
  return { game, of: { siteId: context.site.id, providerCode, gameCode, tableId: '' } };
}

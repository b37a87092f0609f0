import type { RoundGame } from '@pavilion/games';
import type { TableFlags } from '@pavilion/games/live/table-game';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { RoundTable } from '../fairness/index.ts';
import { offeredGame, type GameKey } from '../plays/index.ts';
import { gameTableOf, type GameTable } from './game-table.ts';
import { readGameTable } from './game-table.store.ts';

/**
 * What a game's first table is called; it is kept as the empty text, as games had one table once.
 */
const firstTable = '1';

/** What a table may be called; the first has the empty text. */
const tableIdForm = /^[a-z0-9-]{0,32}$/;

/** A table as the wire names it. */
export const shownTable = (tableId: string): string => (tableId === '' ? firstTable : tableId);
/** A table as it is kept. */
export const keptTable = (tableId: string | undefined): string =>
  tableId === undefined || tableId === firstTable ? '' : tableId;

/**
 * A game of shared rounds that the site offers, and the table that is asked for. Fails with
 * gameNotFound, tableNotFound.
 */
export async function tableOf(
  context: Pick<RequestContext, 'server' | 'site'>,
  key: GameKey & { table_id?: string | undefined },
): Promise<{ game: RoundGame<unknown>; of: RoundTable; table: GameTable }> {
  const { server, site } = context;
  const game = await offeredGame(context, key);
  if (game.engine !== 'round') return fail('gameNotFound');
  const { provider_code: providerCode, game_code: gameCode } = key;
  const of = { siteId: site.id, providerCode, gameCode, tableId: keptTable(key.table_id) };
  if (!tableIdForm.test(of.tableId)) return fail('tableNotFound');
  const row = game.table ? await readGameTable(server.database.db, of) : null;
  if (of.tableId !== '' && !row) return fail('tableNotFound');
  const table = gameTableOf(row, of, site.currency.code);
  return table.isOpen ? { game, of, table } : fail('tableNotFound');
}

/**
 * What the table of a round does differently. Its rules never change: bets are settled by those
 * they were placed under.
 */
export async function flagsOfTable(server: ServerContext, of: RoundTable): Promise<TableFlags> {
  const row = await readGameTable(server.database.db, of);
  return row?.la_partage ? { laPartage: true } : {};
}

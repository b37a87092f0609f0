import { houseGame, houseProviderCode, type RoundGame } from '@pavilion/games';
import type { RequestContext } from '../../../http/route.ts';
import { siteGames, type ListedGame } from '../catalogue/index.ts';
import type { RoundTable } from '../fairness/index.ts';
import { gameTableOf, type GameTable } from './game-table.ts';
import { readGameTables, type GameTableRow } from './game-table.store.ts';

/** A table of a game that a site offers. */
export interface OfferedTable {
  row: ListedGame;
  game: RoundGame<unknown>;
  of: RoundTable;
  table: GameTable;
}

/** Tables of the games that a site offers, of those that are asked for. */
export async function offeredTables(
  { server, site }: Pick<RequestContext, 'server' | 'site'>,
  isAsked: (row: ListedGame) => boolean,
): Promise<OfferedTable[]> {
  const said = await readGameTables(server.database.db, site.id);
  const games = (await siteGames(server, site)).filter(isAsked);
  return games.flatMap((row) => tablesOfGame({ site }, row, said));
}

/** The first table of a game and those its operator opened besides, as far as they are open. */
function tablesOfGame(
  { site }: Pick<RequestContext, 'site'>,
  row: ListedGame,
  said: readonly GameTableRow[],
): OfferedTable[] {
  const game = row.provider_code === houseProviderCode ? houseGame(row.code) : null;
  if (game?.engine !== 'round' || !game.table || row.hindrance !== null) return [];
  const key = { siteId: site.id, providerCode: row.provider_code, gameCode: row.code };
  const ofGame = said.filter(
    (one) => one.provider_code === row.provider_code && one.game_code === row.code,
  );
  const ids = ['', ...ofGame.map((one) => one.table_id).filter((id) => id !== '')];
  return ids
    .map((tableId) => {
      const of = { ...key, tableId };
      const known = ofGame.find((one) => one.table_id === tableId) ?? null;
      return { row, game, of, table: gameTableOf(known, of, site.currency.code) };
    })
    .filter(({ table }) => table.isOpen);
}

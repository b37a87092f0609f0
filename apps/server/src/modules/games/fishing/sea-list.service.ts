import type { CallInput, CallResponse, fishingSeaList } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { fishingGames } from '@pavilion/games/fishing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { gameFlags } from '../plays/index.ts';
import { readSeas, readSeats, type SeaRow } from './sea.store.ts';
import { seaView, type SeaView } from './sea-view.ts';
import { isPlayMoney } from './sea-terms.ts';

/** Fails with gameNotFound for a game that is not fishing; absent, there is but one. */
export function checkGame(game: string | undefined): void {
  if (game !== undefined && !Object.hasOwn(fishingGames, game)) fail('gameNotFound');
}

/**
 * Whether the rules of the place let a site have seas at all: shots are many a second, so where a
 * round must last a while there are none.
 */
export const mayFish = (site: Pick<Site, 'jurisdiction'>): boolean =>
  gameFlags(site, 'fish').roundMinMs === 0;

/** Seas that are shown: those of play money only where guests may try. */
export async function offeredSeas(executor: Executor, site: Site): Promise<SeaRow[]> {
  if (!mayFish(site)) return [];
  const rows = await readSeas(executor, site.id);
  return gameFlags(site, 'fish').guestDemo ? rows : rows.filter((row) => !isPlayMoney(row));
}

export async function listSeas(
  { server, site, now }: RequestContext,
  { game }: CallInput<typeof fishingSeaList>,
): Promise<CallResponse<typeof fishingSeaList>> {
  checkGame(game);
  const { db } = server.database;
  const rows = await offeredSeas(db, site);
  const seats = rows.length > 0 ? await readSeats(db, site.id) : [];
  const value: SeaView[] = rows.map((row) =>
    seaView(
      row,
      site,
      seats.filter(({ sea_id: id }) => id === row.id),
    ),
  );
  return { value, server_time: now.toISOString() };
}

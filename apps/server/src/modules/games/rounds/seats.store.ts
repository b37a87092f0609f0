import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { RoundTable } from '../fairness/index.ts';

type SeatRow = Pick<
  Selectable<Tables['table_seats']>,
  'seat' | 'shown_name' | 'player_id' | 'used_at'
>;

/** Seats of a table that were used since a time. */
export async function readSeats(
  executor: Executor,
  of: RoundTable,
  since: Date,
): Promise<SeatRow[]> {
  return executor
    .selectFrom('table_seats')
    .select(['seat', 'shown_name', 'player_id', 'used_at'])
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where('used_at', '>=', since)
    .orderBy('seat')
    .execute();
}

/** Frees the seats of a table that nobody used since a time, and the player's own; gives his. */
export async function freeSeats(
  executor: Executor,
  of: RoundTable,
  { playerId, since }: { playerId: string; since: Date },
): Promise<number | null> {
  const rows = await executor
    .deleteFrom('table_seats')
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where(({ eb, or }) => or([eb('player_id', '=', playerId), eb('used_at', '<', since)]))
    .returning(['seat', 'player_id', 'used_at'])
    .execute();
  return rows.find((row) => row.player_id === playerId && row.used_at >= since)?.seat ?? null;
}

/** Sits a player down; false: somebody was quicker. */
export async function insertSeat(
  executor: Executor,
  of: RoundTable,
  row: SeatRow,
): Promise<boolean> {
  const inserted = await executor
    .insertInto('table_seats')
    .values({
      site_id: of.siteId,
      provider_code: of.providerCode,
      game_code: of.gameCode,
      table_id: of.tableId,
      ...row,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The player bets from his seat: it stays his. */
export async function noteSeatUse(
  executor: Executor,
  of: RoundTable,
  { playerId, now }: { playerId: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('table_seats')
    .set({ used_at: now })
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where('player_id', '=', playerId)
    .execute();
}

/** How many seats are taken at each table of a site, used since a time. */
export async function countSeated(
  executor: Executor,
  siteId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('table_seats')
    .select(['provider_code', 'game_code', 'table_id'])
    .select(({ fn }) => fn.countAll<number>().as('seated'))
    .where('site_id', '=', siteId)
    .where('used_at', '>=', since)
    .groupBy(['provider_code', 'game_code', 'table_id'])
    .execute();
  return new Map(
    rows.map((row) => [
      seatedKey({
        providerCode: row.provider_code,
        gameCode: row.game_code,
        tableId: row.table_id,
      }),
      Number(row.seated),
    ]),
  );
}

/** What {@link countSeated} counts a table by. */
export const seatedKey = (of: Omit<RoundTable, 'siteId'>): string =>
  `${of.providerCode}:${of.gameCode}:${of.tableId}`;

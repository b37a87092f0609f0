import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type PotRow = Selectable<Tables['jackpot_pots']>;
export type PotState = PotRow['state'];

/** Breaks the unique rule `jackpot_pots_one_per_code` when a pot with that code is not over. */
export async function insertPot(
  executor: Executor,
  row: Insertable<Tables['jackpot_pots']>,
): Promise<void> {
  await executor.insertInto('jackpot_pots').values(row).execute();
}

/** A pot of the site that is not over, locked until the transaction ends. */
export async function lockPot(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<PotRow | undefined> {
  return executor
    .selectFrom('jackpot_pots')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('state', '<>', 'over')
    .forUpdate()
    .executeTakeFirst();
}

/** Codes and items of a site's pots: an item opens one pot, once. */
export async function readPotNames(
  executor: Executor,
  siteId: string,
): Promise<Array<Pick<PotRow, 'id' | 'code' | 'item_code' | 'state'>>> {
  return executor
    .selectFrom('jackpot_pots')
    .select(['id', 'code', 'item_code', 'state'])
    .where('site_id', '=', siteId)
    .execute();
}

export async function writePotState(
  executor: Executor,
  pot: { siteId: string; id: string },
  state: PotState,
): Promise<void> {
  await executor
    .updateTable('jackpot_pots')
    .set({ state })
    .where('site_id', '=', pot.siteId)
    .where('id', '=', pot.id)
    .execute();
}

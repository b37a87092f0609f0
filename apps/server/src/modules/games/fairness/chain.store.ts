import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

type KeptChain = Selectable<Tables['hash_chains']>;
/** A chain that decides rounds. */
export type ChainRow = KeptChain & { salt: string };
export type WaitingChain = KeptChain;

/**
 * A table of a game on a site: it has a chain of its own, because a link gives away every earlier
 * one of its chain.
 */
export interface RoundTable {
  siteId: string;
  providerCode: string;
  gameCode: string;
  /** Empty: the game's first table, or its only one. */
  tableId: string;
}

export async function readActiveChain(
  executor: Executor,
  of: RoundTable,
): Promise<ChainRow | null> {
  const row = await executor
    .selectFrom('hash_chains')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? salted(row) : null;
}

function salted(row: KeptChain): ChainRow {
  const { salt } = row;
  if (salt === null) throw new Error('a chain in use has its salt');
  return { ...row, salt };
}

/** The chain that is published and comes next. */
export async function readWaitingChain(
  executor: Executor,
  of: RoundTable,
): Promise<WaitingChain | null> {
  const row = await executor
    .selectFrom('hash_chains')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where('is_active', '=', false)
    .where('next_index', '=', 1)
    .executeTakeFirst();
  return row ?? null;
}

/** Fixes the salt of a chain, once. */
export async function saltChain(
  executor: Executor,
  { id, salt, now }: { id: string; salt: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('hash_chains')
    .set({ salt, salted_at: now })
    .where('id', '=', id)
    .where('salt', 'is', null)
    .execute();
}

/** Takes a salted chain into use, where none is. */
export async function activateChain(executor: Executor, chainId: string): Promise<void> {
  await sql`update hash_chains c set is_active = true
     where c.id = ${chainId} and c.salt is not null and c.next_index = 1
       and not exists (select from hash_chains other where other.site_id = c.site_id
         and other.provider_code = c.provider_code
             and other.game_code = c.game_code and other.table_id = c.table_id
             and other.is_active)`.execute(executor);
}

export async function readChain(executor: Executor, chainId: string): Promise<ChainRow> {
  const row = await executor
    .selectFrom('hash_chains')
    .selectAll()
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  return salted(row);
}

export async function insertChain(
  executor: Executor,
  row: Omit<WaitingChain, 'next_index' | 'salt' | 'salted_at' | 'is_active'>,
): Promise<void> {
  await executor
    .insertInto('hash_chains')
    .values({ ...row, salt: null, salted_at: null, is_active: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A chain that has dealt its last round makes room for the next one. */
export async function retireChain(executor: Executor, chainId: string): Promise<void> {
  await executor
    .updateTable('hash_chains')
    .set({ is_active: false })
    .where('id', '=', chainId)
    .execute();
}

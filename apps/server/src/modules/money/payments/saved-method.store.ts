import type { Selectable } from 'kysely';
import type { CardFunding, Executor, Tables } from '@pavilion/database';
import type { DepositRow } from './deposit.store.ts';

export type SavedMethodRow = Selectable<Tables['saved_payment_methods']>;

interface Owner {
  siteId: string;
  playerId: string;
}

const savedOf = (executor: Executor, { siteId, playerId }: Owner) =>
  executor
    .selectFrom('saved_payment_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null);

/** The player's saved cards and wallets, the latest used first. */
export function readSaved(executor: Executor, owner: Owner): Promise<SavedMethodRow[]> {
  return savedOf(executor, owner).orderBy('last_used_at', 'desc').orderBy('id', 'desc').execute();
}

export function findSaved(
  executor: Executor,
  owner: Owner,
  savedId: string,
): Promise<SavedMethodRow | undefined> {
  return savedOf(executor, owner).where('id', '=', savedId).executeTakeFirst();
}

/**
 * Remembers the card or wallet that paid a deposit; one that is known by the same words gets the
 * provider's newer token.
 */
export async function keepSaved(
  executor: Executor,
  deposit: DepositRow,
  saved: { id: string; token: string; label: string; cardFunding: CardFunding | null },
  now: Date,
): Promise<void> {
  await executor
    .insertInto('saved_payment_methods')
    .values({
      id: saved.id,
      site_id: deposit.site_id,
      player_id: deposit.player_id,
      method_code: deposit.method_code,
      provider: deposit.provider,
      token: saved.token,
      label: saved.label,
      card_funding: saved.cardFunding,
      created_at: now,
      last_used_at: now,
      removed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'player_id', 'method_code', 'label'])
        .where('removed_at', 'is', null)
        .doUpdateSet({
          token: saved.token,
          provider: deposit.provider,
          card_funding: saved.cardFunding,
          last_used_at: now,
        }),
    )
    .execute();
}

/** A payment was made with it. */
export async function noteUsed(executor: Executor, savedId: string, now: Date): Promise<void> {
  await executor
    .updateTable('saved_payment_methods')
    .set({ last_used_at: now })
    .where('id', '=', savedId)
    .execute();
}

/** Forgets one; false when the player has none of this id. */
export async function dropSaved(
  executor: Executor,
  { siteId, playerId }: Owner,
  savedId: string,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .updateTable('saved_payment_methods')
    .set({ removed_at: now })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('id', '=', savedId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import { personKey } from '@pavilion/domain/verification';
import type { Owner } from './document.store.ts';

export type PersonRow = Selectable<Tables['verification_people']>;

/** What is known of a player: as he says it or, once verified, as his papers do. */
export function readPerson(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<PersonRow | undefined> {
  return executor
    .selectFrom('verification_people')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Keeps what a player says of himself; what was verified stays. */
export async function sayPerson(
  executor: Executor,
  { siteId, playerId }: Owner,
  said: { fullName: string; birthDate: string },
  now: Date,
): Promise<void> {
  const values = {
    full_name: said.fullName,
    birth_date: said.birthDate,
    person_key: personKey(said.fullName, said.birthDate),
    updated_at: now,
  };
  await executor
    .insertInto('verification_people')
    .values({ site_id: siteId, player_id: playerId, verified_at: null, ...values })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(values)
        .where('verification_people.verified_at', 'is', null),
    )
    .execute();
}

/**
 * The papers say so: name and birth date stay from now on, and money leaves under this name alone.
 */
export async function verifyPerson(
  executor: Executor,
  { siteId, playerId }: Owner,
  fullName: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('verification_people')
    .set({ verified_at: now, updated_at: now })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('verified_at', 'is', null)
    .execute();
  await executor
    .insertInto('payout_payees')
    .values({
      player_id: playerId,
      site_id: siteId,
      name: fullName,
      bound_at: now,
      verified_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ name: fullName, verified_at: now }),
    )
    .execute();
  await executor
    .updateTable('players')
    .set({ full_name: fullName, updated_at: now })
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}

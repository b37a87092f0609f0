import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { FlagKind } from '@pavilion/domain/verification';
import type { Owner } from './document.store.ts';

export interface Match {
  kind: FlagKind;
  playerId: string;
}

/** Raises a flag once; one that was cleared is not raised again for the same. */
export async function raiseFlag(
  executor: Executor,
  id: string,
  { siteId, playerId }: Owner,
  flag: { kind: FlagKind; otherId: string | null },
  now: Date,
): Promise<void> {
  await executor
    .insertInto('verification_flags')
    .values({
      id,
      site_id: siteId,
      player_id: playerId,
      other_player_id: flag.otherId,
      kind: flag.kind,
      created_at: now,
      cleared_at: null,
      cleared_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Open questions about a player, oldest first, with the account of the other one. */
export function readOpenFlags(executor: Executor, { siteId, playerId }: Owner) {
  return executor
    .selectFrom('verification_flags as f')
    .leftJoin('players as o', 'o.id', 'f.other_player_id')
    .select(['f.id', 'f.kind', 'f.created_at', 'o.account_id as other'])
    .where('f.site_id', '=', siteId)
    .where('f.player_id', '=', playerId)
    .where('f.cleared_at', 'is', null)
    .orderBy('f.created_at')
    .execute();
}

/** An operator looked and has no more questions. */
export async function clearFlags(
  executor: Executor,
  { siteId, playerId }: Owner,
  by: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('verification_flags')
    .set({ cleared_at: now, cleared_by: by })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('cleared_at', 'is', null)
    .execute();
}

/**
 * An operator says that two accounts are of two people: on both sides no question of them is open
 * any more, and none is asked again.
 */
export async function tellApart(
  executor: Executor,
  { siteId, playerId }: Owner,
  otherId: string,
  answer: { by: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('verification_flags')
    .set({ is_somebody_else: true })
    .set({
      cleared_at: sql<Date>`coalesce(cleared_at, ${answer.now}::timestamptz)`,
      cleared_by: sql<string>`coalesce(cleared_by, ${answer.by})`,
    })
    .where('site_id', '=', siteId)
    .where('player_id', 'in', [playerId, otherId])
    .where('other_player_id', 'in', [playerId, otherId])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface PausedSelf {
  account: string;
  excludedUntil: Date | null;
  timeOutUntil: Date | null;
}

/** The accounts on a pause now whose person this player is, by the papers of both. */
export async function readPausedSelves(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<PausedSelf[]> {
  const { rows } = await sql<PausedSelf>`
    select p.account_id as account, p.excluded_until as "excludedUntil",
      p.time_out_until as "timeOutUntil"
      from players p
     where p.site_id = ${siteId}::uuid
       and p.id = any (array(select same_persons(${siteId}::uuid, ${playerId}::uuid)))
       and (p.excluded_until > ${now}::timestamptz or p.time_out_until > ${now}::timestamptz)
     order by p.account_id`.execute(executor);
  return rows;
}

const lastDigits = 9;

/**
 * Other players of the site who may be the same person: by name and birth date, by the end of the
 * phone's number (another country code is no other phone), by a mailbox, by an account money goes
 * to, by browser and address of sign-ins on one day (of which our own machine tells nothing), by a
 * document.
 */
export async function findMatches(
  executor: Executor,
  { siteId, playerId }: Owner,
  me: { email: string; phone: string },
): Promise<Match[]> {
  const { rows } = await sql<{ kind: FlagKind; player_id: string }>`
    select distinct found.kind, found.player_id from (
      select 'samePerson' as kind, o.player_id from verification_people m
        join verification_people o on o.site_id = m.site_id and o.person_key = m.person_key
       where m.player_id = ${playerId}::uuid and m.site_id = ${siteId}::uuid
      union all
      select 'samePhone', o.id from players o
       where o.site_id = ${siteId}::uuid and right(o.phone, ${lastDigits}::integer)
         = ${me.phone.slice(-lastDigits)}
      union all
      select 'sameMail', o.id from players o
       where o.site_id = ${siteId}::uuid and mailbox_of(o.email) = mailbox_of(${me.email})
      union all
      select 'sameDestination', o.player_id from payout_destinations m
        join payout_destinations o on o.site_id = m.site_id and o.fingerprint = m.fingerprint
       where m.player_id = ${playerId}::uuid and m.site_id = ${siteId}::uuid
      union all
      select 'sameDevice', o.player_id from sessions m
        join sessions o on o.site_id = m.site_id and o.ip = m.ip and o.user_agent = m.user_agent
          and o.user_agent <> ''
         and o.created_at between m.created_at - interval '1 day' and m.created_at
           + interval '1 day'
       where m.player_id = ${playerId}::uuid and m.site_id = ${siteId}::uuid
         and m.ip not in ('127.0.0.1', '::1', '::ffff:127.0.0.1')
      union all
      select 'sameFile', o.player_id from verification_documents m
        join verification_documents o on o.site_id = m.site_id and o.fingerprint = m.fingerprint
       where m.player_id = ${playerId}::uuid and m.site_id = ${siteId}::uuid
    ) as found
    join players p on p.id = found.player_id and not p.is_computer
    where found.player_id <> ${playerId}::uuid limit 50`.execute(executor);
  return rows.map(({ kind, player_id: other }) => ({ kind, playerId: other }));
}

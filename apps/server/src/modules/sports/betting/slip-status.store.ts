import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { SlipRefusal } from './slip.store.ts';

export interface SlipRecord {
  id: string;
  siteId: string;
  playerId: string;
  state: 'accepted' | 'pending' | 'rejected';
  placedAt: Date;
  decidesAt: Date | null;
  decidedAt: Date | null;
  refusals: SlipRefusal[];
  betIds: string[];
}

/**
 * A slip with the ids of its bets in their order; null when there is none. Of one player alone
 * where one is given.
 */
export async function readSlip(
  executor: Executor,
  slipId: string,
  owner?: { siteId: string; playerId: string },
): Promise<SlipRecord | null> {
  const { siteId = null, playerId = null } = owner ?? {};
  const { rows } = await sql<SlipRecord>`
    select s.id, s.site_id as "siteId", s.player_id as "playerId", s.state,
           s.placed_at as "placedAt", s.decides_at as "decidesAt", s.decided_at as "decidedAt",
           s.refusals, array(select b.id::text from bets b where b.slip_id = s.id
             order by b.id) as "betIds"
      from bet_slips s
     where s.id = ${slipId}::uuid
       and (${siteId}::uuid is null
         or (s.site_id = ${siteId}::uuid and s.player_id = ${playerId}::uuid))`.execute(executor);
  return rows[0] ?? null;
}

/** Pending slips whose moment has come, the longest waiting first. */
export async function findSlipsToDecide(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<{ id: string; decidesAt: Date }[]> {
  const { rows } = await sql<{ id: string; decidesAt: Date }>`
    select id, decides_at as "decidesAt" from bet_slips
     where state = 'pending' and decides_at <= ${now}::timestamptz order by decides_at,
       id limit ${limit}`.execute(executor);
  return rows;
}

/** `stale`: a builder's price was worked out from what is not so any more. */
type Decided = 'accepted' | 'rejected' | 'stale' | null;

/** A bet of a pending slip as it was asked for, as far as its builders go. */
export interface AskedAgain {
  legs: { picks?: { selection_id: string }[] }[];
}

/** What was asked of a pending slip that has a builder; null of any other. */
export async function readAskedBuilders(
  executor: Executor,
  slipId: string,
): Promise<AskedAgain[] | null> {
  const { rows } = await sql<{ asked: AskedAgain[] }>`
    select asked from bet_slips where id = ${slipId}::uuid and state = 'pending'
       and asked @? '$[*].legs[*].picks'`.execute(executor);
  return rows[0]?.asked ?? null;
}

/**
 * Decides a slip by now, or refuses it with a code; `asked` is what was asked with the present
 * prices of its builders, null where it has none. Gives what became of it, null when somebody else
 * decided it. See `decide_slip`.
 */
export async function callDecideSlip(
  executor: Executor,
  slipId: string,
  { code, asked, now }: { code: string | null; asked: readonly unknown[] | null; now: Date },
): Promise<Decided> {
  const again = asked === null ? null : jsonText(asked);
  const { rows } = await sql<{ state: Decided }>`
    select decide_slip(${slipId}::uuid, ${code}::text, ${again}::jsonb,
      ${now}::timestamptz) as state`.execute(executor);
  return rows[0]?.state ?? null;
}

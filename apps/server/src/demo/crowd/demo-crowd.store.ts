import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A site the computer plays on, and since when. */
export interface CrowdSite {
  siteId: string;
  madeAt: Date;
}

/** Sites that have computer players, oldest first. */
export async function readCrowdSites(executor: Executor): Promise<CrowdSite[]> {
  const { rows } = await sql<CrowdSite>`
    select site_id as "siteId", min(created_at) as "madeAt" from players
     where is_computer group by site_id order by min(created_at), site_id`.execute(executor);
  return rows;
}

/** True when a site has computer players, whatever their state. */
export async function hasCrowd(executor: Executor, siteId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('is_computer', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A computer player, with the last session he has not left. */
export interface CrowdMember {
  playerId: string;
  accountId: string;
  fullName: string;
  language: string;
  sessionId: string | null;
  lastSeenAt: Date | null;
}

/** The active computer players of a site. */
export async function readCrowdMembers(executor: Executor, siteId: string): Promise<CrowdMember[]> {
  const { rows } = await sql<CrowdMember>`
    select p.id as "playerId", p.account_id as "accountId", p.full_name as "fullName", p.language,
           s.id as "sessionId", s.last_seen_at as "lastSeenAt"
      from players p
      left join lateral (
        select id, last_seen_at from sessions
         where player_id = p.id and site_id = p.site_id and revoked_at is null
         order by last_seen_at desc limit 1) s on true
     where p.site_id = ${siteId}::uuid and p.is_computer and p.status = 'ACTIVE'
     order by p.created_at, p.id`.execute(executor);
  return rows;
}

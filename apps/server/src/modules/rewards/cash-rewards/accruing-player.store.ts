import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** What of a player decides whether a play of theirs accrues. */
export interface AccruingPlayer {
  playerId: string;
  /** Of a demo: the computer plays them, and nobody would claim. */
  isComputer: boolean;
  isActive: boolean;
  /** Since when they are excluded; null: they are not. */
  awaySince: Date | null;
}

export async function readAccruingPlayers(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<AccruingPlayer[]> {
  const { rows } = await sql<AccruingPlayer>`
    select p.id as "playerId", p.is_computer as "isComputer", p.status = 'ACTIVE' as "isActive",
           case when p.excluded_until > ${now}::timestamptz then coalesce(
             (select min(x.starts_at) from exclusions x
               where x.site_id = p.site_id and x.ends_at > ${now}::timestamptz
                 and (x.player_id = p.id or x.phone = p.phone)), p.updated_at) end as "awaySince"
      from players p
     where p.site_id = ${siteId}::uuid and p.id = any (${[...playerIds]}::uuid[])`.execute(
    executor,
  );
  return rows;
}

/** What games return in basis points, by `provider/game`, as the catalogue states it. */
export async function readReturns(
  executor: Executor,
  games: ReadonlyArray<{ provider: string; game: string }>,
): Promise<Map<string, number>> {
  if (games.length === 0) return new Map();
  const { rows } = await sql<{ key: string; returnBp: number }>`
    select g.provider_code || '/' || g.code as key, g.rtp_basis_points as "returnBp" from games g
     where (g.provider_code, g.code) in (select * from unnest(
       ${games.map(({ provider }) => provider)}::text[],
       ${games.map(({ game }) => game)}::text[]))`.execute(executor);
  return new Map(rows.map(({ key, returnBp }) => [key, returnBp]));
}

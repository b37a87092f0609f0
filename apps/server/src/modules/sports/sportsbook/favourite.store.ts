import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface FavouriteOwner {
  siteId: string;
  playerId: string;
}

export interface FavouriteSubject {
  kind: 'team' | 'league';
  id: string;
}

/** A favourite with its names; local ones by locale code. */
interface NamedFavourite extends FavouriteSubject {
  name: string;
  names: Record<string, string>;
}

/** Ids of the teams and leagues a player follows. */
export interface Followed {
  teams: ReadonlySet<string>;
  leagues: ReadonlySet<string>;
}

/** Favourites of a player, the newest first. */
export async function readFavourites(
  executor: Executor,
  { siteId, playerId }: FavouriteOwner,
): Promise<NamedFavourite[]> {
  const { rows } = await sql<NamedFavourite>`
    select f.kind, f.subject_id as id, coalesce(t.name, l.name) as name,
      coalesce(t.names, l.names) as names
      from sports_favourites f
      left join teams t on f.kind = 'team' and t.id = f.subject_id
      left join leagues l on f.kind = 'league' and l.id = f.subject_id
     where f.site_id = ${siteId}::uuid and f.player_id = ${playerId}::uuid
       and coalesce(t.name, l.name) is not null
     order by f.created_at desc, f.subject_id`.execute(executor);
  return rows;
}

/** The ids alone. */
export async function readFollowed(executor: Executor, owner: FavouriteOwner): Promise<Followed> {
  const rows = await executor
    .selectFrom('sports_favourites')
    .select(['kind', 'subject_id'])
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .execute();
  const idsOf = (wanted: 'team' | 'league'): Set<string> =>
    new Set(rows.filter(({ kind }) => kind === wanted).map((row) => row.subject_id));
  return { teams: idsOf('team'), leagues: idsOf('league') };
}

/** Adds one; repeating changes nothing. */
export async function insertFavourite(
  executor: Executor,
  { siteId, playerId }: FavouriteOwner,
  { kind, id }: FavouriteSubject,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('sports_favourites')
    .values({ site_id: siteId, player_id: playerId, kind, subject_id: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes one away; gives no sign where there was none. */
export async function deleteFavourite(
  executor: Executor,
  { siteId, playerId }: FavouriteOwner,
  { kind, id }: FavouriteSubject,
): Promise<void> {
  await executor
    .deleteFrom('sports_favourites')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

import { sql, type RawBuilder } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

/**
 * Cash staked and returned by what was settled in a stretch of time; a correction in the stretch it
 * was made in.
 */
export interface PlayedSums {
  playerId: string;
  stakedMinor: bigint;
  returnedMinor: bigint;
}

/** Which plays are summed; an empty list is all. */
export interface PlayedFilter {
  categories?: readonly string[] | undefined;
  providers?: readonly string[] | undefined;
  games?: ReadonlyArray<{ provider: string; game: string }> | undefined;
  minStakeMinor?: bigint | undefined;
  minOddsMilli?: number | undefined;
  isCashOnly?: boolean | undefined;
}

/** Whether a play of `settled_plays` as `s` passes; of a correction its stake says nothing. */
function passes(filter: PlayedFilter): RawBuilder<boolean> {
  const { categories = [], providers = [], games = [], minStakeMinor = 0n } = filter;
  const { minOddsMilli = 0, isCashOnly = false } = filter;
  const listed = jsonText(games);
  return sql<boolean>`(
    (${[...categories]}::text[] = '{}' or s.product = any (${[...categories]}::text[]))
    and (${[...providers]}::text[] = '{}' or s.provider_code = any (${[...providers]}::text[]))
    and (${listed}::jsonb = '[]' or exists (select from jsonb_array_elements(${listed}::jsonb) g
          where g ->> 'provider' = s.provider_code and g ->> 'game' = s.game_code))
    and (s.kind = 'corrected' or s.cash_minor + s.bonus_minor >= ${minStakeMinor}::bigint)
    and (s.odds_milli is null or s.odds_milli >= ${minOddsMilli}::integer)
    and (not ${isCashOnly}::boolean or s.bonus_minor = 0))`;
}

/** Sums of a site's players in [from, to), or of one of them; without a row nothing was settled. */
export async function readPlayedSums(
  executor: Executor,
  asked: { siteId: string; playerId: string | null; from: Date; to: Date; filter: PlayedFilter },
): Promise<PlayedSums[]> {
  const { siteId, playerId, from, to, filter } = asked;
  const { rows } = await sql<PlayedSums>`
    select s.player_id as "playerId", sum(s.cash_minor)::bigint as "stakedMinor",
           sum(s.payout_cash_minor)::bigint as "returnedMinor"
      from settled_plays s
     where s.site_id = ${siteId}::uuid
       and (${playerId}::uuid is null or s.player_id = ${playerId}::uuid)
       and s.settled_at >= ${from}::timestamptz and s.settled_at < ${to}::timestamptz
       and ${passes(filter)}
     group by s.player_id
     order by s.player_id`.execute(executor);
  return rows;
}

/** A play that such a sum is made of. */
interface PlayedLine {
  seq: bigint;
  source: string;
  ref: string;
  at: Date;
  stakeMinor: bigint;
  returnedMinor: bigint;
}

/** Plays of a player in [from, to) that are summed, the newest first. */
export async function readPlayedLines(
  executor: Executor,
  asked: {
    siteId: string;
    playerId: string;
    from: Date;
    to: Date;
    filter: PlayedFilter;
    before: bigint | null;
    limit: number;
  },
): Promise<PlayedLine[]> {
  const { siteId, playerId, from, to, filter, before, limit } = asked;
  const { rows } = await sql<PlayedLine>`
    select s.seq, coalesce(s.provider_code, 'sportsbook') as source, s.ref, s.settled_at as at,
           s.cash_minor as "stakeMinor", s.payout_cash_minor as "returnedMinor"
      from settled_plays s
     where s.player_id = ${playerId}::uuid and s.site_id = ${siteId}::uuid
       and s.settled_at >= ${from}::timestamptz and s.settled_at < ${to}::timestamptz
       and (s.cash_minor <> 0 or s.payout_cash_minor <> 0) and ${passes(filter)}
       and (${before}::bigint is null or s.seq < ${before}::bigint)
     order by s.seq desc limit ${limit}`.execute(executor);
  return rows;
}

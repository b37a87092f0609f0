import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Prize } from '@pavilion/rewards';
import type { RaceRow } from './race.store.ts';

type RaceKey = Pick<RaceRow, 'id' | 'siteId'>;

/** A place that wins something. */
export interface RaceResult {
  place: number;
  playerId: string;
  score: bigint;
  reachedAt: Date;
  prize: Prize;
}

export async function insertResults(
  executor: Executor,
  { id, siteId }: RaceKey,
  results: readonly RaceResult[],
): Promise<void> {
  if (results.length === 0) return;
  await executor
    .insertInto('race_results')
    .values(
      results.map((result) => ({
        race_id: id,
        place: result.place,
        site_id: siteId,
        player_id: result.playerId,
        score: result.score,
        reached_at: result.reachedAt,
        prize: jsonText(result.prize),
        claim_id: null,
        withheld: null,
      })),
    )
    .execute();
}

/** Results whose prizes are on their way, by place. */
export async function readOpenResults(
  executor: Executor,
  { id, siteId }: RaceKey,
): Promise<RaceResult[]> {
  const rows = await executor
    .selectFrom('race_results')
    .select(['place', 'player_id', 'score', 'reached_at', 'prize'])
    .where('race_id', '=', id)
    .where('site_id', '=', siteId)
    .where('claim_id', 'is', null)
    .where('withheld', 'is', null)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    place: row.place,
    playerId: row.player_id,
    score: row.score,
    reachedAt: row.reached_at,
    // Written by `insertResults` alone.
    prize: row.prize as Prize,
  }));
}

/** Notes what became of a prize: the claim that gave it, or why it was not given. */
export async function closeResult(
  executor: Executor,
  { id, siteId }: RaceKey,
  place: number,
  end: { claimId: string } | { withheld: string },
): Promise<void> {
  await executor
    .updateTable('race_results')
    .set('claimId' in end ? { claim_id: end.claimId } : { withheld: end.withheld })
    .where('race_id', '=', id)
    .where('site_id', '=', siteId)
    .where('place', '=', place)
    .execute();
}

interface PastWinner {
  raceCode: string;
  endedAt: Date;
  place: number;
  accountId: string;
  isHidden: boolean;
  score: bigint;
  prize: Prize;
}

/** Winners of the last editions of a race that are over, the newest first. */
export async function readPastWinners(
  executor: Executor,
  asked: { siteId: string; itemCode: string; except: string; races: number; winners: number },
): Promise<PastWinner[]> {
  const { siteId, itemCode, except, races, winners } = asked;
  const { rows } = await sql<PastWinner>`
    select r.race_code as "raceCode", r.ends_at as "endedAt", x.place, p.account_id as "accountId",
           coalesce(n.shown = 'hidden', false) as "isHidden", x.score, x.prize
      from (select * from races r where r.site_id = ${siteId}::uuid and r.item_code = ${itemCode}
              and r.state = 'paid' and r.race_code <> ${except}
            order by r.starts_at desc limit ${races}) r
      join race_results x on x.race_id = r.id and x.site_id = r.site_id and x.place <= ${winners}
      join players p on p.id = x.player_id and p.site_id = x.site_id
      left join race_names n on n.player_id = x.player_id and n.site_id = x.site_id
     order by r.starts_at desc, x.place`.execute(executor);
  return rows;
}

/** Who of players may win: an open account that no computer plays and that is not for testing. */
export async function readContestants(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await executor
    .selectFrom('players')
    .select(['id', 'account_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...playerIds])
    .where('status', '=', 'ACTIVE')
    .where('is_computer', '=', false)
    .where('is_test', '=', false)
    .execute();
  return new Map(rows.map(({ id, account_id: accountId }) => [id, accountId]));
}

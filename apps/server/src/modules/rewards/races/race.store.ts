import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** One edition of a race as it is kept. */
export interface RaceRow {
  id: string;
  siteId: string;
  itemCode: string;
  raceCode: string;
  startsAt: Date;
  endsAt: Date;
  freezeMinutes: number;
  state: 'running' | 'ranked' | 'paid' | 'stopped';
  countedAt: Date;
}

const columns = sql`
  r.id, r.site_id as "siteId", r.item_code as "itemCode", r.race_code as "raceCode",
    r.starts_at as "startsAt", r.ends_at as "endsAt",
  r.freeze_minutes as "freezeMinutes", r.state, r.counted_at as "countedAt"`;

/** Opens an edition with one empty bucket; false: it is there already. */
export async function insertRace(
  executor: Executor,
  race: Omit<RaceRow, 'state'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('races')
    .values({
      id: race.id,
      site_id: race.siteId,
      item_code: race.itemCode,
      race_code: race.raceCode,
      starts_at: race.startsAt,
      ends_at: race.endsAt,
      freeze_minutes: race.freezeMinutes,
      counted_at: race.countedAt,
      paid_at: null,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'race_code']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** An end that was moved is the edition's too. */
export async function moveEnd(
  executor: Executor,
  { id, siteId }: RaceRow,
  endsAt: Date,
): Promise<void> {
  await executor
    .updateTable('races')
    .set({ ends_at: endsAt })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('state', '=', 'running')
    .execute();
}

/** Holdings of a site that end after a moment, the one that ends first first. */
export async function readRaces(
  executor: Executor,
  siteId: string,
  endsAfter: Date,
): Promise<RaceRow[]> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r where r.site_id = ${siteId}::uuid
      and r.ends_at > ${endsAfter}::timestamptz
     order by r.ends_at, r.race_code`.execute(executor);
  return rows;
}

export async function findRace(
  executor: Executor,
  siteId: string,
  raceCode: string,
): Promise<RaceRow | null> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r where r.site_id = ${siteId}::uuid
      and r.race_code = ${raceCode}`.execute(executor);
  return rows[0] ?? null;
}

/**
 * Takes the editions that still count for this transaction; one that is being ranked is left out:
 * it is counted anew.
 */
export async function lockCountingRaces(executor: Executor): Promise<RaceRow[]> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r where r.state = 'running'
     order by r.id for update skip locked`.execute(executor);
  return rows;
}

/** What was settled by a moment is counted in these. */
export async function noteCounted(
  executor: Executor,
  raceIds: readonly string[],
  countedAt: Date,
): Promise<void> {
  await sql`update races set counted_at = ${countedAt}::timestamptz
    where id = any (${raceIds}::uuid[])`.execute(executor);
}

/** Holdings whose places may be decided: their end and freeze are over by a moment. */
export async function readDueRaces(executor: Executor, by: Date): Promise<RaceRow[]> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r
     where r.state = 'running' and r.ends_at + make_interval(mins => r.freeze_minutes)
       <= ${by}::timestamptz
     order by r.ends_at, r.id`.execute(executor);
  return rows;
}

/**
 * Takes an edition that counts for this transaction alone; null: it is ranked, or another process
 * has it.
 */
export async function lockRace(
  executor: Executor,
  { id, siteId }: Pick<RaceRow, 'id' | 'siteId'>,
): Promise<RaceRow | null> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r
     where r.id = ${id}::uuid and r.site_id = ${siteId}::uuid and r.state = 'running'
       for update skip locked`.execute(executor);
  return rows[0] ?? null;
}

/** Lets the statements of this transaction take as long as reading a busy week does. */
export async function allowLongReading(executor: Executor): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(executor);
}

export async function markRanked(
  executor: Executor,
  { id, siteId }: RaceRow,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('races')
    .set({ state: 'ranked', counted_at: now })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .execute();
}

/** The operator closed it and nobody had a score: there is nothing to pay. */
export async function markStopped(
  executor: Executor,
  { id, siteId }: RaceRow,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('races')
    .set({ state: 'stopped', counted_at: now })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .execute();
}

/** Ends the running editions of items of a site now instead of later; gives how many. */
export async function closeRaces(
  executor: Executor,
  { siteId, codes }: { siteId: string; codes: readonly string[] },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await executor
    .updateTable('races')
    .set({ ends_at: now })
    .where('site_id', '=', siteId)
    .where('item_code', 'in', [...codes])
    .where('state', '=', 'running')
    .where('starts_at', '<', now)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Holdings of all sites whose prizes are on their way. */
export async function readRankedRaces(executor: Executor): Promise<RaceRow[]> {
  const { rows } = await sql<RaceRow>`
    select ${columns} from races r where r.state = 'ranked' order by r.ends_at, r.id`.execute(
    executor,
  );
  return rows;
}

/** Every prize is given or withheld: the edition is over. */
export async function markPaid(
  executor: Executor,
  { id, siteId }: RaceRow,
  now: Date,
): Promise<void> {
  await sql`
    update races r set state = 'paid', paid_at = ${now}::timestamptz
     where r.id = ${id}::uuid and r.site_id = ${siteId}::uuid and r.state = 'ranked'
       and not exists (select from race_results x
         where x.race_id = r.id and x.site_id = r.site_id and x.claim_id is null
           and x.withheld is null)`.execute(executor);
}

/** Which of players stand in no race: the operator tries things out with them. */
export async function readTestAccounts(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...playerIds])
    .where('is_test', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** When players joined editions, by edition and player. */
export async function readJoins(
  executor: Executor,
  siteId: string,
  raceCode: string,
  playerIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await executor
    .selectFrom('reward_opt_ins')
    .select(['player_id', 'at'])
    .where('site_id', '=', siteId)
    .where('code', '=', raceCode)
    .where('player_id', 'in', [...playerIds])
    .execute();
  return new Map(rows.map(({ player_id: id, at }) => [id, at]));
}

/** Joins an edition by its terms; who joined before stays as they did. */
export async function writeJoin(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  row: { raceCode: string; termsVersion: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('reward_opt_ins')
    .values({
      player_id: playerId,
      site_id: siteId,
      code: row.raceCode,
      terms_version: row.termsVersion,
      at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

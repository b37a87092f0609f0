import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A wrong price that somebody proposed, and what became of it. */
export interface PalpableError {
  id: string;
  eventId: string;
  event: string;
  marketId: string;
  kind: string;
  outcome: string;
  from: Date;
  until: Date;
  rightMilli: number;
  rule: 'void' | 'right-price';
  reason: string;
  state: 'proposed' | 'approved' | 'refused' | 'done';
  proposedBy: string;
  decidedBy: string | null;
  betCount: number;
}

const errorQuery = sql`
  select p.id, p.event_id as "eventId", coalesce(e.name, h.name || ' – ' || a.name) as event,
         p.market_id as "marketId", m.kind, p.outcome, p.from_at as "from",
         p.until_at as "until", p.right_milli as "rightMilli", p.rule, p.reason, p.state,
         p.proposed_by as "proposedBy", p.decided_by as "decidedBy", p.bet_count as "betCount"
    from palpable_errors p join events e on e.id = p.event_id
    join markets m on m.id = p.market_id
    left join teams h on h.id = e.home_team_id left join teams a on a.id = e.away_team_id`;

export async function readError(executor: Executor, id: string): Promise<PalpableError | null> {
  const { rows } = await sql<PalpableError>`${errorQuery} where p.id = ${id}::uuid`.execute(
    executor,
  );
  return rows[0] ?? null;
}

/** The same, locked to the end of the transaction. */
export async function lockError(executor: Executor, id: string): Promise<PalpableError | null> {
  await sql`select from palpable_errors where id = ${id}::uuid for no key update`.execute(executor);
  return readError(executor, id);
}

/** The newest first. */
export async function listErrors(executor: Executor, limit: number): Promise<PalpableError[]> {
  const { rows } = await sql<PalpableError>`
    ${errorQuery} order by p.proposed_at desc, p.id limit ${limit}`.execute(executor);
  return rows;
}

/** Those that were agreed to and are not done. */
export async function findApproved(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('palpable_errors')
    .select('id')
    .where('state', '=', 'approved')
    .orderBy('proposed_at')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewError {
  id: string;
  eventId: string;
  marketId: string;
  outcome: string;
  from: Date;
  until: Date;
  rightMilli: number;
  rule: 'void' | 'right-price';
  reason: string;
  by: string;
  now: Date;
}

export async function insertError(executor: Executor, error: NewError): Promise<void> {
  await executor
    .insertInto('palpable_errors')
    .values({
      id: error.id,
      event_id: error.eventId,
      market_id: error.marketId,
      outcome: error.outcome,
      from_at: error.from,
      until_at: error.until,
      right_milli: error.rightMilli,
      rule: error.rule,
      reason: error.reason,
      proposed_by: error.by,
      proposed_at: error.now,
    })
    .execute();
}

export async function decideError(
  executor: Executor,
  id: string,
  { state, by, now }: { state: 'approved' | 'refused'; by: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('palpable_errors')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** The event of a market and whether it has the outcome; null where there is no market. */
export async function findMarket(
  executor: Executor,
  { marketId, outcome }: { marketId: string; outcome: string },
): Promise<{ eventId: string; hasOutcome: boolean; outcomes: string[] } | null> {
  const { rows } = await sql<{ eventId: string; outcomes: string[] }>`
    select m.event_id as "eventId",
           array(select s.outcome from selections s where s.market_id = m.id order by s.outcome)
             as outcomes
      from markets m where m.id = ${marketId}::uuid`.execute(executor);
  const row = rows[0];
  return row ? { ...row, hasOutcome: row.outcomes.includes(outcome) } : null;
}

/** What of bets an error concerns, by site. */
export interface ConcernedBets {
  siteId: string;
  currency: string;
  bets: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

export async function readConcerned(executor: Executor, id: string): Promise<ConcernedBets[]> {
  const { rows } = await sql<ConcernedBets>`
    select b.site_id as "siteId", b.currency, count(*)::integer as bets,
           sum(b.stake_minor - b.cashed_stake_minor)::bigint as "stakeMinor",
           sum(win_left(b))::bigint as "winMinor"
      from palpable_errors p cross join lateral legs_of_error(p) g
      join bets b on b.id = g.bet_id and b.site_id = g.site_id
     where p.id = ${id}::uuid group by 1, 2 order by 1, 2`.execute(executor);
  return rows;
}

/** Does one step of an error that was agreed to; the bets it changed, and whether it is done. */
export async function applyError(
  executor: Executor,
  id: string,
  batch: number,
  now: Date,
): Promise<{ betIds: string[]; isDone: boolean }> {
  const { rows } = await sql<{ answer: { bet_ids: string[]; is_done: boolean } }>`
    select apply_palpable_error(${id}::uuid, ${batch}::integer, ${now}::timestamptz)
      as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('apply_palpable_error gave no answer');
  return { betIds: answer.bet_ids, isDone: answer.is_done };
}

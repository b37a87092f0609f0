import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { BetEnding, SharedRoundRow } from './shared-round.store.ts';

export type DemoTicketRow = Selectable<Tables['demo_tickets']>;

/** A round, held so that it takes bets until the transaction ends. */
export async function holdRound(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<SharedRoundRow | null> {
  const row = await executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', roundId)
    .forShare()
    .executeTakeFirst();
  return row ?? null;
}

/** Tickets of a purse on a round that still ride, oldest first. */
export async function readOpenDemoTickets(
  executor: Executor,
  { siteId, demoId, roundId }: { siteId: string; demoId: string; roundId: string },
): Promise<DemoTicketRow[]> {
  return executor
    .selectFrom('demo_tickets')
    .selectAll()
    .where('demo_id', '=', demoId)
    .where('shared_round_id', '=', roundId)
    .where('site_id', '=', siteId)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Writes a ticket as it is now, for the first time or over what it was. */
export async function writeDemoTicket(executor: Executor, row: DemoTicketRow): Promise<void> {
  const { state, stake_minor, payout_minor, settled_at } = row;
  const written = { state, stake_minor, payout_minor, settled_at, lines: jsonText(row.lines) };
  await executor
    .insertInto('demo_tickets')
    .values({ ...row, lines: jsonText(row.lines) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
}

/** Open tickets of play money on a round, some at a time. */
export async function readRidingDemoTickets(
  executor: Executor,
  roundId: string,
  limit: number,
): Promise<DemoTicketRow[]> {
  return executor
    .selectFrom('demo_tickets')
    .selectAll()
    .where('shared_round_id', '=', roundId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ends tickets of play money and pays their purses, each once. */
export async function endDemoTickets(
  executor: Executor,
  {
    endings,
    state,
    now,
  }: { endings: readonly BetEnding[]; state: 'settled' | 'refunded'; now: Date },
): Promise<void> {
  const ends = endings.map(({ id, amountMinor, lines }) => ({ id, amount: amountMinor, lines }));
  await sql`
    with ended as (
      update demo_tickets t set state = ${state}::text, payout_minor = x.amount,
             lines = coalesce(x.lines, t.lines), settled_at = ${now}::timestamptz
        from jsonb_to_recordset(${jsonText(ends)}::jsonb) as x (id uuid, amount bigint, lines jsonb)
       where t.id = x.id and t.state = 'open'
      returning t.demo_id, t.payout_minor)
    update demo_sessions d set balance_minor = d.balance_minor + e.amount
      from (select demo_id, sum(payout_minor)::bigint as amount from ended group by demo_id) e
     where d.id = e.demo_id`.execute(executor);
}

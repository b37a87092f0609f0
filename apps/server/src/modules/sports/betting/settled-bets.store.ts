import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { SelectionResult } from '@pavilion/domain/settlement';

/** How the bets on some matches ended, whoever settled them and when. */
export interface SettledBets {
  /** Bets by result; those that are none are left out. */
  results: { result: SelectionResult; count: number }[];
  /** Matches with a result that is not settled yet. */
  unsettledMatches: number;
}

/** Reads how the bets on these matches stand. */
export async function readSettledBets(
  executor: Executor,
  eventIds: readonly string[],
): Promise<SettledBets> {
  const { rows: results } = await sql<{ result: SelectionResult; count: number }>`
    select b.result, count(*)::integer as count from bets b
     where b.result is not null
       and b.id in (select g.bet_id from bet_legs g where g.event_id = any (${eventIds}::uuid[]))
     group by b.result
     order by array_position(array['won', 'half-won', 'void', 'half-lost', 'lost'],
       b.result)`.execute(executor);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from events
     where id = any (${eventIds}::uuid[]) and settled_revision < result_revision`.execute(executor);
  return { results, unsettledMatches: rows[0]?.count ?? 0 };
}

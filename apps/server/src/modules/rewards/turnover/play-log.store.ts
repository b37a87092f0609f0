import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * One row of the log of settled plays: what a settlement counts, or what its correction changes.
 * Minor units.
 */
export interface LoggedPlay {
  seq: bigint;
  tx: string;
  siteId: string;
  playerId: string;
  kind: 'settled' | 'corrected';
  product: string;
  /** Null for bets of the sportsbook. */
  providerCode: string | null;
  gameCode: string | null;
  ref: string;
  cashMinor: bigint;
  payoutCashMinor: bigint;
  settledAt: Date;
}

/**
 * The next plays of the log for a reader, in its order, and the reader's place moved behind them,
 * in the caller's transaction. A row is read once no older transaction can write another before it:
 * nothing is left out, and readers that run at once wait for one another.
 */
export async function takePlays(
  executor: Executor,
  reader: string,
  limit: number,
): Promise<LoggedPlay[]> {
  await executor
    .insertInto('play_cursors')
    .values({ name: reader, tx: '0', seq: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const cursor = await executor
    .selectFrom('play_cursors')
    .select(['tx', 'seq'])
    .where('name', '=', reader)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<LoggedPlay>`
    select s.seq, s.tx::text as tx, s.site_id as "siteId", s.player_id as "playerId", s.kind, s.product,
           s.provider_code as "providerCode", s.game_code as "gameCode", s.ref, s.cash_minor as "cashMinor",
           s.payout_cash_minor as "payoutCashMinor", s.settled_at as "settledAt"
      from settled_plays s
     where (s.tx, s.seq) > (${cursor.tx}::xid8, ${cursor.seq}::bigint)
       and s.tx < pg_snapshot_xmin(pg_current_snapshot())
     order by s.tx, s.seq limit ${limit}`.execute(executor);
  const last = rows.at(-1);
  if (last)
    await executor
      .updateTable('play_cursors')
      .set({ tx: last.tx, seq: last.seq })
      .where('name', '=', reader)
      .execute();
  return rows;
}

/** Where a play stands in statements: whose it was, and its round or bet. */
export const sourceOfPlay = ({ providerCode }: Pick<LoggedPlay, 'providerCode'>): string =>
  providerCode ?? 'sportsbook';

import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type SubscriptionRow = Selectable<Tables['lottery_subscriptions']>;
type EndReason = NonNullable<SubscriptionRow['end_reason']>;

/** Writes a subscription; the one that the request made before, where it did. */
export async function insertSubscription(
  executor: Executor,
  row: Omit<SubscriptionRow, 'state' | 'end_reason' | 'refused_in_row' | 'ended_at'>,
): Promise<SubscriptionRow> {
  const { rows } = await sql<SubscriptionRow>`
    insert into lottery_subscriptions (id, site_id, player_id, game_code, plays, draws_left,
           weekdays, max_cost_minor, request_id, request_hash, created_at)
    values (${row.id}::uuid, ${row.site_id}::uuid, ${row.player_id}::uuid, ${row.game_code},
      ${jsonText(row.plays)}::jsonb, ${row.draws_left}::integer, ${row.weekdays}::integer[],
      ${row.max_cost_minor}::bigint, ${row.request_id}::uuid, ${row.request_hash}::bytea,
      ${row.created_at}::timestamptz)
    on conflict (site_id, player_id, request_id) do nothing
    returning *`.execute(executor);
  const [written] = rows;
  if (written) return written;
  return executor
    .selectFrom('lottery_subscriptions')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .where('player_id', '=', row.player_id)
    .where('request_id', '=', row.request_id)
    .executeTakeFirstOrThrow();
}

/** Subscriptions of a player, newest first: those that run, and those that ended since. */
export async function readSubscriptionsOf(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  endedSince: Date,
): Promise<SubscriptionRow[]> {
  return executor
    .selectFrom('lottery_subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where((row) => row.or([row('state', '=', 'active'), row('ended_at', '>', endedSince)]))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export async function countActive(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
): Promise<number> {
  const { count } = await executor
    .selectFrom('lottery_subscriptions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends a subscription of a player, once: gives it as it is then, null where there is none of
 * theirs.
 */
export async function endSubscription(
  executor: Executor,
  of: { id: string; siteId: string; playerId: string; reason: EndReason; now: Date },
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    update lottery_subscriptions s
       set state = 'ended', end_reason = coalesce(s.end_reason, ${of.reason}),
         ended_at = coalesce(s.ended_at, ${of.now}::timestamptz)
     where s.id = ${of.id}::uuid and s.site_id = ${of.siteId}::uuid
       and s.player_id = ${of.playerId}::uuid
    returning *`.execute(executor);
  return rows[0] ?? null;
}

/** Subscriptions that had no turn at a draw yet, after one of them, some at a time. */
export async function readWaiting(
  executor: Executor,
  draw: { id: string; siteId: string; gameCode: string; after: string | null; limit: number },
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.* from lottery_subscriptions s join lottery_draws d on d.id = ${draw.id}::uuid
      and d.site_id = s.site_id
     where s.site_id = ${draw.siteId}::uuid and s.game_code = ${draw.gameCode}
       and s.state = 'active'
       and s.created_at < d.cut_off_at
       and (${draw.after}::uuid is null or s.id > ${draw.after}::uuid)
       and not exists (select from lottery_subscription_draws t where t.subscription_id = s.id
         and t.draw_id = d.id)
     order by s.id limit ${draw.limit}::integer`.execute(executor);
  return rows;
}

/**
 * Keeps what came of a subscription's turn at a draw, once, and counts: a purchase makes refusals
 * in a row begin anew and takes a draw of those that are left. Gives the subscription as it is
 * then; null: the turn was kept before.
 */
export async function keepTurn(
  executor: Executor,
  turn: {
    subscription: SubscriptionRow;
    drawId: string;
    refusal: string | null;
    /** Skipped because the player wants so, not refused. */
    isChosen: boolean;
    now: Date;
  },
): Promise<SubscriptionRow | null> {
  const { subscription: of, refusal } = turn;
  const { rows } = await sql<SubscriptionRow>`
    with turn as (
      insert into lottery_subscription_draws (subscription_id, draw_id, site_id, refusal,
        created_at)
      values (${of.id}::uuid, ${turn.drawId}::uuid, ${of.site_id}::uuid, ${refusal}::text,
        ${turn.now}::timestamptz)
      on conflict do nothing returning refusal)
    update lottery_subscriptions s
       set draws_left = case when t.refusal is null then s.draws_left - 1 else s.draws_left end,
           refused_in_row = case when t.refusal is null then 0 when ${turn.isChosen}::boolean
             then s.refused_in_row
             else s.refused_in_row + 1 end
      from turn t where s.id = ${of.id}::uuid and s.site_id = ${of.site_id}::uuid
    returning s.*`.execute(executor);
  return rows[0] ?? null;
}

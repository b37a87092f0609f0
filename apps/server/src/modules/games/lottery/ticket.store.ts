import { sql, type Selectable } from 'kysely';
import { jsonText, preparedMark, type Executor, type Tables } from '@pavilion/database';
import type { KeptLine, NumberLiability } from '@pavilion/games/lottery/index';
import type { Pockets } from '../../money/wallet/index.ts';

export type TicketRow = Selectable<Tables['lottery_tickets']>;
type OrderRow = Selectable<Tables['lottery_orders']>;
/** A ticket with what its draw is called. */
export type DrawnTicket = TicketRow & { draw_code: string; game_code: string; draw_at: Date };
/** A ticket that somebody bought. */
export type OwnedTicket = TicketRow & { player_id: string };

export type BuyAnswer =
  | ({ status: 'played' | 'replayed'; order_id: string } & Pockets)
  | { status: 'unknown' | 'closed' | 'moved' };

/**
 * What `lottery_buy` raises for a number that does not take its line; its detail is {@link
 * SoldOutDetail} as JSON.
 */
export const soldOutState = 'P0461';
export interface SoldOutDetail {
  number: string;
  used_minor: string;
  limit_minor: string;
}

export interface OrderDraft {
  id: string;
  site_id: string;
  player_id: string;
  provider_code: string;
  game_code: string;
  currency: string;
  request_id: string;
  seed_id: string | null;
  nonce: number | null;
  subscription_id: string | null;
}

export interface TicketDraft {
  id: string;
  draw_id: string;
  blind: string;
  lines: readonly KeptLine[];
  leaf_play: string;
  stake_minor: bigint;
  numbers: readonly NumberLiability[];
}

/** The order that a request made before. */
export async function readOrder(
  executor: Executor,
  { siteId, playerId, requestId }: { siteId: string; playerId: string; requestId: string },
): Promise<OrderRow | null> {
  const row = await executor
    .selectFrom('lottery_orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Calls `lottery_buy`. */
export async function buyTickets(
  executor: Executor,
  order: OrderDraft,
  tickets: readonly TicketDraft[],
  { version, requestHash, now }: { version: number; requestHash: Buffer; now: Date },
): Promise<BuyAnswer> {
  const { rows } = await sql<{ answer: BuyAnswer }>`${preparedMark}select lottery_buy(
    ${jsonText(order)}::jsonb, ${jsonText(tickets)}::jsonb, ${version}::integer,
    ${requestHash}::bytea, ${now}::timestamptz)
    as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('the purchase gave no answer');
  return answer;
}

const withDraw = (executor: Executor) =>
  executor
    .selectFrom('lottery_tickets')
    .innerJoin('lottery_draws', 'lottery_draws.id', 'lottery_tickets.draw_id')
    .selectAll('lottery_tickets')
    .select(['lottery_draws.draw_code', 'lottery_draws.game_code', 'lottery_draws.draw_at'])
    .whereRef('lottery_draws.site_id', '=', 'lottery_tickets.site_id');

/** The tickets of an order, the soonest draw first. */
export async function readTicketsOfOrder(
  executor: Executor,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<DrawnTicket[]> {
  return withDraw(executor)
    .where('lottery_tickets.site_id', '=', siteId)
    .where('lottery_tickets.order_id', '=', orderId)
    .orderBy('lottery_draws.draw_at')
    .execute();
}

/** Tickets of a player, newest first. */
export async function readTicketsOf(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  asked: {
    gameCode?: string | undefined;
    state?: TicketRow['state'] | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<DrawnTicket[]> {
  let rows = withDraw(executor)
    .where('lottery_tickets.site_id', '=', owner.siteId)
    .where('lottery_tickets.player_id', '=', owner.playerId);
  if (asked.gameCode !== undefined)
    rows = rows.where('lottery_draws.game_code', '=', asked.gameCode);
  if (asked.state !== undefined) rows = rows.where('lottery_tickets.state', '=', asked.state);
  if (asked.before !== undefined) rows = rows.where('lottery_tickets.id', '<', asked.before);
  return rows.orderBy('lottery_tickets.id', 'desc').limit(asked.limit).execute();
}

export async function readTicket(
  executor: Executor,
  { siteId, ticketId }: { siteId: string; ticketId: string },
): Promise<DrawnTicket | null> {
  const row = await withDraw(executor)
    .where('lottery_tickets.site_id', '=', siteId)
    .where('lottery_tickets.id', '=', ticketId)
    .executeTakeFirst();
  return row ?? null;
}

/** The ticket of a place in a draw. */
export async function readTicketAt(
  executor: Executor,
  { drawId, seq }: { drawId: string; seq: number },
): Promise<TicketRow | null> {
  const row = await executor
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row ?? null;
}

/** Tickets of a draw in the order of sale, some at a time. */
export async function readTicketsAfter(
  executor: Executor,
  { drawId, seq, limit }: { drawId: string; seq: number; limit: number },
): Promise<TicketRow[]> {
  return executor
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Open tickets of a draw, some at a time. */
export async function readOpenTickets(
  executor: Executor,
  drawId: string,
  limit: number,
): Promise<OwnedTicket[]> {
  const rows = await executor
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('state', '=', 'open')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.flatMap(({ player_id: playerId, ...row }) =>
    playerId === null ? [] : [{ ...row, player_id: playerId }],
  );
}

/** Hashes of leaves after a place, in the order of sale. */
export async function readLeafHashes(
  executor: Executor,
  { drawId, after, limit }: { drawId: string; after: number; limit: number },
): Promise<Buffer[]> {
  const rows = await executor
    .selectFrom('lottery_tickets')
    .select('leaf_hash')
    .where('draw_id', '=', drawId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => row.leaf_hash);
}

export async function writeChunk(
  executor: Executor,
  { drawId, chunk, root }: { drawId: string; chunk: number; root: Uint8Array },
): Promise<void> {
  await executor
    .insertInto('lottery_chunks')
    .values({ draw_id: drawId, chunk, root: Buffer.from(root) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Roots of the chunks of a closed draw, in their order. */
export async function readChunks(executor: Executor, drawId: string): Promise<Buffer[]> {
  const rows = await executor
    .selectFrom('lottery_chunks')
    .select('root')
    .where('draw_id', '=', drawId)
    .orderBy('chunk')
    .execute();
  return rows.map((row) => row.root);
}

export interface TicketEnding {
  id: string;
  amountMinor: bigint;
  wins: TicketRow['wins'];
}

/** Calls `lottery_settle`: gives whose tickets were settled. */
export async function settleTickets(
  executor: Executor,
  order: { drawId: string; providerCode: string; tickets: readonly TicketEnding[]; now: Date },
): Promise<string[]> {
  const tickets = order.tickets.map(({ id, amountMinor, wins }) => ({
    id,
    amount: amountMinor,
    wins,
  }));
  const { rows } = await sql<{ player_id: string }>`
    select player_id from lottery_settle(${order.drawId}::uuid, ${order.providerCode},
      ${jsonText(tickets)}::jsonb,
      ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map((row) => row.player_id);
}

/** Calls `lottery_refund`: gives whose stakes went back. */
export async function refundTickets(
  executor: Executor,
  order: { drawId: string; providerCode: string; ticketIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from lottery_refund(${order.drawId}::uuid, ${order.providerCode},
      ${[...order.ticketIds]}::uuid[],
      ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map((row) => row.player_id);
}

/** Prizes of a draw's settled tickets by tier: how many lines won one, and how much in all. */
export async function readTierSums(
  executor: Executor,
  drawId: string,
): Promise<
  Array<{
    tier: string;
    winners: bigint;
    sum_minor: bigint;
    least_minor: bigint;
    most_minor: bigint;
  }>
> {
  const { rows } = await sql<{
    tier: string;
    winners: bigint;
    sum_minor: bigint;
    least_minor: bigint;
    most_minor: bigint;
  }>`
    select w ->> 'tier' as tier, count(*)::bigint as winners,
           sum((w ->> 'amount_minor')::bigint)::bigint as sum_minor,
           min((w ->> 'amount_minor')::bigint) as least_minor,
           max((w ->> 'amount_minor')::bigint) as most_minor
      from lottery_tickets t, jsonb_array_elements(t.wins) as w
     where t.draw_id = ${drawId}::uuid and t.payout_minor > 0
     group by 1 order by 1`.execute(executor);
  return rows;
}

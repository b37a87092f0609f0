import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Pockets } from '../../money/wallet/index.ts';

/** Which change of the offer is taken as well. */
export type OfferChange = 'none' | 'better' | 'any';

/** A leg that an edit asks for: a selection, or the picks of a builder. */
export interface AskedLeg {
  selection_id?: string | undefined;
  selection_ids?: string[] | undefined;
  odds: string;
}

export interface CashOutOrder {
  id: string;
  betId: string;
  siteId: string;
  playerId: string;
  currency: string;
  requestId: string;
  requestHash: Buffer;
  askedBy: 'player' | 'rule' | 'edit';
  policy: OfferChange;
  partPercent: number;
  /** What was offered. */
  unitMinor: bigint;
  amountMinor: bigint;
  stops: Readonly<Record<string, number>>;
  /** Of an edit: the legs of the new bet as they were asked for. */
  editLegs: readonly AskedLeg[] | null;
  askedAt: Date;
  /** As it was asked for where it is taken at once. */
  decidesAt: Date;
}

export interface CashOutRecord extends CashOutOrder {
  state: 'pending' | 'taken' | 'rejected';
  refusal: string | null;
  pocketsAfter: Pockets;
}

/** Writes a cash-out as pending; it is paid at once or decided at its moment. */
export async function insertCashOut(executor: Executor, order: CashOutOrder): Promise<void> {
  const { siteId, playerId, currency } = order;
  await executor
    .insertInto('bet_cash_outs')
    .values({
      id: order.id,
      bet_id: order.betId,
      site_id: siteId,
      player_id: playerId,
      request_id: order.requestId,
      request_hash: order.requestHash,
      asked_by: order.askedBy,
      state: 'pending',
      policy: order.policy,
      part_percent: order.partPercent,
      unit_minor: order.unitMinor,
      amount_minor: order.amountMinor,
      stops: jsonText(order.stops),
      edit_legs: order.editLegs && jsonText(order.editLegs),
      asked_at: order.askedAt,
      decides_at: order.decidesAt,
      pockets_after: sql`pockets_of(${siteId}::uuid, ${playerId}::uuid, ${currency})`,
    })
    .execute();
}

/** Pays a pending cash-out: so much of the unit stake for so much. See `pay_cash_out`. */
export async function payCashOut(
  executor: Executor,
  id: string,
  { unitMinor, amountMinor }: { unitMinor: bigint; amountMinor: bigint },
  now: Date,
): Promise<void> {
  await sql`select pay_cash_out(${id}::uuid, ${unitMinor}::bigint, ${amountMinor}::bigint,
    ${now}::timestamptz)`.execute(executor);
}

export async function rejectCashOut(
  executor: Executor,
  id: string,
  refusal: string | null,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('bet_cash_outs')
    .set({ state: 'rejected', refusal, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

const columns = sql`
  c.id, c.bet_id as "betId", c.site_id as "siteId", c.player_id as "playerId", b.currency,
    c.request_id as "requestId", c.request_hash as "requestHash",
  c.asked_by as "askedBy", c.policy, c.part_percent as "partPercent", c.unit_minor as "unitMinor",
  c.amount_minor as "amountMinor", c.stops, c.edit_legs as "editLegs",
  c.asked_at as "askedAt", c.decides_at as "decidesAt",
  c.state, c.refusal,
  c.pockets_after as "pocketsAfter"`;

/** A cash-out; null when there is none. */
export async function readCashOut(executor: Executor, id: string): Promise<CashOutRecord | null> {
  const { rows } = await sql<CashOutRecord>`
    select ${columns} from bet_cash_outs c join bets b on b.id = c.bet_id and b.site_id = c.site_id
     where c.id = ${id}::uuid`.execute(executor);
  return rows[0] ?? null;
}

/** What a request of the player became before; null when it is new. */
export async function readRequested(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  requestId: string,
): Promise<CashOutRecord | null> {
  const { rows } = await sql<CashOutRecord>`
    select ${columns} from bet_cash_outs c join bets b on b.id = c.bet_id and b.site_id = c.site_id
     where c.site_id = ${siteId}::uuid and c.player_id = ${playerId}::uuid
       and c.request_id = ${requestId}::uuid`.execute(executor);
  return rows[0] ?? null;
}

export type CashOutToDecide = Pick<CashOutOrder, 'id' | 'betId' | 'editLegs'>;

/** Pending ones whose moment has come, the longest waiting first. */
export async function findCashOutsToDecide(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<CashOutToDecide[]> {
  const { rows } = await sql<CashOutToDecide>`
    select id, bet_id as "betId", edit_legs as "editLegs" from bet_cash_outs
     where state = 'pending' and decides_at <= ${now}::timestamptz order by decides_at, id
     limit ${limit}`.execute(executor);
  return rows;
}

/** Cash-outs for the player's file, without the keys of their requests. */
export const cashOutsOfPlayer = ({ siteId, playerId }: { siteId: string; playerId: string }) => sql`
  select to_jsonb(c) - array['request_id', 'request_hash', 'stops', 'pockets_after'] as row
    from bet_cash_outs c where c.site_id = ${siteId}::uuid and c.player_id = ${playerId}::uuid
   order by c.id`;

import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { CloseReason, SessionRow } from './session.store.ts';

export interface BuyIn {
  amountMinor: bigint;
  requestId: string;
  requestHash: Buffer;
  /** Of the rules, for the operator's switch. */
  version: number;
  now: Date;
}

export type SessionDraft = Pick<
  SessionRow,
  'id' | 'site_id' | 'sea_id' | 'holder' | 'player_id' | 'name' | 'currency'
> & { seat: number | null; sealed_seed: string | null; client_seed: string | null };

/**
 * Calls `fishing_open`: a seat and what is put on its meter in one statement. Throws P0460 with
 * `sessionOpen`, `seatTaken` or what a stake is refused for, P0409, and what the ledger refuses.
 */
export async function openMeterOf(
  executor: Executor,
  session: SessionDraft,
  { amountMinor, requestId, requestHash, version, now }: BuyIn,
): Promise<{ sessionId: string; isNew: boolean }> {
  const { rows } = await sql<{ sessionId: string; isNew: boolean }>`
    select session_id as "sessionId", is_new as "isNew" from fishing_open(
      ${jsonText(session)}::jsonb, ${amountMinor}::bigint, ${requestId}::uuid,
      ${requestHash}::bytea, ${version}::integer, ${now}::timestamptz)`.execute(executor);
  const [opened] = rows;
  if (!opened) throw new Error('a session was neither opened nor refused');
  return opened;
}

/** Calls `fishing_top_up` on a locked session: false when this request has put it in before. */
export async function topUpMeter(
  executor: Executor,
  sessionId: string,
  { amountMinor, requestId, requestHash, version, now }: BuyIn,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select fishing_top_up(${sessionId}::uuid, ${amountMinor}::bigint, ${requestId}::uuid,
      ${requestHash}::bytea, ${version}::integer, ${now}::timestamptz) as "isNew"`.execute(
    executor,
  );
  return rows[0]?.isNew ?? false;
}

/** Calls `fishing_gate`: throws P0460 with the reason when so much may not be staked now. */
export async function askGate(
  executor: Executor,
  of: { siteId: string; playerId: string; amountMinor: bigint; version: number; now: Date },
): Promise<void> {
  await sql`select fishing_gate(${of.siteId}::uuid, ${of.playerId}::uuid, ${of.amountMinor}::bigint,
    ${of.version}::integer, ${of.now}::timestamptz)`.execute(executor);
}

/** Calls `fishing_flush`: tells the ledger what batches cost and won since it was told last. */
export async function flushMeter(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await sql`select fishing_flush(${sessionId}::uuid, false, ${now}::timestamptz)`.execute(executor);
}

/** Calls `fishing_close`: false when the session has ended before. */
export async function closeMeter(
  executor: Executor,
  sessionId: string,
  reason: CloseReason,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select fishing_close(${sessionId}::uuid, ${reason}, ${now}::timestamptz) as "isNew"`.execute(
    executor,
  );
  return rows[0]?.isNew ?? false;
}

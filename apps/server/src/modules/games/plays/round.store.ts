import { sql, type Selectable } from 'kysely';
import { jsonText, preparedMark, type Executor, type Tables } from '@pavilion/database';
import type { HandAction } from '@pavilion/games';
import type { Pockets } from '../../money/wallet/index.ts';

export type RoundRow = Selectable<Tables['game_rounds']>;

/** A play as its player is shown it, wherever it is kept. */
export type PlayRow = Omit<
  RoundRow,
  | 'request_hash'
  | 'request_id'
  | 'site_id'
  | 'player_id'
  | 'cashed_bp'
  | 'lines'
  | 'base_stake_minor'
> & { base_stake_minor?: bigint | null; lines?: readonly TicketLine[] | null };

/** One bet of a ticket, amounts in minor units as text; no payout before it is settled. */
export type TicketLine = NonNullable<RoundRow['lines']>[number];

/** What a game makes of a play. */
export type PlayDraft = Pick<
  RoundRow,
  'state' | 'stake_minor' | 'payout_minor' | 'multiplier_e4' | 'params' | 'outcome' | 'events'
> & { base_stake_minor?: bigint | null };

/** A round as it is written: bigints and all, without what the database fills in. */
export type RoundDraft = Omit<
  RoundRow,
  | 'step'
  | 'request_hash'
  | 'created_at'
  | 'settled_at'
  | 'shared_round_id'
  | 'cashed_bp'
  | 'lines'
  | 'base_stake_minor'
> & { base_stake_minor?: bigint | null };

interface Played extends Pockets {
  status: 'played' | 'replayed';
  round_id: string;
}

export type StartAnswer = Played | { status: 'moved' };
export type ActAnswer = (Played & { step: number }) | { status: 'moved' | 'unknown' | 'finished' };

/** Calls `play_start`: nonce, money and record of a round in one statement. */
export async function startRound(
  executor: Executor,
  round: RoundDraft,
  order: {
    requestHash: Buffer;
    now: Date;
    /** Refused when the player began a round of this kind more recently than so. */
    roundMinMs: number;
  },
): Promise<StartAnswer> {
  const { requestHash, now, roundMinMs } = order;
  const { rows } = await sql<{ answer: StartAnswer }>`${preparedMark}select play_start(
    ${jsonText(round)}::jsonb, ${requestHash}::bytea, ${now}::timestamptz,
    ${roundMinMs}::integer) as answer`.execute(executor);
  return answerOf(rows);
}

/**
 * An action as it is kept: `takes_win` says that it reached the most a round pays and took it at
 * once; `stakeMinor`, what it took, stands beside it once it was played.
 */
export type PlayedAction = HandAction & { takes_win?: true; stakeMinor?: bigint };

export interface ActOrder {
  siteId: string;
  playerId: string;
  roundId: string;
  /** Actions played before this one. */
  step: number;
  requestId: string;
  requestHash: Buffer;
  action: PlayedAction;
  /**
   * The hand after it: `stake_minor` is all that it took so far, and what is more than before is
   * taken now.
   */
  after: Pick<
    RoundRow,
    'state' | 'stake_minor' | 'payout_minor' | 'multiplier_e4' | 'outcome' | 'events'
  >;
  now: Date;
}

/** Calls `play_act`: one action of a hand, and its money when it ends, in one statement. */
export async function actOnHand(executor: Executor, order: ActOrder): Promise<ActAnswer> {
  const { rows } = await sql<{ answer: ActAnswer }>`${preparedMark}select play_act(
    ${order.siteId}::uuid, ${order.playerId}::uuid, ${order.roundId}::uuid, ${order.step}::integer,
    ${order.requestId}::uuid, ${order.requestHash}::bytea, ${jsonText(order.action)}::jsonb,
    ${jsonText(order.after)}::jsonb, ${order.now}::timestamptz) as answer`.execute(executor);
  return answerOf(rows);
}

function answerOf<Answer>(rows: ReadonlyArray<{ answer: Answer }>): Answer {
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('the round gave no answer');
  return answer;
}

/** A round of the site, of whomever. */
export async function readRound(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<RoundRow | null> {
  const row = await executor
    .selectFrom('game_rounds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

export interface RoundsAsked {
  siteId: string;
  playerId: string;
  providerCode?: string;
  gameCode?: string;
  state?: RoundRow['state'];
  beforeId?: string;
  limit: number;
}

/** Rounds of a player, newest first. */
export async function readPlayerRounds(
  executor: Executor,
  asked: RoundsAsked,
): Promise<RoundRow[]> {
  let query = executor
    .selectFrom('game_rounds')
    .selectAll()
    .where('site_id', '=', asked.siteId)
    .where('player_id', '=', asked.playerId)
    .orderBy('id', 'desc')
    .limit(asked.limit);
  if (asked.providerCode !== undefined)
    query = query.where('provider_code', '=', asked.providerCode);
  if (asked.gameCode !== undefined) query = query.where('game_code', '=', asked.gameCode);
  if (asked.state !== undefined) query = query.where('state', '=', asked.state);
  if (asked.beforeId !== undefined) query = query.where('id', '<', asked.beforeId);
  return query.execute();
}

/** Open hands that were begun before a moment, oldest first, of all sites. */
export async function readStaleHands(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<RoundRow[]> {
  return executor
    .selectFrom('game_rounds')
    .selectAll()
    .where('state', '=', 'open')
    .where('engine', '=', 'hand')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** What was played on a hand so far, in order. */
export async function readHandActions(
  executor: Executor,
  { siteId, roundId, step }: { siteId: string; roundId: string; step: number },
): Promise<PlayedAction[]> {
  const rows = await executor
    .selectFrom('hand_actions')
    .select(['action', 'stake_minor'])
    .where('site_id', '=', siteId)
    .where('round_id', '=', roundId)
    .where('step', '<=', step)
    .orderBy('step')
    .execute();
  return rows.map(({ action, stake_minor: stakeMinor }) => ({
    ...(action as PlayedAction),
    ...(stakeMinor > 0n ? { stakeMinor } : {}),
  }));
}

/** The step as which a request was played on this hand before, null when it was not. */
export async function stepOfRequest(
  executor: Executor,
  roundId: string,
  requestId: string,
): Promise<number | null> {
  const row = await executor
    .selectFrom('hand_actions')
    .select('step')
    .where('round_id', '=', roundId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.step ?? null;
}

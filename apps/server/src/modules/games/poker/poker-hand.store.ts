import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { PlayedNet } from './poker-escrow.store.ts';

export type PokerHandRow = Selectable<Tables['poker_hands']> & { table_name: string };

interface NewHand {
  id: string;
  siteId: string;
  tableId: string;
  handNo: number;
  currency: string;
  record: object;
  potMinor: bigint;
  rakeMinor: bigint;
  isPlayMoney: boolean;
  startedAt: Date;
  endedAt: Date;
  /** Of players, by seat; nobody at tables of play money. */
  players: readonly (PlayedNet & { seat: number })[];
}

/** Keeps a hand as it was, with the round of each player in it. */
export async function insertHand(executor: Executor, hand: NewHand): Promise<void> {
  const { id, siteId, endedAt } = hand;
  await executor
    .insertInto('poker_hands')
    .values({
      ...{ id, site_id: siteId, table_id: hand.tableId, hand_no: hand.handNo },
      ...{ currency: hand.currency, record: jsonText(hand.record) },
      ...{ pot_minor: hand.potMinor, rake_minor: hand.rakeMinor },
      ...{ is_play_money: hand.isPlayMoney, started_at: hand.startedAt, ended_at: endedAt },
    })
    .execute();
  if (hand.players.length === 0) return;
  const values = hand.players.map(({ seat, playerId, stakeMinor, payoutMinor }) => ({
    ...{ hand_id: id, seat, site_id: siteId, player_id: playerId },
    ...{ stake_minor: stakeMinor, payout_minor: payoutMinor, ended_at: endedAt },
  }));
  await executor.insertInto('poker_hand_players').values(values).execute();
}

/** Cards that were shown after the hand had ended. */
export async function writeShown(
  executor: Executor,
  hand: { siteId: string; tableId: string; handNo: number; shown: unknown },
): Promise<void> {
  await sql`
    update poker_hands set record = jsonb_set(record, '{shown}', ${jsonText(hand.shown)}::jsonb)
     where site_id = ${hand.siteId}::uuid and table_id = ${hand.tableId}::uuid
       and hand_no = ${hand.handNo}::integer`.execute(executor);
}

/** Records of a table's hands that ended since. */
export async function readRecordsSince(
  executor: Executor,
  { siteId, tableId, since }: { siteId: string; tableId: string; since: Date },
): Promise<unknown[]> {
  const rows = await executor
    .selectFrom('poker_hands')
    .select('record')
    .where('site_id', '=', siteId)
    .where('table_id', '=', tableId)
    .where('ended_at', '>', since)
    .orderBy('ended_at')
    .execute();
  return rows.map(({ record }) => record);
}

export async function readHand(
  executor: Executor,
  { siteId, handId }: { siteId: string; handId: string },
): Promise<PokerHandRow | null> {
  const row = await executor
    .selectFrom('poker_hands as h')
    .innerJoin('poker_tables as t', (join) =>
      join.onRef('t.id', '=', 'h.table_id').onRef('t.site_id', '=', 'h.site_id'),
    )
    .selectAll('h')
    .select('t.name as table_name')
    .where('h.site_id', '=', siteId)
    .where('h.id', '=', handId)
    .executeTakeFirst();
  return row ?? null;
}

export type PlayedHandRow = PokerHandRow & { stake_minor: bigint; payout_minor: bigint };

/** Hands a player was dealt into, newest first. Ids grow with time. */
export async function readHandsOf(
  executor: Executor,
  asked: {
    siteId: string;
    playerId: string;
    tableId: string | null;
    beforeId: string | null;
    limit: number;
  },
): Promise<PlayedHandRow[]> {
  const { rows } = await sql<PlayedHandRow>`
    select h.*, t.name as table_name, p.stake_minor, p.payout_minor
      from poker_hand_players p
      join poker_hands h on h.id = p.hand_id and h.site_id = p.site_id
      join poker_tables t on t.id = h.table_id and t.site_id = h.site_id
     where p.site_id = ${asked.siteId}::uuid and p.player_id = ${asked.playerId}::uuid
       and (${asked.tableId}::uuid is null or h.table_id = ${asked.tableId}::uuid)
       and (${asked.beforeId}::uuid is null or p.hand_id < ${asked.beforeId}::uuid)
     order by p.hand_id desc
     limit ${asked.limit}::integer`.execute(executor);
  return rows;
}

/** Records of a site's hands for money in a stretch of time, oldest first. */
export async function readRecordsOfSite(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<unknown[]> {
  const rows = await executor
    .selectFrom('poker_hands')
    .select('record')
    .where('site_id', '=', siteId)
    .where('is_play_money', '=', false)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .orderBy('ended_at')
    .execute();
  return rows.map(({ record }) => record);
}

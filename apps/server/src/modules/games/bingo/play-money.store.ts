import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { CardDraft, PurchaseRow } from './card.store.ts';
import type { GameRow } from './game.store.ts';

/** Cards of play money as a purse buys them. */
interface PlayPurchaseDraft {
  id: string;
  demoId: string;
  requestId: string;
  requestHash: Buffer;
  currency: string;
  stakeMinor: bigint;
  seeds: { serverSeed: string; clientSeed: string };
  cards: readonly CardDraft[];
  now: Date;
}

/** The purchase that a request of a purse made before. */
export async function readPurchaseOfDemo(
  executor: Executor,
  { siteId, demoId, requestId }: { siteId: string; demoId: string; requestId: string },
): Promise<Pick<PurchaseRow, 'id' | 'request_hash'> | null> {
  const row = await executor
    .selectFrom('bingo_purchases')
    .select(['id', 'request_hash'])
    .where('site_id', '=', siteId)
    .where('demo_id', '=', demoId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many cards of a game a purse has. */
export async function countCardsOfDemo(
  executor: Executor,
  { siteId, demoId, gameId }: { siteId: string; demoId: string; gameId: string },
): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::integer as held from bingo_cards
     where site_id = ${siteId}::uuid and demo_id = ${demoId}::uuid
       and game_id = ${gameId}::uuid`.execute(executor);
  return rows[0]?.held ?? 0;
}

/** Whether the house offers the game of a room no more. */
export async function isGameOff(
  executor: Executor,
  { game, providerCode }: { game: GameRow; providerCode: string },
): Promise<boolean> {
  const { rows } = await sql<{ off: boolean }>`
    select house_game_is_off(${providerCode}, ${game.game_code},
      ${game.game_version}::integer) as off`.execute(executor);
  return rows[0]?.off ?? true;
}

/**
 * Takes the next places of a game that is sold, whose counter moves for one buyer after the other;
 * the place before the first, null when nothing is sold any more.
 */
export async function takePlaces(
  executor: Executor,
  of: { game: GameRow; count: number; isFirst: boolean; stakeMinor: bigint; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    update bingo_games g
       set card_count = g.card_count + ${of.count}::integer,
           sales_minor = g.sales_minor + ${of.stakeMinor}::bigint,
           player_count = g.player_count + ${of.isFirst ? 1 : 0}::integer
     where g.id = ${of.game.id}::uuid and g.site_id = ${of.game.site_id}::uuid
       and g.is_play_money and g.state = 'selling' and g.starts_at > ${of.now}::timestamptz
    returning g.card_count - ${of.count}::integer as before`.execute(executor);
  return rows[0]?.before ?? null;
}

/** Writes a purchase with its cards, on places after `before`. */
export async function writePlayPurchase(
  executor: Executor,
  game: GameRow,
  before: number,
  draft: PlayPurchaseDraft,
): Promise<void> {
  await executor
    .insertInto('bingo_purchases')
    .values({
      id: draft.id,
      game_id: game.id,
      site_id: game.site_id,
      player_id: null,
      demo_id: draft.demoId,
      request_id: draft.requestId,
      request_hash: draft.requestHash,
      currency: draft.currency,
      card_count: draft.cards.length,
      stake_minor: draft.stakeMinor,
      seed_id: null,
      nonce: 0,
      server_seed: draft.seeds.serverSeed,
      client_seed: draft.seeds.clientSeed,
      created_at: draft.now,
      settled_at: null,
    })
    .execute();
  await sql`
    insert into bingo_cards (id, game_id, site_id, purchase_id, demo_id, seq, blind, numbers,
           leaf_hash, stake_minor)
    select x.id, g.id, g.site_id, ${draft.id}::uuid, ${draft.demoId}::uuid,
           ${before}::integer + x.place, x.blind, x.numbers,
           lottery_leaf_hash(lottery_leaf_text(g.id::text, ${before}::integer + x.place, x.id,
             x.blind, bingo_leaf_play(x.numbers), g.price_minor)), g.price_minor
      from bingo_games g, jsonb_to_recordset(${jsonText(draft.cards)}::jsonb)
        as x (place integer, id uuid, blind text, numbers integer[])
     where g.id = ${game.id}::uuid and g.site_id = ${game.site_id}::uuid`.execute(executor);
}

/**
 * Ends purchases of play money, each once: with what their cards won, or with their stakes back.
 * A purse that was forgotten meanwhile gets nothing.
 */
export async function endPlayPurchases(
  executor: Executor,
  of: { purchaseIds: readonly string[]; state: 'settled' | 'refunded'; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update bingo_purchases b set state = ${of.state}::text, settled_at = ${of.now}::timestamptz,
             payout_minor = case when ${of.state}::text = 'refunded' then b.stake_minor
               else (select coalesce(sum(c.payout_minor), 0)::bigint from bingo_cards c
                      where c.purchase_id = b.id and c.site_id = b.site_id) end
       where b.id = any (${[...of.purchaseIds]}::uuid[]) and b.state = 'open'
         and b.demo_id is not null
      returning b.site_id, b.demo_id, b.payout_minor)
    update demo_sessions d set balance_minor = d.balance_minor + e.amount
      from (select site_id, demo_id, sum(payout_minor)::bigint as amount from ended
             group by site_id, demo_id) e
     where d.id = e.demo_id and d.site_id = e.site_id`.execute(executor);
}

/** Forgets games of play money that were over before a time, with their cards. */
export async function deletePlayedWithPlayMoney(executor: Executor, before: Date): Promise<void> {
  const over = sql`select g.id from bingo_games g
     where g.is_play_money and g.state = 'settled' and g.settled_at < ${before}::timestamptz`;
  await sql`delete from bingo_cards where demo_id is not null and game_id in (${over})`.execute(
    executor,
  );
  await sql`delete from bingo_purchases where demo_id is not null
     and game_id in (${over})`.execute(executor);
  await sql`delete from bingo_games where id in (${over})`.execute(executor);
}

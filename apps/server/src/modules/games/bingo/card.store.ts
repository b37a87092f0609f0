import {
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { jsonText, preparedMark, type Executor, type Tables } from '@pavilion/database';
import type { Pockets } from '../../money/wallet/index.ts';

export type CardRow = Selectable<Tables['bingo_cards']>;
export type PurchaseRow = Selectable<Tables['bingo_purchases']>;

/** A purchase with what its game and room are called. */
export type ListedPurchase = PurchaseRow & {
  room_id: string;
  name: string;
  game_code: string;
  game_version: number;
  starts_at: Date;
};

export type BuyAnswer =
  | ({ status: 'played' | 'replayed'; purchase_id: string } & Pockets)
  | { status: 'unknown' | 'closed' | 'moved' | 'changed' }
  | { status: 'too_many'; room: number };

/** Whose cards are asked for. */
export type CardHolder = { playerId: string } | { demoId: string };

const isOf =
  (holder: CardHolder) =>
  (
    eb: ExpressionBuilder<Tables, 'bingo_cards'>,
  ): ExpressionWrapper<Tables, 'bingo_cards', SqlBool> =>
    'demoId' in holder
      ? eb('bingo_cards.demo_id', '=', holder.demoId)
      : eb('bingo_cards.player_id', '=', holder.playerId);

/** What `bingo_buy` raises for a game that closed while its cards were bought. */
export const closedMeanwhile = 'P0462';

export interface PurchaseDraft {
  id: string;
  site_id: string;
  game_id: string;
  player_id: string;
  provider_code: string;
  currency: string;
  request_id: string;
  card_count: number;
  stake_minor: bigint;
  seed_id: string;
  nonce: number;
}

/** A card before it is sold: `place` 1 is the first of its purchase. */
export interface CardDraft {
  place: number;
  id: string;
  blind: string;
  numbers: readonly number[];
}

/** Calls `bingo_buy`. */
export async function buyCards(
  executor: Executor,
  purchase: PurchaseDraft,
  cards: readonly CardDraft[],
  { requestHash, now }: { requestHash: Buffer; now: Date },
): Promise<BuyAnswer> {
  const { rows } = await sql<{ answer: BuyAnswer }>`${preparedMark}select bingo_buy(
    ${jsonText(purchase)}::jsonb, ${jsonText(cards)}::jsonb, ${requestHash}::bytea,
    ${now}::timestamptz) as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('the purchase gave no answer');
  return answer;
}

const withGame = (executor: Executor) =>
  executor
    .selectFrom('bingo_purchases')
    .innerJoin('bingo_games', 'bingo_games.id', 'bingo_purchases.game_id')
    .innerJoin('bingo_rooms', (join) =>
      join
        .onRef('bingo_rooms.room_id', '=', 'bingo_games.room_id')
        .onRef('bingo_rooms.site_id', '=', 'bingo_games.site_id'),
    )
    .selectAll('bingo_purchases')
    .select([
      'bingo_games.room_id',
      'bingo_games.game_code',
      'bingo_games.game_version',
      'bingo_games.starts_at',
      'bingo_rooms.name',
    ])
    .whereRef('bingo_games.site_id', '=', 'bingo_purchases.site_id');

/** The purchase that a request made before. */
export async function readPurchaseOf(
  executor: Executor,
  { siteId, playerId, requestId }: { siteId: string; playerId: string; requestId: string },
): Promise<PurchaseRow | null> {
  const row = await executor
    .selectFrom('bingo_purchases')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readPurchase(
  executor: Executor,
  { siteId, purchaseId }: { siteId: string; purchaseId: string },
): Promise<ListedPurchase | null> {
  const row = await withGame(executor)
    .where('bingo_purchases.site_id', '=', siteId)
    .where('bingo_purchases.id', '=', purchaseId)
    .executeTakeFirst();
  return row ?? null;
}

/** Purchases of a player, newest first. */
export async function readPurchases(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ListedPurchase[]> {
  let rows = withGame(executor)
    .where('bingo_purchases.site_id', '=', owner.siteId)
    .where('bingo_purchases.player_id', '=', owner.playerId);
  if (before !== undefined) rows = rows.where('bingo_purchases.id', '<', before);
  return rows.orderBy('bingo_purchases.id', 'desc').limit(limit).execute();
}

export async function readCardsOfPurchase(
  executor: Executor,
  { siteId, purchaseId }: { siteId: string; purchaseId: string },
): Promise<CardRow[]> {
  return executor
    .selectFrom('bingo_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purchase_id', '=', purchaseId)
    .orderBy('seq')
    .execute();
}

/** The cards of a player, or of a purse, in a game. */
export async function readCardsOf(
  executor: Executor,
  { siteId, gameId, ...holder }: { siteId: string; gameId: string } & CardHolder,
): Promise<CardRow[]> {
  return executor
    .selectFrom('bingo_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(isOf(holder))
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .execute();
}

/** A card of a player, or of a purse, with what was called in its game. */
export async function readCardWithCalled(
  executor: Executor,
  { siteId, cardId, ...holder }: { siteId: string; cardId: string } & CardHolder,
): Promise<(CardRow & { called: number[] }) | null> {
  const row = await executor
    .selectFrom('bingo_cards')
    .innerJoin('bingo_games', 'bingo_games.id', 'bingo_cards.game_id')
    .selectAll('bingo_cards')
    .select('bingo_games.called')
    .where('bingo_games.site_id', '=', siteId)
    .where('bingo_cards.site_id', '=', siteId)
    .where(isOf(holder))
    .where('bingo_cards.id', '=', cardId)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a number on a card, once; what is marked then. */
export async function writeDaub(
  executor: Executor,
  { siteId, cardId, number }: { siteId: string; cardId: string; number: number },
): Promise<number[]> {
  const { rows } = await sql<{ daubed: number[] }>`
    update bingo_cards set daubed = case when ${number}::integer = any (daubed) then daubed
      else daubed || ${number}::integer end
     where id = ${cardId}::uuid and site_id = ${siteId}::uuid
    returning daubed`.execute(executor);
  return rows[0]?.daubed ?? [];
}

/** Cards of a game in the order of sale, some at a time. */
export async function readCardsAfter(
  executor: Executor,
  { gameId, seq, limit }: { gameId: string; seq: number; limit: number },
): Promise<CardRow[]> {
  return executor
    .selectFrom('bingo_cards')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** What every card of a game says, in the order of sale. */
export async function readAllCards(
  executor: Executor,
  gameId: string,
): Promise<Array<Pick<CardRow, 'numbers' | 'leaf_hash'>>> {
  return executor
    .selectFrom('bingo_cards')
    .select(['numbers', 'leaf_hash'])
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .execute();
}

/** Who holds a card: a player, or a guest with a purse of play money. */
export type Holder = Pick<CardRow, 'demo_id'> & { account_id: string | null };

/** Whose cards stand at places of a game, by place. */
export async function readHolders(
  executor: Executor,
  { siteId, gameId, seqs }: { siteId: string; gameId: string; seqs: readonly number[] },
): Promise<Map<number, Holder>> {
  if (seqs.length === 0) return new Map();
  const rows = await executor
    .selectFrom('bingo_cards')
    .leftJoin('players', (join) =>
      join
        .onRef('players.id', '=', 'bingo_cards.player_id')
        .onRef('players.site_id', '=', 'bingo_cards.site_id'),
    )
    .select(['bingo_cards.seq', 'bingo_cards.demo_id', 'players.account_id'])
    .where('bingo_cards.site_id', '=', siteId)
    .where('bingo_cards.game_id', '=', gameId)
    .where('bingo_cards.seq', 'in', [...seqs])
    .execute();
  return new Map(rows.map((row) => [row.seq, row]));
}

export interface CardWin {
  seq: number;
  payoutMinor: bigint;
  wins: CardRow['wins'];
}

/** Writes what cards won. */
export async function writeWins(
  executor: Executor,
  { siteId, gameId, wins }: { siteId: string; gameId: string; wins: readonly CardWin[] },
): Promise<void> {
  const rows = wins.map(({ seq, payoutMinor, wins: won }) => ({ seq, payout: payoutMinor, won }));
  await sql`
    update bingo_cards c set payout_minor = x.payout, wins = x.won
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) as x (seq integer, payout bigint, won jsonb)
     where c.game_id = ${gameId}::uuid and c.site_id = ${siteId}::uuid and c.seq = x.seq`.execute(
    executor,
  );
}

/** Purchases of a game that are not over, some at a time. */
export async function readOpenPurchases(
  executor: Executor,
  gameId: string,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('bingo_purchases')
    .select('id')
    .where('game_id', '=', gameId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Cards of players in a game that won something. */
export async function readWonCards(
  executor: Executor,
  { siteId, gameId, playerIds }: { siteId: string; gameId: string; playerIds: readonly string[] },
): Promise<Array<Pick<CardRow, 'id' | 'payout_minor'> & { player_id: string }>> {
  if (playerIds.length === 0) return [];
  return executor
    .selectFrom('bingo_cards')
    .select(['id', 'player_id', 'payout_minor'])
    .where('site_id', '=', siteId)
    .where('game_id', '=', gameId)
    .where('player_id', 'in', [...playerIds])
    .where('payout_minor', '>', 0n)
    .orderBy('seq')
    .$narrowType<{ player_id: string }>()
    .execute();
}

interface Ending {
  gameId: string;
  providerCode: string;
  purchaseIds: readonly string[];
  now: Date;
}

/** Calls `bingo_settle`: gives whose purchases were paid. */
export async function settlePurchases(executor: Executor, order: Ending): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from bingo_settle(${order.gameId}::uuid, ${order.providerCode},
      ${[...order.purchaseIds]}::uuid[],
      ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map((row) => row.player_id);
}

/** Calls `bingo_refund`: gives whose stakes went back. */
export async function refundPurchases(executor: Executor, order: Ending): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from bingo_refund(${order.gameId}::uuid, ${order.providerCode},
      ${[...order.purchaseIds]}::uuid[],
      ${order.now}::timestamptz) as player_id`.execute(executor);
  return rows.map((row) => row.player_id);
}

import type * as z from 'zod/mini';
import type { bingoCommitment, bingoGame } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { poolOf } from '@pavilion/games/bingo/index';
import type { GameRow, GameWithChain } from './game.store.ts';

type GameView = z.output<typeof bingoGame>;

/** Steps that players need not tell apart. */
const states = {
  selling: 'selling',
  ended: 'closed',
  closed: 'closed',
  calling: 'calling',
  won: 'calling',
  settled: 'settled',
} as const;

/** Stages and their shares as the wire tells them. */
export const stageShares = (stages: GameRow['stages']): GameView['stages'] =>
  stages.map(({ stage, percent }) => ({ stage, share: percent }));

/** A game as everybody sees it. `fundMinor`: what lies on the room's jackpot now. */
export function gameView(game: GameRow, currency: CurrencyCode, fundMinor: bigint): GameView {
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return {
    game_id: game.id,
    room_id: game.room_id,
    name: game.name,
    variant: game.variant,
    starts_at: game.starts_at.toISOString(),
    state: states[game.state],
    price: amount(game.price_minor),
    max_cards: game.max_cards,
    cards: game.card_count,
    players: game.player_count,
    sales: amount(game.sales_minor),
    pool: amount(poolOf(game.sales_minor)),
    jackpot: { fund: amount(game.fund_minor ?? fundMinor), within: game.jackpot_within },
    stages: stageShares(game.stages),
    void: game.void_reason,
    play_money: game.is_play_money,
  };
}

/** What of a game is published by now. */
export const commitmentOf = (
  game: Omit<GameWithChain, 'name'>,
  currency: CurrencyCode,
): z.output<typeof bingoCommitment> => ({
  terminating_hash: game.terminating_hash,
  salt: game.salt,
  index: game.chain_index,
  root: game.root,
  count: game.card_count,
  sales: formatAmount(game.sales_minor, currency),
  entropy_source: game.entropy_source,
  entropy: game.entropy,
  hash: game.hash,
});

import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import type { Site } from '../../../site-directory/index.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import { readOpenPurchases, readWonCards, refundPurchases, settlePurchases } from './card.store.ts';
import { forgetGame } from './decided-game.ts';
import { tellEnd } from './game-news.ts';
import { moveGame, type GameRow } from './game.store.ts';
import { cardsBack, cardsWon } from './notices.ts';
import { endPlayPurchases } from './play-money.store.ts';

const purchasesPerBatch = 500;

/**
 * Pays every purchase of a game what its cards won, many in one transaction; a crash between two
 * leaves the rest to the next turn.
 */
export async function settleCardsOf(
  server: ServerContext,
  site: Site,
  game: GameRow,
): Promise<void> {
  await inBatches(server, site, game, async (executor, order) => {
    if (game.is_play_money) return endPlayMoney(executor, order, 'settled');
    const players = await settlePurchases(executor, order);
    const won = await readWonCards(executor, {
      siteId: site.id,
      gameId: game.id,
      playerIds: [...new Set(players)],
    });
    const winners = Map.groupBy(won, (card) => card.player_id);
    const drafts = [...winners.keys()].map((playerId) =>
      cardsWon.to(
        { siteId: site.id, playerId },
        { room: game.name, gameId: game.id },
        { onceKey: `bingo:${game.id}` },
      ),
    );
    await addNotices(executor, server, drafts);
    await server.publisher.publishAll(executor, winsTold(site, game, winners));
    return players;
  });
  // Who hears of the end asks for the game, and must find it over.
  await inTransaction(server.database, async (executor) => {
    const now = server.clock.now();
    const settled = await moveGame(executor, game, { state: 'settled', settled_at: now });
    if (settled) await tellEnd(server, executor, settled);
  });
}

/** Calls a game off: every stake goes back. `game` is one that nothing was paid of. */
export async function voidGame(
  server: ServerContext,
  site: Site,
  game: GameRow,
  reason: string,
): Promise<void> {
  const called = game.void_reason === null ? { ...game, void_reason: reason } : game;
  if (game.void_reason === null)
    // Before the first stake goes back nobody may take it for a game that is played.
    if (!(await moveGame(server.database.db, game, { void_reason: reason }))) return;
  await inBatches(server, site, called, async (executor, order) => {
    if (game.is_play_money) return endPlayMoney(executor, order, 'refunded');
    const players = await refundPurchases(executor, order);
    const drafts = [...new Set(players)].map((playerId) =>
      cardsBack.to(
        { siteId: site.id, playerId },
        { room: game.name, gameId: game.id },
        { onceKey: `bingo:${game.id}` },
      ),
    );
    await addNotices(executor, server, drafts);
    return players;
  });
  await inTransaction(server.database, async (executor) => {
    const now = server.clock.now();
    const settled = await moveGame(executor, called, { state: 'settled', settled_at: now });
    if (settled && settled.card_count > 0) await tellEnd(server, executor, settled);
  });
  forgetGame(server, game.id);
}

/** What players are told of cards that were paid now and won: one event each. */
function winsTold(
  site: Site,
  game: GameRow,
  winners: ReadonlyMap<string, ReadonlyArray<{ id: string; payout_minor: bigint }>>,
): AnyRealtimeEventDraft[] {
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return [...winners].map(([playerId, cards]) => {
    const data = {
      game_id: game.id,
      amount: amount(cards.reduce((sum, { payout_minor: minor }) => sum + minor, 0n)),
      cards: cards.map(({ id, payout_minor: minor }) => ({ card_id: id, amount: amount(minor) })),
    };
    return { siteId: site.id, playerId, topic: 'play', name: 'bingo.won', data } as const;
  });
}

type Order = Parameters<typeof settlePurchases>[1];

/** Purses are paid; nobody's account moves, and no player is told. */
async function endPlayMoney(
  executor: Executor,
  { purchaseIds, now }: Order,
  state: 'settled' | 'refunded',
): Promise<string[]> {
  await endPlayPurchases(executor, { purchaseIds, state, now });
  return [];
}

/** Ends open purchases batch by batch; `end` gives whose they were. */
async function inBatches(
  server: ServerContext,
  site: Site,
  game: GameRow,
  end: (executor: Executor, order: Order) => Promise<string[]>,
): Promise<void> {
  for (;;) {
    const purchaseIds = await readOpenPurchases(server.database.db, game.id, purchasesPerBatch);
    if (purchaseIds.length === 0) return;
    const order = {
      gameId: game.id,
      providerCode: houseProviderCode,
      purchaseIds,
      now: server.clock.now(),
    };
    await inTransaction(server.database, async (executor) => {
      const players = new Set(await end(executor, order));
      const owner = { siteId: site.id, currency: site.currency.code };
      const owners = [...players].map((playerId) => ({ ...owner, playerId }));
      await publishBalances(server, executor, owners);
    });
  }
}

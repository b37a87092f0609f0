import type { officeCalls, OfficeInput } from '@pavilion/contracts/office';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { lockGame, moveGame, readGamesToCome, readPlayedGames } from './game.store.ts';

const dayMs = 24 * 60 * 60_000;
const shown = 200;

/** Games that cards were sold of: of the day before and the day to come. */
export async function listGamesOfSite(
  server: ServerContext,
  { site: name, room: roomId }: OfficeInput<typeof officeCalls.bingoGames>,
) {
  const site = findSite(server, name);
  const { db } = server.database;
  const nowMs = server.clock.now().getTime();
  const [from, to] = [new Date(nowMs - dayMs), new Date(nowMs + dayMs)];
  const asked = { siteId: site.id, roomId, from, to, limit: 2 * shown };
  const toCome = (await readGamesToCome(db, asked)).filter((game) => game.card_count > 0);
  const played = await readPlayedGames(db, { ...asked, limit: shown });
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    value: [...toCome, ...played].map((game) => ({
      game_id: game.id,
      room: game.room_id,
      state: game.state,
      starts_at: game.starts_at.toISOString(),
      cards: game.card_count,
      players: game.player_count,
      sales: amount(game.sales_minor),
      paid: amount(game.paid_minor ?? 0n),
      called: game.called.length,
      entropy_source: game.entropy_source,
      void_reason: game.void_reason,
    })),
  };
}

/** What the game's record says; why in the operator's words stands in the log of changes. */
const calledOff = 'cancelled';

/** Calls a game off; the next turn of the job gives its stakes back. */
export async function callOff(
  server: ServerContext,
  actor: string,
  { site: name, game: gameId, reason }: OfficeInput<typeof officeCalls.bingoVoid>,
): Promise<{ game: string; cards: number }> {
  const site = findSite(server, name);
  return changeAsOperator(server, actor, {
    action: 'bingo.void',
    reason,
    subject: { siteId: site.id, subject: gameId },
    lock: async (trx) => {
      const game = isUuid(gameId) ? await lockGame(trx, { siteId: site.id, gameId }) : null;
      if (!game) throw new OperatorError(`there is no game ${gameId}`);
      return game;
    },
    refuse: ({ state, void_reason: why }) => {
      if (why !== null) return 'it is called off already';
      return state === 'won' || state === 'settled' ? 'its last stage is won already' : null;
    },
    work: async (trx, game) => {
      const state = game.state === 'selling' ? 'ended' : game.state;
      const after = await moveGame(trx, { ...game, name: '' }, { state, void_reason: calledOff });
      if (!after) throw new Error('a locked game was changed by another');
      return {
        answer: { game: after.id, cards: after.card_count },
        before: { state: game.state },
        after: { void: calledOff },
      };
    },
  });
}

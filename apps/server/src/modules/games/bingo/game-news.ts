import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import { readChain } from '../fairness/index.ts';
import type { GameRow, WonStage } from './game.store.ts';
import { commitmentOf } from './game-view.ts';

/** Where everybody hears of a room. */
export const topicOf = ({ room_id: roomId }: Pick<GameRow, 'room_id'>): `bingo:${string}` =>
  `bingo:${roomId}`;

const currencyOf = ({ sites }: ServerContext, siteId: string) => {
  const site = sites.byId(siteId);
  if (!site) throw new Error('a game without its site');
  return site.currency.code;
};

/** Tells the last ball that was called and the stages it won, with the caller's transaction. */
export async function tellBall(
  server: ServerContext,
  executor: Executor,
  game: GameRow,
  won: readonly WonStage[],
): Promise<void> {
  const to = { siteId: game.site_id, topic: topicOf(game) };
  const currency = currencyOf(server, game.site_id);
  const n = game.called.length;
  const ball = { game_id: game.id, n, ball: game.called[n - 1] ?? 0 };
  const events: AnyRealtimeEventDraft[] = [
    { ...to, name: 'bingo.ball', data: ball },
    ...won.map(({ stage, ball: at, winners, each_minor: each }) => {
      const data = {
        game_id: game.id,
        stage,
        ball: at,
        winners,
        each: formatAmount(BigInt(each), currency),
      };
      return { ...to, name: 'bingo.stage', data } as const;
    }),
  ];
  await server.publisher.publishAll(executor, events);
}

/** Tells that a game is over, won or called off, and what it can be checked by. */
export async function tellEnd(
  server: ServerContext,
  executor: Executor,
  game: GameRow,
): Promise<void> {
  const currency = currencyOf(server, game.site_id);
  const { terminating_hash, salt } = await readChain(executor, game.chain_id);
  const each = game.jackpot_each_minor;
  await server.publisher.publish(executor, {
    siteId: game.site_id,
    topic: topicOf(game),
    name: 'bingo.ended',
    data: {
      game_id: game.id,
      void: game.void_reason,
      jackpot_each: each === null ? null : formatAmount(each, currency),
      commitment: commitmentOf({ ...game, terminating_hash, salt }, currency),
    },
  });
}

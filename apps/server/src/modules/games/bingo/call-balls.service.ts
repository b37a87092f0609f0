import { inTransaction, type Executor } from '@pavilion/database';
import { maskAccountId } from '@pavilion/domain/masking';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lookForEntropy } from '../fairness/index.ts';
import { readHolders, type Holder } from './card.store.ts';
import { guestName } from './guest-name.ts';
import { missingSince, type StepFound } from './close-game.service.ts';
import { decidedGame, type DecidedGame } from './decided-game.ts';
import { tellBall } from './game-news.ts';
import { keepEntropy, moveGame, writeBall, type GameRow, type WonStage } from './game.store.ts';
import { sharePool } from './share-pool.service.ts';

/**
 * The entropy of a closed game, kept before anything is worked out of it; then the game is called,
 * the first ball after one of the room's intervals.
 */
export async function findEntropy(server: ServerContext, game: GameRow): Promise<StepFound> {
  const { db } = server.database;
  const { id, name, entropy_source: source, entropy_block: before } = game;
  const closedAt = game.closed_at ?? game.starts_at;
  const { seen, entropy, fault } =
    game.entropy === null
      ? await lookForEntropy(server, { source, seen: before, closedAt })
      : { seen: before, entropy: game.entropy, fault: null };
  const isNews = seen !== before || entropy !== null;
  const kept = isNews ? await keepEntropy(db, { id, name, seen, entropy }) : game;
  if (fault !== null) return { void: fault };
  if (entropy === null) return missingSince(server, closedAt);
  if (!kept) return { wait: true };
  const nextAt = new Date(server.clock.now().getTime() + game.ball_ms);
  const begun = await moveGame(db, kept, { state: 'calling', next_ball_at: nextAt });
  return begun ? { game: begun } : { wait: true };
}

/**
 * Calls the ball that is due, if one is; with the one that wins the last stage the pool is shared.
 * Gives the game as it is then, null when another process was quicker.
 */
export async function callBalls(
  server: ServerContext,
  site: Site,
  game: GameRow,
): Promise<GameRow | null> {
  const decided = await decidedGame(server, game);
  if (game.called.length >= decided.last) return sharePool(server, site, game, decided);
  const now = server.clock.now();
  if (game.next_ball_at && game.next_ball_at > now) return game;
  const called = await inTransaction(server.database, (executor) =>
    callNext(server, executor, game, decided, now),
  );
  if (!called || called.called.length < decided.last) return called;
  return sharePool(server, site, called, decided);
}

async function callNext(
  server: ServerContext,
  executor: Executor,
  game: GameRow,
  { balls, stages }: DecidedGame,
  now: Date,
): Promise<GameRow | null> {
  const n = game.called.length + 1;
  const ball = balls[n - 1];
  if (ball === undefined) throw new Error('a game without a ball to call');
  const wonNow = stages.filter((stage) => stage.ball === n);
  const won = await Promise.all(wonNow.map((stage) => keptStage(executor, game, stage)));
  const nextAt = nextBallAt(game, now);
  const called = await writeBall(executor, { game, ball, won, nextAt });
  if (called) await tellBall(server, executor, called, won);
  return called;
}

/** Balls keep their pace; after a pause none is called in a hurry. */
function nextBallAt({ next_ball_at: due, ball_ms: ballMs }: GameRow, now: Date): Date {
  const plannedMs = (due ?? now).getTime() + ballMs;
  return new Date(plannedMs > now.getTime() ? plannedMs : now.getTime() + ballMs);
}

async function keptStage(
  executor: Executor,
  { id: gameId, site_id: siteId }: GameRow,
  { stage, ball, winners, eachMinor }: DecidedGame['stages'][number],
): Promise<WonStage> {
  const seqs = winners.map((place) => place + 1);
  const holders = await readHolders(executor, { siteId, gameId, seqs });
  return {
    stage,
    ball,
    each_minor: eachMinor.toString(),
    winners: seqs.map((seq) => ({ seq, name: nameOf(holders.get(seq)) })),
  };
}

const nameOf = (holder: Holder | undefined): string =>
  holder?.demo_id ? guestName(holder.demo_id) : maskAccountId(holder?.account_id ?? '');

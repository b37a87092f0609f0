import type { AnyGame } from '@pavilion/games';
import { bestOfBook } from './best-of-book.ts';
import { dealRound, type DealtRound } from './deal-round.ts';

/** Moments of a round that are photographed, besides the game as it waits. */
export const playedMoments = ['motion', 'losing', 'winning', 'biggest', 'feature'] as const;
export type PlayedMoment = (typeof playedMoments)[number];
export type GameMoment = 'idle' | PlayedMoment;

const roundsTried = 4_000;
const features: readonly string[] = ['free_spins_started', 'hold_started'];
const wholeStake = 10_000n;

/**
 * The rounds that show a game of one player at its moments; a game without a feature has no such
 * round.
 */
export async function momentsOf(
  game: AnyGame,
): Promise<Record<'motion', DealtRound> & Partial<Record<PlayedMoment, DealtRound>>> {
  const rounds = Array.from({ length: roundsTried }, (_, nonce) => dealRound(game, nonce));
  const hasFeature = ({ events }: DealtRound): boolean =>
    events.some(({ type }) => features.includes(type));
  const plain = rounds.filter((round) => !hasFeature(round));
  const lost = plain.filter(({ multiplierE4 }) => multiplierE4 < wholeStake);
  // A spin that gives back part of its stake is the one that might look like a win.
  const partly = lost.find(({ multiplierE4 }) => multiplierE4 > 0n);
  const losing = (game.category === 'slots' && partly) || lost[0];
  const winning = plain.find(({ multiplierE4 }) => multiplierE4 > wholeStake);
  const feature = rounds.find(hasFeature);
  if (!losing || !winning) throw new Error(`${game.code} only loses or only wins`);
  return {
    motion: winning,
    losing,
    winning,
    biggest:
      (await bestOfBook(game)) ??
      rounds.reduce((best, one) => (one.multiplierE4 > best.multiplierE4 ? one : best)),
    ...(feature ? { feature } : {}),
  };
}

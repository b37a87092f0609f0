import { payoutOf, type HandPart, type HandState } from '@pavilion/games';
import type { HandRound } from './hand-round.ts';
import type { PlaySession } from './play-session.ts';

const sumOf = (parts: readonly HandPart[], of: (part: HandPart) => bigint): bigint =>
  parts.reduce((sum, part) => sum + of(part), 0n);

/** What a hand has taken so far. */
export const stakedOn = ({ stakeMinor }: HandRound, { parts }: HandState): bigint =>
  parts ? sumOf(parts, (part) => part.stakeMinor) : stakeMinor;

/** What a settled hand pays, at most what a round pays. */
export function winOf({ bounds }: PlaySession, hand: HandRound, state: HandState): bigint {
  const winMinor = state.parts
    ? sumOf(state.parts, ({ payoutMinor }) => payoutMinor ?? 0n)
    : payoutOf(hand.stakeMinor, state.multiplierE4);
  return winMinor < bounds.maxWinMinor ? winMinor : bounds.maxWinMinor;
}

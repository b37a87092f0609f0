import type { PlainMessageKey } from '@pavilion/i18n';
import type { ComponentType } from 'react';
import type { GameInfo, GameParams } from '../../game-info.ts';
import type { CurrentRound, PastRound, RoundRoom } from './round-room.ts';

export interface RoundSceneProps {
  info: GameInfo;
  current: CurrentRound;
  /** Rounds that are over, newest first; the current one among them once it is settled. */
  previous: readonly PastRound[];
}

export interface RoundControlsProps {
  info: GameInfo;
  room: RoundRoom;
  params: GameParams;
  isDisabled: boolean;
}

/** What the web knows of a shared game beside its rules. */
export interface RoundView {
  /** What a bet still lacks, as a text's key; null or absent: nothing. */
  missing?(params: GameParams): PlainMessageKey | null;
  Scene: ComponentType<RoundSceneProps>;
  Controls: ComponentType<RoundControlsProps>;
  /** True when a bet can leave while the round runs. */
  hasCashOut: boolean;
  /** The multiplier that stands so long after the start, in hundredths; of games with cash-outs. */
  standingAt?(elapsedMs: number): bigint;
  /** Where a bet leaves by itself, in hundredths; null: nowhere. */
  leavesAt?(params: GameParams): bigint | null;
  /** The outcome as the history strip shows it, and whether it is a high one. */
  result(outcome: Record<string, unknown>): { text: string; isHigh: boolean };
}

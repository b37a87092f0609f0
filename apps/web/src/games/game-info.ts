// chunk: stage
import type { CallResponse } from '@pavilion/contracts/define-call';
import type { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import type { playedRound } from '@pavilion/contracts/shared/play';
import type * as z from 'zod/mini';

type AnyInfo = CallResponse<typeof gameInfo>['value'];

/** What a game of ours says of itself. */
export type GameInfo = Extract<AnyInfo, { launch: 'house' }>;
/** It, or null for a studio's game, which has no stage here. */
export const houseInfo = (info: AnyInfo | undefined): GameInfo | null =>
  info && info.launch === 'house' ? info : null;
export type RoundRecord = z.output<typeof playedRound>;
export type GameParams = Record<string, unknown>;
/** An event of a round as it comes over the wire. */
export type WireEvent = { type: string } & Record<string, unknown>;

export type SoundName = 'bet' | 'tick' | 'land' | 'reveal' | 'card' | 'win' | 'bigWin' | 'cashOut';

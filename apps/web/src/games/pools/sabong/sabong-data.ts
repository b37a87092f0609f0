import type { CallResponse } from '@pavilion/contracts/define-call';
import { sabongMatchList } from '@pavilion/contracts/player/games/sabong-match-list.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import type { RoundPools } from '../../stages/table/table-room.ts';

export type Match = CallResponse<typeof sabongMatchList>['value'][number];
type SabongPools = Exclude<RoundPools, { pools: unknown }>;

const comingShown = 6;

/**
 * The match of a number with those that follow, and what came before. A new match is asked for when
 * it begins.
 */
export function useMatches(index: number) {
  const query = useQuery({
    ...callQuery(sabongMatchList, { from: index, limit: comingShown }),
    meta: { handled: true },
    // Until the next card is there, the one before does not flicker away.
    placeholderData: (before) => before,
  });
  const match = query.data?.value.find((one) => one.index === index) ?? null;
  return { ...query, match };
}

/** Pools of a match; null: none are told, or they are of another game. */
export const sabongPools = (pools: RoundPools | null): SabongPools | null =>
  pools && 'meron' in pools ? pools : null;

/** `158` of a stake of 100 as a multiplier: `1.58`. */
export const perStake = (ofHundred: number): string => (ofHundred / 100).toFixed(2);

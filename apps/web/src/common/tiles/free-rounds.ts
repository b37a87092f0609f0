import type { CallResponse } from '@pavilion/contracts';
import { freeRoundsLeft } from '@pavilion/contracts/player/games/free-rounds-left.contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../core/query.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { gameId, type GameKey } from './game-tile.ts';

export type FreeRounds = CallResponse<typeof freeRoundsLeft>['value'][number];

const none: readonly FreeRounds[] = [];

/** Free rounds that wait for whoever is signed in, the first to end first. */
function useAllFreeRounds(): readonly FreeRounds[] {
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const query = callQuery(freeRoundsLeft, {});
  // Without them a page is whole: a failure is nobody's business.
  const { data } = useQuery({ ...query, enabled: isPlayer, meta: { handled: true } });
  return isPlayer ? (data?.value ?? none) : none;
}

/** How many free rounds wait, by the id of their game. */
export function useFreeRoundCounts(): ReadonlyMap<string, number> {
  const all = useAllFreeRounds();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const one of all) counts.set(gameId(one), (counts.get(gameId(one)) ?? 0) + one.left);
    return counts;
  }, [all]);
}

/** What waits in a game; null: nothing. */
export function useFreeRoundsOf(game: GameKey): FreeRounds | null {
  return useAllFreeRounds().find((one) => gameId(one) === gameId(game)) ?? null;
}

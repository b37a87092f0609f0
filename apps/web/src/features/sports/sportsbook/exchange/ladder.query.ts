import type { CallResponse } from '@pavilion/contracts/define-call';
import { ladder } from '@pavilion/contracts/player/sports/ladder.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../../core/query.ts';

export type Ladder = CallResponse<typeof ladder>;
export type LadderRow = Ladder['value'][number];

/** Nobody bets on what is shown: a look now and then is enough. */
const refreshMs = 2000;

/** What an exchange offers in a market, fresh while it is shown. */
export function useLadder(marketId: string) {
  return useQuery({
    ...callQuery(ladder, { market_id: marketId }),
    refetchInterval: refreshMs,
    staleTime: 0,
    meta: { handled: true },
  });
}

import type { CallResponse } from '@pavilion/contracts/define-call';
import { sportsLadder } from '@pavilion/contracts/player/sports/sports-ladder.contract';
import type { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { useQuery } from '@tanstack/react-query';
import { matchQuery } from '../../../../common/sports/match-query.ts';
import { callQuery } from '../../../../core/query.ts';

export type Ladder = CallResponse<typeof sportsLadder>;
export type LadderRow = Ladder['value'][number];

/** Nobody bets on what is shown: a look now and then is enough. */
const refreshMs = 2000;

/** What an exchange offers in a market, fresh while it is shown. */
export function useLadder(marketId: string) {
  return useQuery({
    ...callQuery(sportsLadder, { market_id: marketId }),
    refetchInterval: refreshMs,
    staleTime: 0,
    meta: { handled: true },
  });
}

const none: readonly string[] = [];

/** Ids of the markets of a match that an exchange tells of, as its page knows it. */
export function useLadderIds(eventId: string): readonly string[] {
  const { data } = useQuery({
    ...matchQuery(eventId),
    select: idsOf,
    meta: { handled: true },
  });
  return data ?? none;
}

const idsOf = ({ event: { ladders } }: CallResponse<typeof eventDetail>): string[] =>
  Object.keys(ladders ?? {});

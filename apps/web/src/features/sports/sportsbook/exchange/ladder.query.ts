import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { sportsLadder } from '@pavilion/contracts/player/sports/sports-ladder.contract';
import type { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { useQuery } from '@tanstack/react-query';
import { matchQuery } from '../../../../common/sports/match-query.ts';
import { callQuery } from '../../../../core/query.ts';

export type Ladder = CallResponse<typeof sportsLadder>;
export type LadderRow = Ladder['value'][number];

/** Nobody bets on what is shown: a look now and then is enough, seldom before it is played. */
const refreshMs = { before: 20_000, inPlay: 5_000 };

/** What an exchange offers in a market, fresh while it is shown. */
export function useLadder(marketId: string) {
  return useQuery({
    ...callQuery(sportsLadder, { market_id: marketId }),
    refetchInterval: ({ state: { data } }) =>
      data?.delay_seconds === 0 ? refreshMs.before : refreshMs.inPlay,
    staleTime: 0,
    meta: { handled: true },
  });
}

/** Whether the exchange trades the market no more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'marketNotFound';

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

const idsOf = ({ event }: CallResponse<typeof eventDetail>): readonly string[] =>
  event.ladder_markets ?? none;

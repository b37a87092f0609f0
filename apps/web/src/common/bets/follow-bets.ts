// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useTopic } from '../../core/realtime/realtime.ts';

type BetPage = CallResponse<typeof betList>;
type Bet = BetPage['value'][number];
type BetPages = InfiniteData<BetPage>;
type EventChange = RealtimeEventData<'event.changed'>;

/**
 * Keeps every list of bets that is shown in step: anew when one is placed, settled, cashed out or
 * edited, with the score as it changes.
 */
export function useFollowBets(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [betList.path] });
  useTopic('bets', {
    'bet.placed': refresh,
    'bet.settled': refresh,
    'slip.decided': refresh,
    'bet.cashed_out': refresh,
    'bet.edited': refresh,
  });
  useTopic('odds', {
    'event.changed': (change) => {
      client.setQueriesData<BetPages | BetPage>({ queryKey: [betList.path] }, (data) => {
        if (!data) return data;
        return 'pages' in data
          ? { ...data, pages: data.pages.map((page) => withScore(page, change)) }
          : withScore(data, change);
      });
    },
  });
}

/** A page of bets with the new state of a match; the same page when it has no open bet on it. */
export function withScore(page: BetPage, change: EventChange): BetPage {
  if (!page.value.some((bet) => isOn(bet, change.event_id))) return page;
  return { ...page, value: page.value.map((bet) => withMatch(bet, change)) };
}

type SportsBet = Extract<Bet, { product: 'sports' }>;
const isOnIt = (one: { event_id: string; match?: unknown }, eventId: string): boolean =>
  one.event_id === eventId && one.match !== undefined;

const isOn = (bet: Bet, eventId: string): bet is SportsBet =>
  bet.product === 'sports' && [bet, ...(bet.legs ?? [])].some((one) => isOnIt(one, eventId));

/** The state stands at the bet, as its first leg's, and at each leg. */
function withMatch(bet: Bet, { event_id, ...match }: EventChange): Bet {
  if (!isOn(bet, event_id)) return bet;
  const legs = bet.legs?.map((leg) => (isOnIt(leg, event_id) ? { ...leg, match } : leg));
  return {
    ...bet,
    ...(isOnIt(bet, event_id) && { match }),
    ...(legs && { legs }),
  };
}

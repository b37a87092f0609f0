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

/** Keeps every list of bets that is shown in step: anew when one is placed or settled, with the score as it changes. */
export function useFollowBets(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [betList.path] });
  useTopic('bets', { 'bet.placed': refresh, 'bet.settled': refresh, 'slip.decided': refresh });
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
  const { event_id, ...match } = change;
  const isOnIt = (bet: Bet) =>
    bet.product === 'sports' && bet.event_id === event_id && bet.match !== undefined;
  if (!page.value.some(isOnIt)) return page;
  return { ...page, value: page.value.map((bet) => (isOnIt(bet) ? { ...bet, match } : bet)) };
}

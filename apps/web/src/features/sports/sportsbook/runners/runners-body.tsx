import { useText } from '@pavilion/i18n/react';
import { useUserStore } from '../../../../core/stores/user.store.ts';
import { OwnBets } from '../match/own-bets.tsx';
import type { PriceComponent } from '../prices.tsx';
import type { MatchEvent } from '../sports.queries.ts';
import { OutrightMarkets } from './outright-markets.tsx';
import { RaceCard } from './race-card.tsx';
import { RunnersHead } from './runners-head.tsx';
import { RunnersResult } from './runners-result.tsx';
import { useFreshRunners } from './use-fresh-runners.ts';

/** An event without teams: a race with its card, or an outright with its questions. */
export function RunnersBody({ event, Price }: { event: MatchEvent; Price: PriceComponent }) {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  const t = useText();
  const Offer = event.sport === 'racing' ? RaceCard : OutrightMarkets;
  useFreshRunners(event);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RunnersHead event={event} />
      {isSignedIn ? <OwnBets eventId={event.event_id} title={t('ui.runners.ownBets')} /> : null}
      <RunnersResult event={event} />
      {event.state === 'finished' || event.state === 'cancelled' ? null : (
        <Offer event={event} Price={Price} />
      )}
    </div>
  );
}

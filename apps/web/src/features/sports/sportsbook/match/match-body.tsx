import './match.css';
import { useNearView } from '@pavilion/web-core/use-near-view';
import { useMedia } from '@pavilion/web-core/viewport/use-media';
import { useUserStore } from '../../../../core/stores/user.store.ts';
import { InfoTabs } from './info-tabs.tsx';
import { MatchHead } from './match-head.tsx';
import { MatchMarkets, type MatchMarketsProps } from './match-markets.tsx';
import { OtherLive } from './other-live.tsx';
import { OwnBets } from './own-bets.tsx';

/**
 * All of a match below its score: parts, what there is to know, own bets, markets, and other live
 * matches beside them, or below where there is no room.
 */
export function MatchBody({ event, Price, builder }: MatchMarketsProps) {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  const isWide = useMedia('(min-width: 1280px)');
  return (
    <div className="match-body grid items-start gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MatchHead event={event} />
        <InfoTabs event={event} />
        {isSignedIn ? <OwnBets eventId={event.event_id} /> : null}
        {event.markets.length === 0 ? null : <MatchMarkets {...{ event, Price, builder }} />}
        {isWide ? null : <OtherLiveBelow eventId={event.event_id} />}
      </div>
      {isWide ? (
        <div className="match-beside empty:hidden">
          <OtherLive eventId={event.event_id} />
        </div>
      ) : null}
    </div>
  );
}

/** A hundred markets may stand above: asked for when it comes near. */
function OtherLiveBelow({ eventId }: { eventId: string }) {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  return <div ref={ref}>{isNear ? <OtherLive eventId={eventId} /> : null}</div>;
}

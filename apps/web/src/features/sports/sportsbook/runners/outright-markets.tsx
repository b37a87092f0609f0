import '../match/match.css';
import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { MatchMarkets } from '../match/match-markets.tsx';
import type { PriceComponent } from '../prices.tsx';
import type { MatchEvent } from '../sports.queries.ts';

/** The questions of an outright; each can be folded away. */
export function OutrightMarkets({ event, Price }: { event: MatchEvent; Price: PriceComponent }) {
  const t = useText();
  return event.markets.length === 0 ? (
    <EmptyState icon="lock" title={t('ui.sports.suspended')} />
  ) : (
    <MatchMarkets event={event} Price={Price} />
  );
}

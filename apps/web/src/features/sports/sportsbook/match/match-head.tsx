import { periodName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import type { MatchEvent } from '../sports.queries.ts';
import { PeriodTable } from './period-table.tsx';
import { useRunningClock } from './running-clock.ts';

/**
 * What a live or finished match has beside its score: the part it is in, its clock, the score of
 * each part.
 */
export function MatchHead({ event }: { event: MatchEvent }) {
  const t = useText();
  const clock = useRunningClock(event);
  const isLive = event.state === 'live';
  return (
    <>
      {isLive && event.feed_state === 'stale' ? (
        <Notice kind="warning">{t('ui.match.stale')}</Notice>
      ) : null}
      {isLive && (event.period || clock !== null) ? (
        <p className="numeric m-0 text-center text-sm font-semibold text-text-muted">
          {[event.period ? periodName(t, event.sport, event.period) : null, clock]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      ) : null}
      <PeriodTable event={event} />
    </>
  );
}

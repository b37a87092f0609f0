import { periodName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import type { MatchEvent } from '../sports.queries.ts';
import { PeriodTable } from './period-table.tsx';
import { useRunningClock } from '../../../../common/sports/running-clock.ts';

/**
 * What a live or finished match has beside its score: the part it is in, unless its head says so,
 * its clock, the score of each part.
 */
export function MatchHead({ event }: { event: MatchEvent }) {
  const t = useText();
  const clock = useRunningClock(event);
  const isLive = event.state === 'live';
  const part = event.period && event.minute !== null ? event.period : null;
  const words = [part && periodName(t, event.sport, part), clock].filter((word) => word !== null);
  return (
    <>
      {isLive && event.feed_state === 'stale' ? (
        <Notice kind="warning">{t('ui.match.stale')}</Notice>
      ) : null}
      {isLive && words.length > 0 ? (
        <p className="numeric m-0 text-center text-sm font-semibold text-text-muted">
          {words.join(' · ')}
        </p>
      ) : null}
      <PeriodTable event={event} />
    </>
  );
}

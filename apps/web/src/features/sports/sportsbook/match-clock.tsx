// chunk: standing
import type { Text } from '@pavilion/i18n';
import { periodName } from '@pavilion/i18n/market-name';
import { useKickOffText, useText } from '@pavilion/i18n/react';
import { runningScore } from '../../../common/sports/period-columns.ts';
import { useNowMs } from '../../../core/use-now.ts';
import type { MatchEvent } from './sports.queries.ts';

/**
 * Kick-off, or how far a live match is, or that it is over. One line, whatever it says.
 */
export function MatchClock({ event }: { event: MatchEvent }) {
  const t = useText();
  const kickOffText = useKickOffText();
  const now = useNowMs();
  const line = 'numeric flex items-center gap-1.5 text-xs leading-4 whitespace-nowrap';
  if (event.state === 'live') {
    return (
      <span className={line}>
        <span className="rounded-sm bg-negative px-1 py-px text-[0.6875rem] font-bold text-on-negative uppercase">
          {t('ui.sports.live')}
        </span>
        <span className="min-w-0 truncate font-bold text-text">{progressText(t, event)}</span>
      </span>
    );
  }
  if (event.state === 'upcoming') {
    return (
      // Browsers without dates in the page's language (Nepali) write them otherwise than the
      // server.
      <time
        suppressHydrationWarning
        dateTime={event.start_day ?? event.start_time}
        className={`${line} text-text-muted`}
      >
        {kickOffText(event, now)}
      </time>
    );
  }
  return (
    <span className={`${line} font-semibold text-text-muted`}>
      {t(`ui.sports.state.${event.state}`)}
    </span>
  );
}

/** The minute; in sports without one the part that is played, with its score if it has one. */
function progressText(t: Text, event: MatchEvent): string {
  const { minute, period, sport } = event;
  if (minute !== null) return `${minute}′`;
  const part = period ? periodName(t, sport, period) : null;
  return [part, runningScore(event)].filter((word) => word !== null).join(' ');
}

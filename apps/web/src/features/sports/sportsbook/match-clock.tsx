// chunk: standing
import { useKickOffText, useText } from '@pavilion/i18n/react';
import { useNowMs } from '../../../core/use-now.ts';
import type { MatchEvent } from './sports.queries.ts';

/** Kick-off, or the minute of a live match, or that it is over. One line, whatever it says. */
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
        {event.minute === null ? null : (
          <span className="font-bold text-text">{event.minute}′</span>
        )}
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

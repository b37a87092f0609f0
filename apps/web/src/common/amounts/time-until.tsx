import { useFormat, useText } from '@pavilion/i18n/react';
import { timeLeft } from '@pavilion/web-core/time-left';
import { useSecondsUntil } from '../../core/use-countdown.ts';

/** Time left until an instant, by the second; the instant itself is its title. */
export function TimeUntil({ until }: { until: string }) {
  const t = useText();
  const format = useFormat();
  const seconds = useSecondsUntil(Date.parse(until));
  if (seconds === 0) return t('ui.lottery.soon');
  const { days, clock } = timeLeft(seconds);
  return (
    // Seconds pass between the server's drawing and the browser's; the next one mends the text.
    <time
      suppressHydrationWarning
      dateTime={until}
      title={format.dateTime(until)}
      className="numeric"
    >
      {days > 0 ? `${t('ui.common.days', { days })} ${clock}` : clock}
    </time>
  );
}

import { useFormat, useText } from '@pavilion/i18n/react';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import { timeLeft } from '@pavilion/web-core/time-left';

/**
 * Time left until a draw, by the second; that it is being drawn once it is over. The moment itself
 * is its title.
 */
export function Countdown({ until }: { until: string }) {
  const t = useText();
  const format = useFormat();
  const seconds = useSecondsUntil(Date.parse(until));
  if (seconds === 0) return t('ui.home.jackpotDrawing');
  const { days, clock } = timeLeft(seconds);
  return (
    <time dateTime={until} title={format.dateTime(until)}>
      {days > 0 ? `${t('ui.common.days', { days })} ${clock}` : clock}
    </time>
  );
}

import { useFormat, useText } from '@pavilion/i18n/react';
import { timeLeft } from '@pavilion/web-core/time-left';
import { useSecondsUntil } from '../../core/use-countdown.ts';

/** What is left until an instant, counted down; `over` stands in its place when nothing is. */
export function TimeLeftText({ until, over }: { until: string; over: string }) {
  const t = useText();
  const format = useFormat();
  const seconds = useSecondsUntil(Date.parse(until));
  if (seconds === 0) return over;
  const { days, clock } = timeLeft(seconds);
  return (
    <time dateTime={until} title={format.dateTime(until)}>
      {days > 0 ? `${t('ui.common.days', { days })} ${clock}` : clock}
    </time>
  );
}

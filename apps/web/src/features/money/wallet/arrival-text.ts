import { useText } from '@pavilion/i18n/react';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Says how long a payment takes: minutes, hours or days, whichever reads best. */
export function useArrivalText(): (minutes: number) => string {
  const t = useText();
  return (minutes) => {
    if (minutes >= dayMinutes)
      return t('ui.withdrawal.arrival.days', { days: Math.round(minutes / dayMinutes) });
    if (minutes >= hourMinutes)
      return t('ui.withdrawal.arrival.hours', { hours: Math.round(minutes / hourMinutes) });
    return t('ui.withdrawal.arrival.minutes', { minutes: Math.max(1, minutes) });
  };
}

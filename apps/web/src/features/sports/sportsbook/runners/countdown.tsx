import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useSecondsUntil } from '../../../../core/use-countdown.ts';

const minute = 60;
const hour = 60 * minute;
/** So close to the start it is said in another colour. */
const soonSeconds = 2 * minute;

/** How long it is until a race is off, second by second; that it is due once the time has come. */
export function Countdown({ startTime }: { startTime: string }) {
  const t = useText();
  const seconds = useSecondsUntil(Date.parse(startTime));
  const text = seconds === 0 ? t('ui.runners.due') : timeLeft(seconds);
  return (
    // What the server drew is some seconds old.
    <span
      role="timer"
      suppressHydrationWarning
      className={classNames(
        'numeric text-xs font-bold whitespace-nowrap',
        seconds < soonSeconds ? 'text-negative' : 'text-text-muted',
      )}
    >
      {text}
    </span>
  );
}

const two = (count: number): string => String(count).padStart(2, '0');

/** `4:07` below an hour, else `2:04:07`. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor((seconds % hour) / minute);
  const rest = two(seconds % minute);
  return seconds < hour
    ? `${minutes}:${rest}`
    : `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}`;
}

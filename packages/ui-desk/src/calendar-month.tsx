import type { KeyboardEvent } from 'react';
import { weeksOf } from './calendar-dates.ts';
import { dayOfKey, type DayBounds } from './calendar-keys.ts';
import type { CalendarNames } from './calendar-names.ts';
import styles from './calendar.module.css';
import { classNames } from '@pavilion/ui/class-names';
import { isRightToLeft } from '@pavilion/ui/reading-direction';

export interface DayRange {
  from: string;
  to: string;
}

export interface CalendarMonthProps extends DayBounds {
  month: string;
  names: CalendarNames;
  /** Chosen days: one, or everything between two ends. */
  range: DayRange | null;
  today: string;
  /** The one day that Tab reaches. */
  focusedDay: string;
  isDayDisabled?: ((day: string) => boolean) | undefined;
  onFocusDay: (day: string) => void;
  onChoose: (day: string) => void;
  onPoint?: ((day: string) => void) | undefined;
}

/** The days of one month as a grid that arrow keys walk through. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, names } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOfKey(event, props.focusedDay, {
      min: props.min,
      max: props.max,
      firstWeekday: names.firstWeekday,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    if (day === null) return;
    event.preventDefault();
    props.onFocusDay(day);
  };
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar
      role="grid"
      aria-label={names.monthYear(`${month}-01`)}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, names.firstWeekday).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} {...props} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a day stands to the chosen range and to its month. */
function placeOf({ month, range, today, ...bounds }: CalendarMonthProps, day: string) {
  const isInside = range !== null && day >= range.from && day <= range.to;
  return {
    isOutside: !day.startsWith(month),
    isInside,
    isStart: isInside && day === range.from,
    isEnd: isInside && day === range.to,
    isToday: day === today,
    isRefused:
      (bounds.min !== undefined && day < bounds.min) ||
      (bounds.max !== undefined && day > bounds.max) ||
      (bounds.isDayDisabled?.(day) ?? false),
  };
}

function DayCell({ day, ...props }: CalendarMonthProps & { day: string }) {
  const { names } = props;
  const place = placeOf(props, day);
  // Days of the neighbours fill the weeks; they belong to the neighbour's own grid.
  if (place.isOutside) {
    return <td className={styles.cell} aria-hidden="true" />;
  }
  const isPressed = place.isStart || place.isEnd;
  return (
    <td
      aria-selected={place.isInside}
      className={classNames(
        styles.cell,
        place.isInside && styles.inside,
        place.isStart && styles.from,
        place.isEnd && styles.to,
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === props.focusedDay ? 0 : -1}
        aria-label={names.full(day)}
        aria-pressed={isPressed}
        aria-current={place.isToday ? 'date' : undefined}
        aria-disabled={place.isRefused || undefined}
        className={classNames(styles.day, place.isToday && styles.today)}
        onClick={() => (place.isRefused ? undefined : props.onChoose(day))}
        onFocus={() => (day === props.focusedDay ? undefined : props.onFocusDay(day))}
        onPointerEnter={() => props.onPoint?.(day)}
      >
        {names.day(day)}
      </button>
    </td>
  );
}

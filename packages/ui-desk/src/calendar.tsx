import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@pavilion/ui/button';
import { addMonths, clampDay, lastDayOf, monthOf } from './calendar-dates.ts';
import { CalendarMonth, type CalendarMonthProps } from './calendar-month.tsx';
import styles from './calendar.module.css';

export interface CalendarTexts {
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
}

export interface CalendarProps extends Omit<
  CalendarMonthProps,
  'month' | 'focusedDay' | 'onFocusDay'
> {
  texts: CalendarTexts;
  /** The day to begin with. */
  startDay: string;
  monthCount: 1 | 2;
}

/** How far years reach where no bounds are set. */
const yearsAround = 100;

/**
 * One or two months with the way to others. The focus is on one day at a time; choosing is the
 * caller's. Months and years can be picked directly, because nobody steps back to a year of birth.
 */
export function Calendar({ texts, startDay, monthCount, ...grid }: CalendarProps) {
  const { min, max, names } = grid;
  const rootRef = useRef<HTMLDivElement>(null);
  const [focusedDay, setFocusedDay] = useState(() => clampDay(startDay, min, max));
  const [month, setMonth] = useState(() => monthOf(focusedDay));
  const shouldFocus = useRef(false);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    rootRef.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [focusedDay, month]);

  const focusDay = (day: string) => {
    shouldFocus.current = true;
    setFocusedDay(day);
    const last = addMonths(month, monthCount - 1);
    if (monthOf(day) < month) setMonth(monthOf(day));
    if (monthOf(day) > last) setMonth(addMonths(monthOf(day), 1 - monthCount));
  };
  const showMonth = (wanted: string) => {
    const first = clampMonth(wanted, min, max);
    setMonth(first);
    setFocusedDay(clampDay(sameDayIn(first, focusedDay), min, max));
  };
  const isAtStart = min !== undefined && monthOf(min) >= month;
  const isAtEnd = max !== undefined && monthOf(max) <= addMonths(month, monthCount - 1);
  return (
    <div ref={rootRef} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={texts.previousMonth}
          disabled={isAtStart}
          onClick={() => showMonth(addMonths(month, -1))}
        />
        <MonthSelects month={month} texts={texts} {...grid} onMonth={showMonth} />
        <IconButton
          icon="chevron-right"
          label={texts.nextMonth}
          disabled={isAtEnd}
          onClick={() => showMonth(addMonths(month, 1))}
        />
      </div>
      <div className={styles.months}>
        {Array.from({ length: monthCount }, (_, index) => addMonths(month, index)).map((shown) => (
          <div key={shown} className={styles.month}>
            {monthCount > 1 ? (
              <span className={styles.name}>{names.monthYear(`${shown}-01`)}</span>
            ) : null}
            <CalendarMonth {...grid} month={shown} focusedDay={focusedDay} onFocusDay={focusDay} />
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {names.monthYear(`${month}-01`)}
      </span>
    </div>
  );
}

const clampMonth = (month: string, min?: string, max?: string) =>
  clampDay(month, min && monthOf(min), max && monthOf(max));

function sameDayIn(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

function MonthSelects(props: {
  month: string;
  texts: CalendarTexts;
  names: CalendarProps['names'];
  min?: string | undefined;
  max?: string | undefined;
  onMonth: (month: string) => void;
}) {
  const { month, names, texts } = props;
  const [year = '', number = ''] = month.split('-');
  const from = Number(props.min?.slice(0, 4) ?? Number(year) - yearsAround);
  const to = Number(props.max?.slice(0, 4) ?? Number(year) + yearsAround);
  return (
    <div className={styles.selects}>
      <select
        aria-label={texts.month}
        value={number}
        onChange={(event) => props.onMonth(`${year}-${event.target.value}`)}
        className={styles.select}
      >
        {names.months.map((name, index) => {
          const value = String(index + 1).padStart(2, '0');
          return (
            <option key={name} value={value}>
              {name}
            </option>
          );
        })}
      </select>
      <select
        aria-label={texts.year}
        value={year}
        onChange={(event) => props.onMonth(`${event.target.value}-${number}`)}
        className={styles.select}
      >
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((shown) => (
          <option key={shown} value={shown}>
            {names.year(`${shown}-01-01`)}
          </option>
        ))}
      </select>
    </div>
  );
}

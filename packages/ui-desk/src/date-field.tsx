import { Button } from '@pavilion/ui/button';
import type { DayBounds } from './calendar-keys.ts';
import type { CalendarNames } from './calendar-names.ts';
import { Calendar, type CalendarTexts } from './calendar.tsx';
import { DateOpener, DatePanel, useDatePanel } from './date-opener.tsx';
import styles from './date-field.module.css';
import { FieldShell, type FieldShellProps } from '@pavilion/ui/field';

export interface DateTexts extends CalendarTexts {
  /** Name of the dialog. */
  choose: string;
  placeholder: string;
  clear: string;
  today: string;
}

export interface DateFieldProps extends FieldShellProps, DayBounds {
  /** ISO day (`2026-11-21`), without time and zone; null when none is chosen. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The player's current day; from the clock of the page. */
  today: string;
  /** How the page's language names days, and the order in which it writes a date. */
  names: CalendarNames;
  texts: DateTexts;
  isDayDisabled?: (day: string) => boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
}

/** One day, chosen from a calendar in a dialog. */
export function DateField(props: DateFieldProps) {
  const { value, today, texts, names, min, max } = props;
  const floating = useDatePanel();
  const choose = (day: string | null) => {
    props.onChange(day);
    floating.close();
  };
  const isTodayAllowed = (min === undefined || today >= min) && (max === undefined || today <= max);
  return (
    <FieldShell {...props}>
      {(ids) => (
        <>
          <DateOpener
            {...ids}
            floating={floating}
            text={value === null ? null : names.medium(value)}
            placeholder={texts.placeholder}
            isDisabled={props.isDisabled ?? false}
            isReadOnly={props.isReadOnly ?? false}
          />
          {props.name ? <input type="hidden" name={props.name} value={value ?? ''} /> : null}
          <DatePanel floating={floating} label={texts.choose}>
            <Calendar
              names={names}
              texts={texts}
              min={min}
              max={max}
              today={today}
              startDay={value ?? today}
              monthCount={1}
              range={value === null ? null : { from: value, to: value }}
              isDayDisabled={props.isDayDisabled}
              onChoose={choose}
            />
            <div className={styles.foot}>
              {props.isRequired || value === null ? null : (
                <Button kind="ghost" size="small" onClick={() => choose(null)}>
                  {texts.clear}
                </Button>
              )}
              {isTodayAllowed ? (
                <Button kind="secondary" size="small" onClick={() => choose(today)}>
                  {texts.today}
                </Button>
              ) : null}
            </div>
          </DatePanel>
        </>
      )}
    </FieldShell>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@pavilion/ui/button';
import { daysBetween } from './calendar-dates.ts';
import type { DayBounds } from './calendar-keys.ts';
import type { DayRange } from './calendar-month.tsx';
import type { CalendarNames } from './calendar-names.ts';
import { Calendar, type CalendarTexts } from './calendar.tsx';
import { DateOpener, DatePanel, useDatePanel } from './date-opener.tsx';
import styles from './date-field.module.css';
import { FieldShell, type FieldShellProps } from '@pavilion/ui/field';

export interface DateRangeTexts extends CalendarTexts {
  choose: string;
  placeholder: string;
  clear: string;
  apply: string;
  presets: string;
  /** Said while the second day is missing. */
  chooseEnd: string;
  dayCount: (count: number) => string;
}

export interface DateRangePreset extends DayRange {
  label: string;
}

export interface DateRangeFieldProps extends FieldShellProps, DayBounds {
  /** ISO days, both within the range. */
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  today: string;
  names: CalendarNames;
  texts: DateRangeTexts;
  presets?: readonly DateRangePreset[];
  /** The longest range, in days with both ends. */
  maxDays?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

const wide = '(width >= 760px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(wide);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}

/** Days from one to another, chosen from two months side by side or from ready-made ranges. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, texts, names } = props;
  const floating = useDatePanel();
  const apply = (range: DayRange | null) => {
    props.onChange(range);
    floating.close();
  };
  return (
    <FieldShell {...props}>
      {(ids) => (
        <>
          <DateOpener
            {...ids}
            floating={floating}
            text={value === null ? null : `${names.medium(value.from)} – ${names.medium(value.to)}`}
            placeholder={texts.placeholder}
            isDisabled={props.isDisabled ?? false}
            isReadOnly={props.isReadOnly ?? false}
          />
          <DatePanel floating={floating} label={texts.choose}>
            <RangePanel {...props} onApply={apply} />
          </DatePanel>
        </>
      )}
    </FieldShell>
  );
}

/** What has been pressed: nothing, the first day, or both. */
interface Draft {
  from: string | null;
  to: string | null;
}

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

function RangePanel(props: DateRangeFieldProps & { onApply: (range: DayRange | null) => void }) {
  const { value, texts, names, maxDays } = props;
  const [draft, setDraft] = useState<Draft>(value ?? { from: null, to: null });
  const [pointed, setPointed] = useState<string | null>(null);
  const monthCount = useIsWide() ? 2 : 1;
  const isHalf = draft.from !== null && draft.to === null;
  const end = draft.to ?? pointed ?? draft.from;
  const range = draft.from !== null && end !== null ? ordered(draft.from, end) : null;

  const choose = (day: string) =>
    setDraft(isHalf && draft.from !== null ? ordered(draft.from, day) : { from: day, to: null });
  const isTooFar = (day: string) =>
    isHalf && maxDays !== undefined && Math.abs(daysBetween(draft.from ?? day, day)) >= maxDays;
  return (
    <>
      <div className={styles.range}>
        <Presets {...props} range={isHalf ? null : range} />
        <Calendar
          key={monthCount}
          names={names}
          texts={texts}
          min={props.min}
          max={props.max}
          today={props.today}
          startDay={value?.from ?? props.today}
          monthCount={monthCount}
          range={range}
          isDayDisabled={isTooFar}
          onChoose={choose}
          onPoint={isHalf ? setPointed : undefined}
        />
      </div>
      <div className={styles.foot}>
        <span role="status" className={styles.said}>
          {isHalf
            ? texts.chooseEnd
            : range
              ? texts.dayCount(daysBetween(range.from, range.to) + 1)
              : ''}
        </span>
        <Button kind="ghost" size="small" onClick={() => props.onApply(null)}>
          {texts.clear}
        </Button>
        <Button
          size="small"
          disabled={isHalf || range === null}
          onClick={() => props.onApply(range)}
        >
          {texts.apply}
        </Button>
      </div>
    </>
  );
}

function Presets(props: {
  presets?: readonly DateRangePreset[];
  texts: DateRangeTexts;
  range: DayRange | null;
  onApply: (range: DayRange) => void;
}) {
  if (!props.presets?.length) return null;
  return (
    <div role="group" aria-label={props.texts.presets} className={styles.presets}>
      {props.presets.map(({ label, from, to }) => (
        <button
          key={label}
          type="button"
          aria-pressed={props.range?.from === from && props.range.to === to}
          onClick={() => props.onApply({ from, to })}
          className={styles.preset}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

import { dateLocaleOf, isMessageTag } from '@pavilion/i18n';
import { createCalendarNames } from '@pavilion/i18n/calendar-names';
import { DateField } from '@pavilion/ui-desk/date-field';
import { DateRangeField } from '@pavilion/ui-desk/date-range-field';
import { useMemo, useState } from 'react';
import { PartSection, Specimen } from './specimen.tsx';

const today = '2026-11-21';
const monthTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  clear: 'Clear',
};
const texts = {
  ...monthTexts,
  choose: 'Choose a date',
  placeholder: 'No date',
  today: 'Today',
};
const rangeTexts = {
  ...monthTexts,
  choose: 'Choose a period',
  placeholder: 'All time',
  apply: 'Apply',
  presets: 'Periods',
  chooseEnd: 'Choose the last day',
  dayCount: (count: number) => (count === 1 ? '1 day' : `${count} days`),
};
const presets = [
  { label: 'Today', from: today, to: today },
  { label: 'Last 7 days', from: '2026-11-15', to: today },
  { label: 'Last 30 days', from: '2026-10-23', to: today },
  { label: 'This year', from: '2026-01-01', to: today },
];

/** Single dates and periods. */
export function DateParts({ locale }: { locale: string }) {
  const [day, setDay] = useState<string | null>('2026-11-27');
  const [birth, setBirth] = useState<string | null>(null);
  const [range, setRange] = useState<{ from: string; to: string } | null>(presets[1] ?? null);
  const names = useMemo(
    () => createCalendarNames(isMessageTag(locale) ? dateLocaleOf(locale) : locale),
    [locale],
  );
  const shared = { today, names, texts, onChange: () => undefined };
  const sharedRange = { ...shared, texts: rangeTexts };
  return (
    <PartSection
      id="dates"
      title="Dates"
      about="Days are ISO strings without a time zone; names, order and the first weekday follow the language."
    >
      <Specimen name="Date">
        <DateField
          label="Match day"
          {...shared}
          value={day}
          onChange={setDay}
          min="2026-11-10"
          max="2027-01-20"
        />
        <DateField
          label="Date of birth"
          hint="You must be 18 or older"
          {...shared}
          value={birth}
          onChange={setBirth}
          min="1920-01-01"
          max="2008-11-21"
        />
      </Specimen>
      <Specimen name="Period">
        <DateRangeField
          label="Statement for"
          {...sharedRange}
          presets={presets}
          value={range}
          onChange={setRange}
          max={today}
          maxDays={366}
        />
        <DateRangeField label="Bets placed" {...sharedRange} value={null} />
      </Specimen>
      <Specimen name="States">
        <DateField label="Invalid" {...shared} value={null} error="Choose a date" />
        <DateField label="Read only" {...shared} value="2026-02-28" isReadOnly />
        <DateField label="Disabled" {...shared} value="2028-02-29" isDisabled />
      </Specimen>
    </PartSection>
  );
}

import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { readDay } from '@pavilion/web-core/day-range';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { withFilter } from './with-param.ts';
import type { RangeProblems } from './bet-filter.ts';

/**
 * Both ends of a range of days, as they stand in the address. `usual` is shown where it names none.
 */
export function DayRangeFields(props: {
  problems: RangeProblems;
  usual?: { from: string; to: string };
}) {
  const t = useText();
  const fieldText = useFieldText();
  const [params, setParams] = useSearchParams();
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    value: readDay(params.get(name)) ?? props.usual?.[name] ?? '',
    onChange: (event: { target: { value: string } }) => {
      const day = event.target.value;
      setParams((now) => withFilter(now, name, day));
    },
    error: fieldText(props.problems[name]),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <TextField {...field('from')} label={t('ui.history.from')} />
      <TextField {...field('to')} label={t('ui.history.to')} />
    </div>
  );
}

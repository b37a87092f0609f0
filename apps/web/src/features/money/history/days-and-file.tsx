import { useText } from '@pavilion/i18n/react';
import type { ComponentProps } from 'react';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import type { RangeProblems } from './bet-filter.ts';
import { DayRangeFields } from './day-range-fields.tsx';
import { ExportButton } from './export-button.tsx';

/**
 * Days and file of a history, folded away until they are wanted: on a phone they would fill the
 * first view.
 */
export function DaysAndFile(props: {
  asked: ComponentProps<typeof ExportButton>['asked'];
  problems: RangeProblems;
}) {
  const t = useText();
  const [params] = useSearchParams();
  return (
    <details className="w-full" open={params.has('from') || params.has('to')}>
      <summary className="min-h-11 cursor-pointer [text-align:var(--page-title-side)] py-2.5 text-sm font-semibold text-accent-text">
        {t('ui.history.filter')}
      </summary>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <DayRangeFields problems={props.problems} />
        <ExportButton
          asked={props.asked}
          isDisabled={Object.keys(props.problems).length > 0}
          // In line with the controls, whose labels stand above them.
          className="sm:mt-6.5"
        />
      </div>
    </details>
  );
}

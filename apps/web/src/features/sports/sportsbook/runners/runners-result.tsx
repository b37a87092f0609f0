import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { useOwnName } from '../../../../common/sports/event-name.ts';
import type { MatchEvent } from '../sports.queries.ts';
import { finishersOf, type Finisher, type Runner } from './card-rows.ts';
import { Silk } from './silk.tsx';

/** Who came in where, who did not, and what withdrawn runners take off; nothing before the end. */
export function RunnersResult({ event }: { event: MatchEvent }) {
  const t = useText();
  const runners = event.participants ?? [];
  const finishers = finishersOf(runners);
  if (event.state === 'cancelled')
    return <EmptyState icon={iconOf(event)} title={t('ui.sports.state.cancelled')} />;
  if (finishers.length === 0)
    return event.state === 'finished' ? (
      <EmptyState icon={iconOf(event)} title={t('ui.runners.awaited')} />
    ) : null;
  const unplaced = runners.filter(
    ({ status, position }) => status !== 'withdrawn' && typeof position !== 'number',
  );
  return (
    <section aria-labelledby="race-result" className="panel overflow-hidden">
      <h2 id="race-result" className="m-0 bg-surface-2 px-3 py-2 text-sm font-bold">
        {t('ui.runners.result')}
      </h2>
      <ol className="m-0 list-none p-0">
        {finishers.map((finisher) => (
          <Placed key={finisher.runner.runner_id} finisher={finisher} />
        ))}
      </ol>
      {unplaced.length > 0 ? <Unplaced runners={unplaced} /> : null}
      <Deductions runners={runners} />
    </section>
  );
}

const iconOf = ({ sport }: MatchEvent) => (sport === 'racing' ? 'racing' : 'outright');

function Placed({ finisher: { runner, position, isDeadHeat } }: { finisher: Finisher }) {
  const t = useText();
  const ownName = useOwnName();
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 text-sm last:border-b-0">
      <span className="numeric w-6 shrink-0 text-end font-bold">{position}</span>
      <Silk number={runner.number} />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{ownName(runner)}</span>
      {isDeadHeat ? (
        <span className="text-xs text-text-muted">{t('ui.runners.deadHeat')}</span>
      ) : null}
    </li>
  );
}

function Unplaced({ runners }: { runners: readonly Runner[] }) {
  const t = useText();
  const ownName = useOwnName();
  return (
    <p className="m-0 border-t border-line px-3 py-2 text-sm wrap-anywhere text-text-muted">
      {t('ui.runners.unplaced', { names: runners.map((runner) => ownName(runner)).join(', ') })}
    </p>
  );
}

/** A line for each runner that was withdrawn, with what earlier bets lose of their winnings. */
function Deductions({ runners }: { runners: readonly Runner[] }) {
  const t = useText();
  const ownName = useOwnName();
  const withdrawn = runners.filter(({ status }) => status === 'withdrawn');
  if (withdrawn.length === 0) return null;
  return (
    <ul className="numeric m-0 list-none border-t border-line px-3 py-2 text-sm text-text-muted">
      {withdrawn.map((runner) => (
        <li key={runner.runner_id} className="wrap-anywhere">
          {t('ui.runners.withdrawnLine', {
            runner: ownName(runner) ?? '',
            percent: runner.deduction ?? 0,
          })}
        </li>
      ))}
    </ul>
  );
}

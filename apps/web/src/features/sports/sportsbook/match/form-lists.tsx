import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import type { InfoProps } from './info.types.ts';
import type { Statistics } from './match-info.queries.ts';
import { PastResult } from './past-result.tsx';

type Result = Statistics['form']['home'][number];

const tones: Readonly<Record<Result['outcome'], string>> = {
  won: 'text-positive',
  drawn: 'text-text-muted',
  lost: 'text-negative',
};

/** The last results of each side, as it sees them. */
export function FormLists({ event, statistics: { form } }: InfoProps) {
  const t = useText();
  const { home, away } = useTeamNames()(event);
  const sides = [
    { name: home, results: form.home },
    { name: away, results: form.away },
  ];
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {sides.map(({ name, results }, index) => (
        <section key={index} aria-label={name} className="panel p-3">
          <h3 className="m-0 text-sm font-bold wrap-anywhere">{name}</h3>
          <ul className="m-0 list-none p-0">
            {results.map((result) => (
              <li key={result.event_id} className="flex items-center gap-2">
                <span
                  className={classNames(
                    'match-outcome shrink-0 text-xs font-bold',
                    tones[result.outcome],
                  )}
                >
                  {t(`ui.match.outcome.${result.outcome}`)}
                </span>
                <PastResult result={result} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// chunk: standing
import { marketKinds } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useId, useState, type ReactNode } from 'react';
import { useRegionName } from '../../../core/locale/region-name.ts';
import { useLeagueName } from '../../../common/sports/team-names.ts';
import { isOfRunners } from '../../../common/sports/event-name.ts';
import { columnNames } from './columns.ts';
import type { LeagueGroup } from './group-by-league.ts';

/**
 * One league: heading with country and counts that folds its matches away, and the names of the
 * columns.
 */
export function LeagueSection(props: {
  group: LeagueGroup;
  heading: 'h2' | 'h3';
  /** Its only match names it where that is narrow. */
  isAlone: boolean;
  children: ReactNode;
}) {
  const { group, heading: Heading } = props;
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const names = columnNames(t, group.events);
  const isOfTeams = !group.events.every(isOfRunners);
  return (
    <section
      aria-labelledby={`${id}-name`}
      data-alone={props.isAlone || undefined}
      className="league panel mb-1.5 overflow-hidden sm:mb-3"
    >
      <div className="panel-head match-columns ps-1 pe-3">
        <Heading className="m-0 flex min-w-0 items-center text-sm">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-matches`}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-start -outline-offset-3 sm:min-h-11"
          >
            <Icon
              name="chevron-down"
              size={16}
              className={classNames('shrink-0 transition-transform', !isOpen && '-rotate-90')}
            />
            {group.events[0] ? (
              // The icons of sports are called as the sports are.
              <Icon name={group.events[0].sport as IconName} size={16} className="shrink-0" />
            ) : null}
            <LeagueName id={`${id}-name`} group={group} />
          </button>
        </Heading>
        {(isOfTeams ? marketKinds : []).map((kind) => (
          <span
            key={kind}
            data-kind={kind}
            aria-hidden="true"
            className="match-column truncate text-center text-xs text-text-muted"
          >
            {names[kind]}
          </span>
        ))}
      </div>
      <div id={`${id}-matches`} hidden={!isOpen}>
        {isOpen ? props.children : null}
      </div>
    </section>
  );
}

function LeagueName({ id, group }: { id: string; group: LeagueGroup }) {
  const leagueName = useLeagueName();
  const t = useText();
  const regionName = useRegionName();
  return (
    <span id={id} className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm leading-snug">
      <span className="font-bold wrap-anywhere">{leagueName(group)}</span>
      {/* An older browser may call a country otherwise than the server: it keeps that name. */}
      <span
        suppressHydrationWarning
        className="font-body text-xs font-normal tracking-normal text-text-muted"
      >
        {regionName(group.country)}
      </span>
      {group.matchCount === null ? null : (
        <span className="numeric text-xs font-normal text-text-muted">
          <span aria-hidden="true">{group.matchCount}</span>
          <span className="sr-only">
            {t('ui.template.matchCount', { count: group.matchCount })}
          </span>
        </span>
      )}
      {group.liveCount !== null && group.liveCount > 0 ? (
        <span className="numeric text-xs font-bold text-negative">
          {t('ui.template.liveCount', { count: group.liveCount })}
        </span>
      ) : null}
    </span>
  );
}

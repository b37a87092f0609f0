import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { classNames } from '@pavilion/ui/class-names';
import { useRegionName } from '../../../../core/locale/region-name.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { useEventName } from '../../../../common/sports/event-name.ts';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import type { MatchEvent } from '../sports.queries.ts';
import type { Meeting } from './meetings.ts';
import { offTime } from './off-time.ts';

/** One course and the times of its races. */
export function MeetingStrip({ meeting }: { meeting: Meeting }) {
  const t = useText();
  const regionName = useRegionName();
  const name = useLeagueName()(meeting);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line px-3 py-2 last:border-b-0 md:grid-cols-[200px_minmax(0,1fr)] md:items-center md:gap-3">
      <p className="m-0 text-sm font-bold wrap-anywhere">
        {name}{' '}
        <span suppressHydrationWarning className="text-xs font-normal text-text-muted">
          {regionName(meeting.country)} · {t('ui.runners.races', { count: meeting.races.length })}
        </span>
      </p>
      <RaceTimes label={name} races={meeting.races} chosen={null} />
    </li>
  );
}

/** The times of races side by side, each the way to its card. */
export function RaceTimes(props: {
  label: string;
  races: readonly MatchEvent[];
  chosen: string | null;
}) {
  return (
    <div
      role="group"
      aria-label={props.label}
      className="no-scrollbar relative -m-1 flex gap-1.5 overflow-x-auto p-1"
    >
      {props.races.map((race) => (
        <RaceTime key={race.event_id} race={race} isChosen={race.event_id === props.chosen} />
      ))}
    </div>
  );
}

function RaceTime({ race, isChosen }: { race: MatchEvent; isChosen: boolean }) {
  const t = useText();
  const format = useFormat();
  const eventName = useEventName();
  const isOver = race.state === 'finished';
  return (
    <AppLink
      to={matchPath(race.event_id)}
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(
        'numeric inline-flex min-h-11 min-w-16 shrink-0 items-center justify-center gap-1',
        'rounded-control px-2 text-sm font-semibold no-underline',
        isChosen ? 'bg-accent text-on-accent' : 'bg-surface-2 hover:bg-surface-3',
        !isChosen && (isOver ? 'text-text-muted' : 'text-text'),
      )}
    >
      <time suppressHydrationWarning dateTime={race.start_time}>
        {offTime(format, race.start_time)}
      </time>
      {race.state === 'live' ? (
        <span className="text-xs text-negative">{t('ui.sports.live')}</span>
      ) : null}
      {isOver ? <Icon name="check" size={14} /> : null}
      <span className="sr-only">
        {' '}
        {eventName(race)}
        {isOver ? `, ${t('ui.sports.state.finished')}` : ''}
      </span>
    </AppLink>
  );
}

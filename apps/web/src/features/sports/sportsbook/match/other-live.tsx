import { useText } from '@pavilion/i18n/react';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { isOfRunners } from '../../../../common/sports/event-name.ts';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import { MatchClock } from '../match-clock.tsx';
import { useEvents, type MatchEvent } from '../sports.queries.ts';

const shownCount = 12;

/** Matches that are played now beside the one that is shown. */
export function OtherLive({ eventId }: { eventId: string }) {
  const t = useText();
  const query = useEvents({ state: 'live', limit: shownCount });
  const events = query.data?.pages.flatMap((page) => page.value) ?? [];
  const others = events.filter(
    (event) => event.event_id !== eventId && event.state === 'live' && !isOfRunners(event),
  );
  if (others.length === 0) return null;
  return (
    <aside aria-labelledby="other-live" className="panel overflow-hidden">
      <h2 id="other-live" className="m-0 bg-surface-2 px-3 py-2 text-sm font-bold">
        {t('ui.match.otherLive')}
      </h2>
      <ul className="m-0 list-none p-0">
        {others.map((event) => (
          <li key={event.event_id} className="border-b border-line last:border-b-0">
            <OtherMatch event={event} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function OtherMatch({ event }: { event: MatchEvent }) {
  const { home, away } = useTeamNames()(event);
  const sides = [
    { name: home, score: event.home_score },
    { name: away, score: event.away_score },
  ];
  return (
    <AppLink
      to={matchPath(event.event_id)}
      className="grid gap-0.5 px-3 py-2 text-sm text-text no-underline hover:bg-surface-2"
    >
      <MatchClock event={event} />
      {sides.map(({ name, score }, index) => (
        <span key={index} className="flex gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <span className="numeric font-bold text-accent-text">{score}</span>
        </span>
      ))}
    </AppLink>
  );
}

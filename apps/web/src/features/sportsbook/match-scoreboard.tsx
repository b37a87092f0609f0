import { useRegionName } from '../../core/locale/region-name.ts';
import { useLeagueName, useTeamNames } from '../../common/sports/team-names.ts';
import { MatchClock } from './match-clock.tsx';
import type { MatchEvent } from './sports.queries.ts';

/** Head of a match: league, teams, score or a dash, and the clock. */
export function MatchScoreboard({ event }: { event: MatchEvent }) {
  const { home, away } = useTeamNames()(event);
  const regionName = useRegionName();
  const leagueName = useLeagueName();
  const hasScore = event.home_score !== null && event.away_score !== null;
  return (
    <header className="rounded-card border border-line bg-surface-2 p-4 text-center">
      <p className="m-0 text-sm text-text-muted">
        {leagueName(event)} · {regionName(event.country)}
      </p>
      <div className="my-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
        <h1 className="m-0 text-end text-lg leading-tight font-bold wrap-break-word sm:text-2xl">
          {home}
        </h1>
        <p className="numeric m-0 rounded-control bg-surface-0 px-3 py-1 text-xl font-extrabold whitespace-nowrap text-accent-text">
          {hasScore ? `${event.home_score} : ${event.away_score}` : '–'}
        </p>
        <p className="m-0 text-start font-display text-lg leading-tight font-bold wrap-break-word [text-transform:var(--title-case)] [letter-spacing:var(--title-spacing)] sm:text-2xl">
          {away}
        </p>
      </div>
      <span className="inline-flex justify-center">
        <MatchClock event={event} />
      </span>
    </header>
  );
}

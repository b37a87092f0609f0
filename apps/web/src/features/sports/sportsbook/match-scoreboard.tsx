import { useRegionName } from '../../../core/locale/region-name.ts';
import { useLeagueName, useTeamNames } from '../../../common/sports/team-names.ts';
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
      {/* On a phone the score stands below both names, which have half of the width each:
          beside it they broke within words. */}
      <div className="my-2 grid grid-cols-2 items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <h1 className="m-0 text-end text-[clamp(0.75rem,3.9vw,1.125rem)] leading-tight font-bold wrap-break-word sm:text-2xl">
          {home}
        </h1>
        <p className="numeric order-last col-span-2 m-0 justify-self-center rounded-control bg-surface-0 px-3 py-1 text-xl font-extrabold whitespace-nowrap text-accent-text sm:order-none sm:col-span-1">
          {hasScore ? `${event.home_score} : ${event.away_score}` : '–'}
        </p>
        <p className="m-0 text-start font-display text-[clamp(0.75rem,3.9vw,1.125rem)] leading-tight font-bold wrap-break-word [text-transform:var(--title-case)] [letter-spacing:var(--title-spacing)] sm:text-2xl">
          {away}
        </p>
      </div>
      <span className="inline-flex justify-center">
        <MatchClock event={event} />
      </span>
    </header>
  );
}

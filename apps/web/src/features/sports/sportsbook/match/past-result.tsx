import { useFormat } from '@pavilion/i18n/react';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import type { Statistics } from './match-info.queries.ts';

/** A match of before: day, teams, score, and the way to it. */
export function PastResult({ result }: { result: Statistics['head_to_head'][number] }) {
  const format = useFormat();
  const { home, away } = useTeamNames()(result);
  return (
    <AppLink
      to={matchPath(result.event_id)}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm text-text no-underline hover:underline"
    >
      <time
        dateTime={result.start_time}
        className="match-day numeric shrink-0 text-xs text-text-muted"
      >
        {format.date(result.start_time)}
      </time>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {home} – {away}
      </span>
      <span className="numeric font-bold">
        {result.home_score}:{result.away_score}
      </span>
    </AppLink>
  );
}

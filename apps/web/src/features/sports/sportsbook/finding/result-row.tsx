import { useKickOffDateText, useText } from '@pavilion/i18n/react';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { isOfRunners, useEventName } from '../../../../common/sports/event-name.ts';
import { useLeagueName, useTeamNames } from '../../../../common/sports/team-names.ts';
import { FavouriteStar } from './favourite-star.tsx';
import type { Result } from './finding.queries.ts';

/**
 * One match of the archive: league and day, both teams with their stars, the score or why there is
 * none.
 */
export function ResultRow({ result }: { result: Result }) {
  const t = useText();
  const leagueName = useLeagueName();
  const kickOff = useKickOffDateText();
  const { home, away } = useTeamNames()(result);
  const name = useEventName()(result);
  const isVoid = result.state === 'cancelled';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-2 py-1.5 last:border-b-0">
      <p className="col-span-2 flex flex-wrap gap-x-2 ps-1 text-xs text-text-muted">
        <span className="wrap-anywhere">{leagueName(result)}</span>
        <time suppressHydrationWarning dateTime={result.start_time} className="numeric">
          {kickOff(result)}
        </time>
      </p>
      {isOfRunners(result) ? (
        <p className="m-0 min-w-0 ps-1 text-sm font-semibold wrap-anywhere">{name}</p>
      ) : (
        <div className="min-w-0">
          <Team result={result} side="home" name={home} />
          <Team result={result} side="away" name={away} />
        </div>
      )}
      <AppLink
        to={matchPath(result.event_id)}
        className="numeric grid min-h-11 min-w-14 place-items-center rounded-control px-2 text-sm font-bold text-accent-text no-underline hover:bg-surface-2"
      >
        {isVoid ? t('ui.sports.state.cancelled') : <Outcome result={result} />}
        <span className="sr-only">{` ${name}`}</span>
      </AppLink>
    </li>
  );
}

/** The score; of a race or an outright the way to who came in where. */
function Outcome({ result }: { result: Result }) {
  const t = useText();
  if (isOfRunners(result)) return t('ui.runners.result');
  return `${result.home_score}–${result.away_score}`;
}

function Team(props: { result: Result; side: 'home' | 'away'; name: string }) {
  const { result, side, name } = props;
  const subject = {
    kind: 'team',
    id: result[`${side}_team_id`],
    name: result[`${side}_team_name`],
    names: result[`${side}_team_names`],
  } as const;
  return (
    <div className="flex items-center gap-1 text-sm font-semibold">
      <FavouriteStar subject={subject} label={name} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </div>
  );
}

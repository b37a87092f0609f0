import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../core/build/lazy-part.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { FavouriteStar } from '../finding/favourite-star.tsx';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { leaguePath } from '../../../../common/sports/match-path.ts';
import type { MatchEvent } from '../sports.queries.ts';
import type { InfoKind } from './info.types.ts';
import { useStatistics } from './match-info.queries.ts';

const InfoPanel = lazyPart(async () => (await import('./info-panel.tsx')).InfoPanel);
const LeagueTable = lazyPart(async () => (await import('../finding/league-table.tsx')).LeagueTable);

type Part = InfoKind | 'standings';

const parts: readonly Part[] = [
  ...(['pitch', 'timeline', 'statistics', 'lineups', 'form', 'meetings', 'standings'] as const),
];

/**
 * All there is to know about a match beside its prices. One part is open at a time, or none: on a
 * phone prices come first.
 */
export function InfoTabs({ event }: { event: MatchEvent }) {
  const t = useText();
  const id = useId();
  const lineups = useStatistics(event.event_id).data?.lineups;
  // Most matches have none, or not before they are near.
  const hasLineups = lineups !== undefined && lineups.home.length + lineups.away.length > 0;
  const isThere = (part: Part): boolean => part !== 'lineups' || hasLineups;
  const nameOf = (part: Part): string =>
    part === 'standings' ? t('ui.finding.standings') : t(`ui.match.info.${part}`);
  const isOver = event.state === 'finished';
  const [open, setOpen] = useState<Part | null>(isOver ? 'timeline' : null);
  return (
    <section aria-label={t('ui.match.about')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="no-scrollbar flex gap-1.5 overflow-x-auto p-1">
        {parts.filter(isThere).map((part) => (
          <button
            key={part}
            type="button"
            aria-expanded={open === part}
            aria-controls={`${id}-panel`}
            onClick={() => setOpen(open === part ? null : part)}
            className={classNames(
              'min-h-11 shrink-0 rounded-control px-3 text-sm font-semibold whitespace-nowrap',
              open === part ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text',
            )}
          >
            {nameOf(part)}
          </button>
        ))}
        <AppLink
          to={leaguePath(event.league_id)}
          className="inline-flex min-h-11 shrink-0 items-center px-3 text-sm font-semibold whitespace-nowrap text-accent-text"
        >
          {t('ui.match.leagueMatches')}
        </AppLink>
        <LeagueStar event={event} />
      </div>
      <div id={`${id}-panel`} hidden={open === null}>
        {open === null ? null : (
          <Suspense
            fallback={
              <div aria-busy="true">
                <Skeleton className="h-40" />
              </div>
            }
          >
            {open === 'standings' ? (
              <LeagueTable
                leagueId={event.league_id}
                marked={[event.home_team_name, event.away_team_name]}
              />
            ) : (
              <InfoPanel kind={open} event={event} />
            )}
          </Suspense>
        )}
      </div>
    </section>
  );
}

function LeagueStar({ event }: { event: MatchEvent }) {
  const name = useLeagueName()(event);
  const { league_id: id, league_name, league_names: names } = event;
  return <FavouriteStar label={name} subject={{ kind: 'league', id, name: league_name, names }} />;
}

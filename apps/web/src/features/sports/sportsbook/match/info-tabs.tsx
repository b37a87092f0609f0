import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../core/build/lazy-part.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { leaguePath } from '../../../../common/sports/match-path.ts';
import type { MatchEvent } from '../sports.queries.ts';
import type { InfoKind } from './info.types.ts';
import { useStatistics } from './match-info.queries.ts';

const InfoPanel = lazyPart(async () => (await import('./info-panel.tsx')).InfoPanel);

const kinds: readonly InfoKind[] = [
  ...(['pitch', 'timeline', 'statistics', 'lineups', 'form', 'meetings'] as const),
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
  const isThere = (kind: InfoKind): boolean => kind !== 'lineups' || hasLineups;
  const league = leaguePath(event.league_id);
  const links = [
    { to: `${league}&view=standings`, text: t('ui.finding.standings') },
    { to: league, text: t('ui.match.leagueMatches') },
  ];
  const isOver = event.state === 'finished';
  const [open, setOpen] = useState<InfoKind | null>(isOver ? 'timeline' : null);
  return (
    <section aria-label={t('ui.match.about')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="no-scrollbar flex gap-1.5 overflow-x-auto p-1">
        {kinds.filter(isThere).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            aria-controls={`${id}-panel`}
            onClick={() => setOpen(open === kind ? null : kind)}
            className={classNames(
              'min-h-11 shrink-0 rounded-control px-3 text-sm font-semibold whitespace-nowrap',
              open === kind ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text',
            )}
          >
            {t(`ui.match.info.${kind}`)}
          </button>
        ))}
        {links.map(({ to, text }) => (
          <AppLink
            key={to}
            to={to}
            className="inline-flex min-h-11 shrink-0 items-center px-3 text-sm font-semibold whitespace-nowrap text-accent-text"
          >
            {text}
          </AppLink>
        ))}
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
            <InfoPanel kind={open} event={event} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { useSearchParams } from '../../../../core/navigation/use-search-params.ts';
import { SportMenu } from '../finding/sport-menu.tsx';
import { ViewFailure, ViewSkeleton } from '../finding/view-page.tsx';
import { groupByLeague } from '../group-by-league.ts';
import type { PriceComponent } from '../prices.tsx';
import { shownEvents, useEvents } from '../sports.queries.ts';
import { OutrightLeague } from './outright-league.tsx';
import { RunnersPage } from './runners-page.tsx';

/** Questions that a whole season decides, league by league, with the favourites of each. */
export function OutrightsView({ Price }: { Price: PriceComponent }) {
  const t = useText();
  return (
    <RunnersPage title={t('ui.sports.sport.outright')} menu={<SportMenu chosen="outright" />}>
      <Outrights Price={Price} />
    </RunnersPage>
  );
}

function Outrights({ Price }: { Price: PriceComponent }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const leagueId = params.get('league') ?? undefined;
  const query = useEvents({ sport: 'outright', leagueId });
  const events = shownEvents(query.data?.pages.flatMap((page) => page.value) ?? [], undefined);
  if (query.isPending) return <ViewSkeleton />;
  if (query.isError && events.length === 0)
    return <ViewFailure onRetry={() => void query.refetch()} />;
  const showAll = () =>
    setParams((now) => {
      now.delete('league');
      return now;
    });
  const all =
    leagueId === undefined ? undefined : (
      <Button kind="secondary" onClick={showAll}>
        {t('ui.sports.allLeagues')}
      </Button>
    );
  if (events.length === 0)
    return <EmptyState icon="outright" title={t('ui.runners.noOutrights')} action={all} />;
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-2">
        {groupByLeague(events, !query.hasNextPage).map((group) => (
          <OutrightLeague key={group.id} group={group} Price={Price} />
        ))}
      </div>
      <div className="flex justify-center gap-2 empty:hidden">
        {all}
        {query.hasNextPage ? (
          <Button
            kind="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('ui.runners.moreOutrights')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

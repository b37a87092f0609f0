// chunk: standing
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { LeagueBoard, type LeagueBoardProps } from './league-board.tsx';
import { matchesAtFirst } from '../../../common/sports/first-matches.ts';
import { useNearView } from '@pavilion/web-core/use-near-view';
import type { PriceComponent } from './prices.tsx';
import { shownEvents, useEvents, type EventFilter } from './sports.queries.ts';

interface SportsBoardProps {
  filter: EventFilter;
  Price: PriceComponent;
  /** Shows only the first so many, without the way to further pages. */
  maxMatches?: number;
  /** Level of the leagues' headings. */
  heading?: 'h2' | 'h3';
  /** Takes the filters away; offered where they leave nothing. */
  onShowAll?: () => void;
}

/** The list of matches with its loading, empty and error states, page by page. */
export function SportsBoard(props: SportsBoardProps) {
  const { filter, Price, maxMatches } = props;
  const t = useText();
  const query = useEvents({ ...filter, limit: maxMatches });
  const events = shownEvents(query.data?.pages.flatMap((page) => page.value) ?? [], filter.state);

  if (query.isPending) return <BoardSkeleton rowCount={maxMatches ?? usualRows} />;
  if (query.isError && events.length === 0) {
    return (
      <ErrorState
        title={t('ui.sports.boardFailed')}
        text={t('ui.sports.boardFailedText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (events.length === 0) return <NoMatches onShowAll={props.onShowAll} />;
  return (
    <>
      <GrowingBoard
        events={events}
        isWhole={!query.hasNextPage}
        Price={Price}
        heading={props.heading}
      />
      {query.hasNextPage && maxMatches === undefined ? (
        <div className="text-center">
          <Button
            kind="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('ui.sports.showMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Begins with what the first view holds; the rest is drawn when the visitor comes near it. */
function GrowingBoard(props: Omit<LeagueBoardProps, 'drawnMax'>) {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  return (
    <>
      <LeagueBoard {...props} drawnMax={isNear ? Infinity : matchesAtFirst} />
      <div ref={ref} />
    </>
  );
}

function NoMatches({ onShowAll }: { onShowAll?: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="sportsbook"
      title={t('ui.sports.noMatches')}
      text={t('ui.sports.noMatchesText')}
      action={
        onShowAll ? (
          <Button kind="secondary" onClick={onShowAll}>
            {t('ui.sports.showAll')}
          </Button>
        ) : undefined
      }
    />
  );
}

const usualRows = 8;

function BoardSkeleton({ rowCount }: { rowCount: number }) {
  return (
    <div aria-busy="true" className="grid gap-2">
      {Array.from({ length: rowCount }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  );
}

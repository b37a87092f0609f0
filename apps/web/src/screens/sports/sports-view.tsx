import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { PriceButton } from '../../features/sports/betslip/price-button.tsx';
import { ViewSkeleton } from '../../features/sports/sportsbook/finding/view-page.tsx';

const FavouritesView = lazyPart(
  async () =>
    (await import('../../features/sports/sportsbook/finding/favourites-view.tsx')).FavouritesView,
);
const ResultsView = lazyPart(
  async () =>
    (await import('../../features/sports/sportsbook/finding/results-view.tsx')).ResultsView,
);
const CountriesView = lazyPart(
  async () =>
    (await import('../../features/sports/sportsbook/finding/countries-view.tsx')).CountriesView,
);
const RulesView = lazyPart(
  async () => (await import('../../features/sports/sportsbook/finding/rules-view.tsx')).RulesView,
);
const StandingsView = lazyPart(
  async () =>
    (await import('../../features/sports/sportsbook/finding/standings-view.tsx')).StandingsView,
);

const RacingView = lazyPart(
  async () => (await import('../../features/sports/sportsbook/runners/racing-view.tsx')).RacingView,
);
const OutrightsView = lazyPart(
  async () =>
    (await import('../../features/sports/sportsbook/runners/outrights-view.tsx')).OutrightsView,
);

interface SportsViewProps {
  /** As the address names it (`?view=`), or a sport that has a board of its own. */
  view: string;
  leagueId: string | null;
  /** Shown for what is no page, as an old or mistyped address names it. */
  otherwise: ReactNode;
}

/** A page beside the board of matches. Each is fetched when it is first opened. */
export function SportsView(props: SportsViewProps) {
  return (
    <Suspense
      fallback={
        <div className="page-width py-4">
          <ViewSkeleton />
        </div>
      }
    >
      <View {...props} />
    </Suspense>
  );
}

function View({ view, leagueId, otherwise }: SportsViewProps) {
  switch (view) {
    case 'favourites':
      return <FavouritesView Price={PriceButton} />;
    case 'results':
      return <ResultsView />;
    case 'countries':
      return <CountriesView />;
    case 'rules':
      return <RulesView />;
    case 'racing':
      return <RacingView />;
    case 'outright':
      return <OutrightsView Price={PriceButton} />;
    case 'standings':
      return leagueId === null ? otherwise : <StandingsView leagueId={leagueId} />;
    default:
      return otherwise;
  }
}

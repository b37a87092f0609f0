import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useCallback } from 'react';
import { useTemplate } from '../../core/layout/template-context.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { OddsFormatSelect } from '../../common/odds/odds-format-select.tsx';
import { boardPath, hasOwnBoard } from '../../common/sports/own-boards.ts';
import { leaguePath } from '../../common/sports/match-path.ts';
import { useMedia } from '@pavilion/web-core/viewport/use-media';
import { noteMarketPrices, useSlipSports } from '../../features/sports/betslip/betslip.store.ts';
import { PriceButton } from '../../features/sports/betslip/price-button.tsx';
import { SportMenu } from '../../features/sports/sportsbook/finding/sport-menu.tsx';
import { useLivePrices } from '../../features/sports/sportsbook/live-prices.ts';
import { SportsBoard } from '../../features/sports/sportsbook/sports-board.tsx';
import { useLeagues } from '../../features/sports/sportsbook/sports.queries.ts';
import { useSharedSlip } from './shared-slip.ts';
import { BoardFilters } from './board-filters.tsx';
import { MatchPage } from './match-page.tsx';
import { readBoardState, useBoardFilter } from './board-state.ts';
import { SportsView } from './sports-view.tsx';

/**
 * Sports: leagues, live and upcoming matches, one match with all its markets, and the pages beside
 * them. What is shown stands in the address.
 */
export function SportsScreen() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  const leagueId = params.get('league');
  const view = params.get('view') ?? boardOf(params.get('sport'));
  useSharedSlip();
  if (eventId !== null) {
    const backTo = leagueId === null ? '/sports' : leaguePath(leagueId);
    return (
      <div className="page-width max-w-[1080px] py-4">
        <PageNews eventId={eventId} />
        <MatchPage eventId={eventId} backTo={backTo} />
      </div>
    );
  }
  const board = <Board />;
  return (
    <>
      <PageNews eventId={null} />
      {view === null ? board : <SportsView view={view} leagueId={leagueId} otherwise={board} />}
    </>
  );
}

/**
 * Shows nothing; hears what the page shows. It stands beside the page: whatever it learns while
 * parts of the page are still server-rendered must not draw them anew.
 */
function PageNews({ eventId }: { eventId: string | null }) {
  useLivePrices(eventId, useSlipSports(), noteMarketPrices);
  return null;
}

const boardOf = (sport: string | null): string | null =>
  sport !== null && hasOwnBoard(sport) ? sport : null;

function Board() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const leagueId = params.get('league') ?? undefined;
  const sport = params.get('sport') ?? undefined;
  const teamId = params.get('team') ?? undefined;
  const state = readBoardState(params.get('state'));
  const filter = useBoardFilter(state, { sport, leagueId, teamId });
  const isPhone = useMedia('(max-width: 639.98px)');
  const choose = useCallback(
    (name: 'state' | 'league', value: string | null) => {
      setParams((now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      });
    },
    [setParams],
  );
  const isFiltered = state !== 'all' || [leagueId, sport, teamId].some((one) => one !== undefined);
  const hasMatches = useLeagues().data?.value.some(({ leagues }) => leagues.length > 0) ?? true;
  const standings = leagueId === undefined ? null : <LeagueLinks leagueId={leagueId} />;
  return (
    <div className="page-width py-2 sm:py-4">
      <header className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 sm:mb-4 sm:gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3 max-sm:sr-only">
          <h1 className="page-title min-w-0 flex-1">{t('ui.sports.title')}</h1>
          {isPhone ? null : standings}
          {isPhone ? null : <OddsFormat />}
        </div>
        <SportMenu chosen={sport ?? null} />
        <BoardFilters state={state} filter={filter} onChoose={choose}>
          {isPhone ? standings : null}
          {isPhone ? <OddsFormat /> : null}
        </BoardFilters>
      </header>
      <SportsBoard
        filter={filter}
        Price={PriceButton}
        heading="h2"
        onShowAll={
          isFiltered && hasMatches ? () => setParams(() => new URLSearchParams()) : undefined
        }
      />
    </div>
  );
}

/** The ways to the table of the league that is shown, where its star is too, and its outrights. */
function LeagueLinks({ leagueId }: { leagueId: string }) {
  const t = useText();
  const leagues = useLeagues().data?.value.flatMap((sport) => sport.leagues) ?? [];
  const hasOutrights = leagues.some((one) => one.league_id === leagueId && one.outright_count > 0);
  return (
    <>
      <LeagueLink to={`${leaguePath(leagueId)}&view=standings`} icon="chart">
        {t('ui.finding.standings')}
      </LeagueLink>
      {hasOutrights ? (
        <LeagueLink to={boardPath('outright', leagueId)} icon="outright">
          {t('ui.sports.sport.outright')}
        </LeagueLink>
      ) : null}
    </>
  );
}

function LeagueLink(props: { to: string; icon: IconName; children: string }) {
  return (
    <AppLink
      to={props.to}
      className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control border border-line-strong px-2 text-sm font-semibold text-text no-underline hover:bg-surface-2"
    >
      <Icon name={props.icon} size={18} />
      <span className="max-sm:sr-only">{props.children}</span>
    </AppLink>
  );
}

/** The chooser of the odds format, where the template's header does not show it. */
function OddsFormat() {
  const shown = useTemplate()?.regions.Header.oddsFormat;
  if (shown === 'always') return null;
  return (
    <div className={classNames('contents', shown && 'in-data-[layout=wide]:hidden')}>
      <OddsFormatSelect />
    </div>
  );
}

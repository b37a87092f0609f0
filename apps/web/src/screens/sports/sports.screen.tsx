import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useCallback, useMemo } from 'react';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { OddsFormatSelect } from '../../common/odds/odds-format-select.tsx';
import { leaguePath } from '../../common/sports/match-path.ts';
import { useNowMs } from '../../core/use-now.ts';
import { useMedia } from '../../core/viewport/use-media.ts';
import { noteMarketPrices } from '../../features/sports/betslip/betslip.store.ts';
import { PriceButton } from '../../features/sports/betslip/price-button.tsx';
import { dayRange } from '../../core/day-range.ts';
import { useLivePrices } from '../../features/sports/sportsbook/live-prices.ts';
import { MatchDetail } from '../../features/sports/sportsbook/match-detail.tsx';
import { SportsBoard } from '../../features/sports/sportsbook/sports-board.tsx';
import { useLeagues, type EventFilter } from '../../features/sports/sportsbook/sports.queries.ts';
import { BoardFilters, boardStates, type BoardState } from './board-filters.tsx';

/** Sports: leagues, live and upcoming matches, one match with all its markets. What is shown stands in the address. */
export function SportsScreen() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  const leagueId = params.get('league');
  useLivePrices(eventId, noteMarketPrices);
  if (eventId === null) return <Board />;
  const backTo = leagueId === null ? '/sports' : leaguePath(leagueId);
  return (
    <div className="page-width max-w-[1080px] py-4">
      <MatchDetail eventId={eventId} backTo={backTo} Price={PriceButton} />
    </div>
  );
}

function Board() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const leagueId = params.get('league') ?? undefined;
  const state = boardStates.find((known) => known === params.get('state')) ?? 'all';
  const filter = useFilter(state, leagueId);
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
  const isFiltered = state !== 'all' || leagueId !== undefined;
  const hasMatches = useLeagues().data?.value.some(({ leagues }) => leagues.length > 0) ?? true;
  return (
    <div className="page-width py-2 sm:py-4">
      <header className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 sm:mb-4 sm:gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3 max-sm:sr-only">
          <h1 className="page-title min-w-0 flex-1">{t('ui.sports.title')}</h1>
          {isPhone ? null : <OddsFormat />}
        </div>
        <BoardFilters state={state} filter={filter} onChoose={choose}>
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

const daysAhead = { today: 0, tomorrow: 1 } as const;

/** What the board asks for; the visitor's days wait for their clock. */
function useFilter(state: BoardState, leagueId: string | undefined): EventFilter {
  const nowMs = useNowMs();
  return useMemo(() => {
    if (state === 'all') return { leagueId };
    if (state === 'live') return { leagueId, state };
    const range = nowMs === null ? null : dayRange(nowMs, daysAhead[state]);
    return { leagueId, range };
  }, [state, leagueId, nowMs]);
}

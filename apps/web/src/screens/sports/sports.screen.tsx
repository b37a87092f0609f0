import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useCallback } from 'react';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { OddsFormatSelect } from '../../core/odds/odds-format-select.tsx';
import { noteMarketPrices } from '../../features/betslip/betslip.store.ts';
import { PriceButton } from '../../features/betslip/price-button.tsx';
import { useLivePrices } from '../../features/sportsbook/live-prices.ts';
import { MatchDetail } from '../../features/sportsbook/match-detail.tsx';
import { SportsBoard } from '../../features/sportsbook/sports-board.tsx';
import { useLeagues, type EventFilter } from '../../features/sportsbook/sports.queries.ts';

const states = ['all', 'live', 'upcoming'] as const;
type State = (typeof states)[number];

/** Sports: leagues, live and upcoming matches, one match with all its markets. What is shown stands in the address. */
export function SportsScreen() {
  const [params, setParams] = useSearchParams();
  const eventId = params.get('event');
  const leagueId = params.get('league') ?? undefined;
  const state = states.find((known) => known === params.get('state')) ?? 'all';
  useLivePrices(eventId, noteMarketPrices);

  const choose = useCallback(
    (name: 'state' | 'league', value: string | null) => {
      setParams((old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      });
    },
    [setParams],
  );

  if (eventId !== null) {
    return (
      <div className="page-width max-w-[1080px] py-4">
        <MatchDetail eventId={eventId} Price={PriceButton} />
      </div>
    );
  }
  const filter: EventFilter = { leagueId, state: state === 'all' ? undefined : state };
  return (
    <div className="page-width py-4">
      <BoardHead state={state} leagueId={leagueId} onChoose={choose} />
      <SportsBoard filter={filter} Price={PriceButton} />
    </div>
  );
}

function BoardHead(props: {
  state: State;
  leagueId: string | undefined;
  onChoose: (name: 'state' | 'league', value: string | null) => void;
}) {
  const t = useText();
  const leagues = useLeagues().data?.value.flatMap((sport) => sport.leagues) ?? [];
  const chip = (isChosen: boolean) =>
    classNames(
      'min-h-11 shrink-0 rounded-full px-4 text-sm font-semibold whitespace-nowrap',
      isChosen ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text hover:bg-surface-3',
    );
  return (
    <header className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="m-0 text-2xl font-bold">{t('ui.sports.title')}</h1>
        <OddsFormatSelect />
      </div>
      <div role="group" aria-label={t('ui.sports.filterState')} className="flex gap-2">
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === props.state}
            className={chip(state === props.state)}
            onClick={() => props.onChoose('state', state === 'all' ? null : state)}
          >
            {t(`ui.sports.show.${state}`)}
          </button>
        ))}
      </div>
      {leagues.length > 0 ? (
        <div
          role="group"
          aria-label={t('ui.sports.filterLeague')}
          className="no-scrollbar flex gap-2 overflow-x-auto"
        >
          <button
            type="button"
            aria-pressed={props.leagueId === undefined}
            className={chip(props.leagueId === undefined)}
            onClick={() => props.onChoose('league', null)}
          >
            {t('ui.sports.allLeagues')}
          </button>
          {leagues.map((league) => (
            <button
              key={league.league_id}
              type="button"
              aria-pressed={league.league_id === props.leagueId}
              className={chip(league.league_id === props.leagueId)}
              onClick={() => props.onChoose('league', league.league_id)}
            >
              {league.league_name}{' '}
              <span className="numeric font-normal">
                {league.live_count + league.upcoming_count}
              </span>
            </button>
          ))}
        </div>
      ) : null}
    </header>
  );
}

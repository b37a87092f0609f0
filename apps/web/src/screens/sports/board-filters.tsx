import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import type { BoardState } from './board-state.ts';
import { hasOwnBoard } from '../../common/sports/own-boards.ts';
import { useLeagueName } from '../../common/sports/team-names.ts';
import { useNowMs } from '../../core/use-now.ts';
import { useSports } from '../../features/sports/sportsbook/finding/finding.queries.ts';
import { useLeagues, type EventFilter } from '../../features/sports/sportsbook/sports.queries.ts';

interface BoardFiltersProps {
  state: BoardState;
  /** What the board asks for: leagues are counted by it. */
  filter: EventFilter;
  onChoose: (name: 'state' | 'league', value: string | null) => void;
  /** What stands beside the leagues where it is narrow. */
  children?: ReactNode;
}

/** Which matches are shown: by day or live, and by league. */
export function BoardFilters(props: BoardFiltersProps) {
  const t = useText();
  const leagues = useLeagueChoices(props.filter);
  const choices = useStateChoices(props.filter.sport);
  return (
    <>
      <ChipRow label={t('ui.sports.filterState')}>
        {choices.map(({ state, name, count }) => (
          <Chip
            key={state}
            isChosen={state === props.state}
            onChoose={() => props.onChoose('state', state === 'all' ? null : state)}
          >
            {name}
            {count === null ? null : <span className="numeric font-normal"> {count}</span>}
          </Chip>
        ))}
      </ChipRow>
      <div className="flex gap-2 sm:hidden">
        <LeagueSelect leagues={leagues} {...props} />
        {props.children}
      </div>
      {/* Its room is kept while the leagues are on their way. */}
      <div className="min-h-11 max-sm:hidden">
        {leagues.length > 0 ? <LeagueChips leagues={leagues} {...props} /> : null}
      </div>
    </>
  );
}

interface StateChoice {
  state: BoardState;
  name: string;
  /** Matches it shows; null while that is not known. */
  count: number | null;
}

/**
 * All, live, those that begin soon, and the days of a week; each with the number of its matches,
 * where that is known: of one sport those that are live alone.
 */
function useStateChoices(sport: string | undefined): StateChoice[] {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs();
  const sports = useSports().data;
  const counted = sports?.value.filter((row) =>
    sport === undefined ? !hasOwnBoard(row.sport) : row.sport === sport,
  );
  const live = counted?.reduce((sum, row) => sum + row.live_count, 0) ?? null;
  const days = sports?.days ?? [];
  const isWhole = sport === undefined;
  const dayOf = (index: number): number | null => (isWhole ? (days[index]?.count ?? null) : null);
  return [
    { state: 'all', name: t('ui.sports.show.all'), count: null },
    { state: 'live', name: t('ui.sports.show.live'), count: live },
    {
      state: 'soon',
      name: t('ui.finding.soon'),
      count: isWhole ? (sports?.soon_count ?? null) : null,
    },
    { state: 'today', name: t('ui.sports.show.today'), count: dayOf(0) },
    { state: 'tomorrow', name: t('ui.sports.show.tomorrow'), count: dayOf(1) },
    ...days.slice(2).map(({ date }, index) => ({
      state: date,
      name: format.announcedDay(date, nowMs),
      count: dayOf(index + 2),
    })),
  ];
}

interface LeagueChoice {
  id: string;
  name: string;
  /** Matches of it that the filter shows. */
  count: number;
}

/** Leagues that have matches under the filter, and the chosen one in any case. */
function useLeagueChoices({ sport, state, range, leagueId }: EventFilter): LeagueChoice[] {
  const leagueName = useLeagueName();
  const sports = useLeagues({ sport }).data?.value ?? [];
  const all = sports.filter((one) => !hasOwnBoard(one.sport)).flatMap(({ leagues }) => leagues);
  const shown =
    useLeagues({ sport, state, range }).data?.value.flatMap((sport) => sport.leagues) ?? [];
  return all.flatMap((league) => {
    const id = league.league_id;
    const found = shown.find(({ league_id }) => league_id === id);
    if (!found && id !== leagueId) return [];
    return {
      id,
      name: leagueName(league),
      count: found ? found.live_count + found.upcoming_count : 0,
    };
  });
}

type LeagueProps = BoardFiltersProps & { leagues: LeagueChoice[] };

/** One line where there is no room for a row of leagues. */
function LeagueSelect({ leagues, filter, onChoose }: LeagueProps) {
  const t = useText();
  return (
    <span className="relative flex min-w-0 flex-1 items-center">
      <select
        aria-label={t('ui.sports.filterLeague')}
        value={filter.leagueId ?? ''}
        onChange={(event) => onChoose('league', event.target.value || null)}
        className="min-h-9 w-full appearance-none truncate rounded-control border border-line-strong bg-surface-0 ps-2 pe-7 text-sm font-semibold text-text"
      >
        <option value="">{t('ui.sports.allLeagues')}</option>
        {leagues.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {`${name} (${count})`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2" />
    </span>
  );
}

function LeagueChips({ leagues, filter, onChoose }: LeagueProps) {
  const t = useText();
  return (
    <ChipRow label={t('ui.sports.filterLeague')}>
      <Chip isChosen={filter.leagueId === undefined} onChoose={() => onChoose('league', null)}>
        {t('ui.sports.allLeagues')}
      </Chip>
      {leagues.map(({ id, name, count }) => (
        <Chip key={id} isChosen={id === filter.leagueId} onChoose={() => onChoose('league', id)}>
          {name} <span className="numeric font-normal">{count}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="no-scrollbar relative -m-1 flex gap-2 overflow-x-auto p-1"
    >
      {children}
    </div>
  );
}

function Chip(props: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
      className={classNames(
        'min-h-10 shrink-0 rounded-(--shape-pill) px-4 text-sm font-semibold whitespace-nowrap sm:min-h-11',
        props.isChosen ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text hover:bg-surface-3',
      )}
    >
      {props.children}
    </button>
  );
}

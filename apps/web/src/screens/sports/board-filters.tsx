import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import { useLeagues } from '../../features/sportsbook/sports.queries.ts';

/** What the board may be narrowed to; stands in the address as `?state=`. */
export const boardStates = ['all', 'live', 'today', 'tomorrow'] as const;
export type BoardState = (typeof boardStates)[number];

interface BoardFiltersProps {
  state: BoardState;
  leagueId: string | undefined;
  onChoose: (name: 'state' | 'league', value: string | null) => void;
}

/** Which matches are shown: by day or live, and by league. */
export function BoardFilters(props: BoardFiltersProps) {
  const t = useText();
  return (
    <>
      <ChipRow label={t('ui.sports.filterState')}>
        {boardStates.map((state) => (
          <Chip
            key={state}
            isChosen={state === props.state}
            onChoose={() => props.onChoose('state', state === 'all' ? null : state)}
          >
            {t(`ui.sports.show.${state}`)}
          </Chip>
        ))}
      </ChipRow>
      <LeagueChips {...props} />
    </>
  );
}

function LeagueChips({ leagueId, onChoose }: BoardFiltersProps) {
  const t = useText();
  const leagues = useLeagues().data?.value.flatMap((sport) => sport.leagues);
  return (
    // Its room is kept while the leagues are on their way.
    <div className="min-h-11">
      {leagues && leagues.length > 0 ? (
        <ChipRow label={t('ui.sports.filterLeague')}>
          <Chip isChosen={leagueId === undefined} onChoose={() => onChoose('league', null)}>
            {t('ui.sports.allLeagues')}
          </Chip>
          {leagues.map((league) => (
            <Chip
              key={league.league_id}
              isChosen={league.league_id === leagueId}
              onChoose={() => onChoose('league', league.league_id)}
            >
              {league.league_name}{' '}
              <span className="numeric font-normal">
                {league.live_count + league.upcoming_count}
              </span>
            </Chip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  );
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="no-scrollbar flex gap-2 overflow-x-auto">
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
        'min-h-11 shrink-0 rounded-full px-4 text-sm font-semibold whitespace-nowrap',
        props.isChosen ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text hover:bg-surface-3',
      )}
    >
      {props.children}
    </button>
  );
}

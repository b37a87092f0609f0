import { localeCodeOf } from '@pavilion/i18n';
import { sportName } from '@pavilion/i18n/market-name';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { EmptyState } from '@pavilion/ui/states';
import { rangeOfDays } from '@pavilion/web-core/day-range';
import { useSearchParams } from '../../../../core/navigation/use-search-params.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { useLeagues } from '../sports.queries.ts';
import { useResults, useStandings, type ResultFilter } from './finding.queries.ts';
import { ResultRow } from './result-row.tsx';
import { ViewFailure, ViewPage, ViewSkeleton } from './view-page.tsx';

/**
 * Every match that is over, searched by sport, league, team and days; what is searched for stands
 * in the address.
 */
export function ResultsView() {
  const t = useText();
  const [params] = useSearchParams();
  const asked = {
    sport: params.get('sport') ?? '',
    league: params.get('league') ?? '',
    team: params.get('team') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
  return (
    <ViewPage title={t('ui.finding.results')} backTo="/sports">
      <Search asked={asked} />
      <Results filter={filterOf(asked)} />
    </ViewPage>
  );
}

interface Asked {
  sport: string;
  league: string;
  team: string;
  from: string;
  to: string;
}

function filterOf({ sport, league, team, from, to }: Asked): ResultFilter {
  return {
    ...(sport && { sport }),
    ...(league && { league_id: league }),
    ...(team && { team_id: team }),
    ...rangeOfDays(from, to),
  };
}

/** What narrows the archive. Teams can be chosen once a league is. */
function Search({ asked }: { asked: Asked }) {
  const t = useText();
  const code = localeCodeOf(useLanguageTag());
  const leagueName = useLeagueName();
  const [, setParams] = useSearchParams();
  const sports = useLeagues().data?.value ?? [];
  const leagues = sports.filter(({ sport }) => asked.sport === '' || sport === asked.sport);
  const teams = useStandings(asked.league || null).data?.value ?? [];
  const choose = (name: keyof Asked, value: string, forgets: readonly (keyof Asked)[] = []): void =>
    setParams(
      (now) => {
        for (const other of forgets) now.delete(other);
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <SelectField
        label={t('ui.finding.search.sport')}
        value={asked.sport}
        onChange={({ target }) => choose('sport', target.value, ['league', 'team'])}
        options={[
          { value: '', label: t('ui.finding.allSports') },
          ...sports.map(({ sport }) => ({ value: sport, label: sportName(t, sport) })),
        ]}
      />
      <SelectField
        label={t('ui.sports.filterLeague')}
        value={asked.league}
        onChange={({ target }) => choose('league', target.value, ['team'])}
        options={[
          { value: '', label: t('ui.sports.allLeagues') },
          ...leagues
            .flatMap((sport) => sport.leagues)
            .map((league) => ({ value: league.league_id, label: leagueName(league) })),
        ]}
      />
      <SelectField
        label={t('ui.finding.search.team')}
        value={asked.team}
        disabled={teams.length === 0}
        onChange={({ target }) => choose('team', target.value)}
        options={[
          { value: '', label: t('ui.finding.search.anyTeam') },
          ...teams.map((row) => ({
            value: row.team_id,
            label: row.team_names[code] ?? row.team_name,
          })),
        ]}
      />
      <TextField
        type="date"
        label={t('ui.finding.search.from')}
        value={asked.from}
        max={asked.to || undefined}
        onChange={({ target }) => choose('from', target.value)}
      />
      <TextField
        type="date"
        label={t('ui.finding.search.to')}
        value={asked.to}
        min={asked.from || undefined}
        onChange={({ target }) => choose('to', target.value)}
      />
    </div>
  );
}

function Results({ filter }: { filter: ResultFilter }) {
  const t = useText();
  const query = useResults(filter);
  const results = query.data?.pages.flatMap((page) => page.value) ?? [];
  if (query.isPending) return <ViewSkeleton />;
  if (query.isError && results.length === 0)
    return <ViewFailure onRetry={() => void query.refetch()} />;
  if (results.length === 0) {
    return (
      <EmptyState
        icon="history"
        title={t('ui.finding.resultsNone')}
        text={t('ui.finding.resultsNoneText')}
      />
    );
  }
  return (
    <>
      <ul className="panel m-0 list-none overflow-hidden p-0">
        {results.map((result) => (
          <ResultRow key={result.event_id} result={result} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className="text-center">
          <Button
            kind="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('ui.finding.resultsMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

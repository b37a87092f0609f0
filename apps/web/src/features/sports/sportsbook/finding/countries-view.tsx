import { sportName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { EmptyState } from '@pavilion/ui/states';
import { useRegionName } from '../../../../core/locale/region-name.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { boardPath } from '../../../../common/sports/own-boards.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { useLeagues } from '../sports.queries.ts';
import { byCountry, type League } from './by-country.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { ViewFailure, ViewPage, ViewSkeleton } from './view-page.tsx';

/** Countries of each sport, and their leagues. */
export function CountriesView() {
  const t = useText();
  return (
    <ViewPage title={t('ui.finding.countries')} backTo="/sports">
      <Sports />
    </ViewPage>
  );
}

function Sports() {
  const t = useText();
  const regionName = useRegionName();
  const { data, isPending, refetch } = useLeagues();
  if (isPending) return <ViewSkeleton />;
  if (!data) return <ViewFailure onRetry={() => void refetch()} />;
  if (data.value.length === 0)
    return <EmptyState icon="sportsbook" title={t('ui.sports.noMatches')} />;
  return data.value.map(({ sport, leagues }) => (
    <section key={sport} aria-labelledby={`countries-${sport}`} className="grid gap-2">
      <h2 id={`countries-${sport}`} className="flex items-center gap-2 text-base font-bold">
        <Icon name={sport as IconName} size={20} />
        {sportName(t, sport)}
      </h2>
      <div className="panel">
        {byCountry(leagues, regionName).map(({ country, leagues: own }) => (
          <Country key={country} name={regionName(country)} sport={sport} leagues={own} />
        ))}
      </div>
    </section>
  ));
}

/** A country whose leagues fold out; one with a single league shows it at once. */
function Country(props: { name: string; sport: string; leagues: readonly League[] }) {
  const { name, sport, leagues } = props;
  const count = leagues.reduce((sum, league) => sum + countOf(sport, league), 0);
  const t = useText();
  return (
    <details open={leagues.length === 1} className="border-b border-line last:border-b-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm font-semibold">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="numeric text-xs font-normal text-text-muted">
          {t('ui.template.matchCount', { count })}
        </span>
      </summary>
      <ul className="m-0 list-none p-0 pb-1">
        {leagues.map((league) => (
          <LeagueItem key={league.league_id} sport={sport} league={league} />
        ))}
      </ul>
    </details>
  );
}

/** An outright is live all season long. */
const countOf = (sport: string, league: League): number =>
  sport === 'outright' ? league.outright_count : league.live_count + league.upcoming_count;

function LeagueItem({ sport, league }: { sport: string; league: League }) {
  const name = useLeagueName()(league);
  const { league_id: id, league_name, league_names: names } = league;
  return (
    <li className="flex items-center gap-1 ps-2 pe-3">
      <FavouriteStar subject={{ kind: 'league', id, name: league_name, names }} label={name} />
      <AppLink
        to={boardPath(sport, id)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm text-text no-underline hover:underline"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="numeric text-text-muted">{countOf(sport, league)}</span>
      </AppLink>
    </li>
  );
}

import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { useRegionName } from '../../../../core/locale/region-name.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { useEventName } from '../../../../common/sports/event-name.ts';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { oddsMilliOf } from '../../../../common/odds/odds-text.ts';
import type { LeagueGroup } from '../group-by-league.ts';
import { useMarketNames } from '../match/market-words.ts';
import type { PriceComponent } from '../prices.tsx';
import type { MatchEvent } from '../sports.queries.ts';
import { columnsOf } from './card-rows.ts';
import { RunnerLines } from './runner-lines.tsx';

/** Favourites of a question that stand on the board; the others are on its page. */
const favouriteCount = 4;

/** The outrights of a league. */
export function OutrightLeague({ group, Price }: { group: LeagueGroup; Price: PriceComponent }) {
  const id = useId();
  const regionName = useRegionName();
  const name = useLeagueName()(group);
  return (
    <section aria-labelledby={id} className="panel min-w-0 self-start overflow-hidden">
      <h2 id={id} className="m-0 bg-surface-2 px-3 py-2 text-sm font-bold wrap-anywhere">
        {name}{' '}
        <span suppressHydrationWarning className="text-xs font-normal text-text-muted">
          {regionName(group.country)}
        </span>
      </h2>
      {group.events.map((event) => (
        <Outright key={event.event_id} event={event} Price={Price} />
      ))}
    </section>
  );
}

function Outright({ event, Price }: { event: MatchEvent; Price: PriceComponent }) {
  const t = useText();
  const eventName = useEventName();
  const names = useMarketNames(event);
  const [market] = columnsOf(event.markets);
  const favourites = (market?.selections ?? [])
    .toSorted((a, b) => (oddsMilliOf(a.odds) ?? 0) - (oddsMilliOf(b.odds) ?? 0))
    .slice(0, favouriteCount);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line p-3 last:border-b-0">
      <AppLink
        to={matchPath(event.event_id)}
        className="flex min-h-11 items-center gap-2 text-sm font-semibold text-text no-underline hover:underline"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{eventName(event)}</span>
        <span className="numeric text-xs font-normal text-text-muted">
          {t('ui.runners.questions', { count: event.market_count })}
        </span>
        <Icon name="chevron-right" size={16} />
      </AppLink>
      {market ? (
        <>
          <p className="m-0 text-xs font-semibold text-text-muted">{names.market(market)}</p>
          <RunnerLines event={event} market={{ ...market, selections: favourites }} Price={Price} />
        </>
      ) : null}
    </article>
  );
}

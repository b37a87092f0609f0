// chunk: standing
import './match-row.css';
import { marketKinds, type MarketKind } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useState, type Ref } from 'react';
import type { LeagueMatchesProps } from '../../../common/sports/sports-slots.store.ts';
import { leaguePath } from '../../../common/sports/match-path.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useNearView } from '@pavilion/web-core/use-near-view';
import { isOfRunners } from '../../../common/sports/event-name.ts';
import { columnNames } from './columns.ts';
import { firstMatches, groupByLeague, type LeagueGroup } from './group-by-league.ts';
import { LeagueSection } from './league-section.tsx';
import { MatchRow } from './match-row.tsx';
import type { PriceComponent } from './prices.tsx';
import type { MatchEvent } from './sports.queries.ts';

export interface LeagueBoardProps {
  events: MatchEvent[];
  /** True when these are all; of a part alone nobody can tell how many matches a league has. */
  isWhole: boolean;
  Price: PriceComponent;
  /** Level of the leagues' headings below the page's own. */
  heading?: 'h2' | 'h3';
  /** Draws the first so many matches; the leagues' counts are those of all. */
  drawnMax: number;
}

/**
 * Matches grouped by league. Where it is narrow one market shows at a time, chosen above the board.
 */
export function LeagueBoard(props: LeagueBoardProps) {
  const { events, isWhole, Price, heading = 'h3', drawnMax } = props;
  const [shown, setShown] = useState<MarketKind>('1x2');
  const groups = groupByLeague(events, isWhole);
  const alone = new Set(groups.filter(hasOneMatch).map(({ id }) => id));
  return (
    <div className="match-board">
      <MarketChoice events={events} shown={shown} onShow={setShown} />
      {firstMatches(groups, drawnMax).map((group) => {
        const isAlone = alone.has(group.id);
        return (
          <LeagueSection key={group.id} group={group} heading={heading} isAlone={isAlone}>
            {group.events.map((event) => (
              <MatchRow key={event.event_id} {...{ event, shown, isAlone, Price }} />
            ))}
          </LeagueSection>
        );
      })}
    </div>
  );
}

/** A league that takes no heading of a phone's height: its only match names it. */
function hasOneMatch({ events }: LeagueGroup): boolean {
  const [first, ...others] = events;
  return first !== undefined && others.length === 0 && !isOfRunners(first);
}

/**
 * Matches of one league without its heading, for pages that arrange leagues themselves; 1X2 alone
 * where it is narrow. Those after the first come when the visitor comes near them.
 */
export function LeagueMatches(props: LeagueMatchesProps & { Price: PriceComponent }) {
  const { events, Price } = props;
  const { ref, isNear } = useNearView<HTMLDivElement>();
  const drawn = isNear ? events : events.slice(0, props.drawnAtFirst);
  return (
    <div className="match-board">
      {drawn.map((event) => (
        <MatchRow key={event.event_id} event={event} shown="1x2" Price={Price} />
      ))}
      <MatchRoom ref={ref} matches={events.slice(drawn.length)} />
    </div>
  );
}

/**
 * Room of matches that are not drawn yet. Where no script ever draws them, a link leads to them.
 */
function MatchRoom({ ref, matches }: { ref: Ref<HTMLDivElement>; matches: MatchEvent[] }) {
  const t = useText();
  const [first] = matches;
  if (!first) return null;
  return (
    <div ref={ref} className="match-room" style={{ '--matches': matches.length } as object}>
      <noscript>
        <AppLink to={leaguePath(first.league_id)} className="match-room-link">
          {t('ui.sports.allMatches')}
        </AppLink>
      </noscript>
    </div>
  );
}

function MarketChoice(props: {
  events: readonly MatchEvent[];
  shown: MarketKind;
  onShow: (kind: MarketKind) => void;
}) {
  const t = useText();
  const names = columnNames(
    t,
    props.events.filter((event) => !isOfRunners(event)),
  );
  return (
    <div
      role="group"
      aria-label={t('ui.sports.marketShown')}
      className="match-kinds flex gap-1 pb-1.5"
    >
      {marketKinds
        .filter((kind) => names[kind] !== '')
        .map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === props.shown}
            onClick={() => props.onShow(kind)}
            className={classNames(
              'min-h-9 min-w-0 flex-1 rounded-control px-1 text-xs leading-tight font-semibold',
              kind === props.shown ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text',
            )}
          >
            {names[kind]}
          </button>
        ))}
    </div>
  );
}

import './match-row.css';
import { marketKinds } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { marketName } from '../../common/odds/selection-text.ts';
import { firstMatches, groupByLeague } from './group-by-league.ts';
import { LeagueSection } from './league-section.tsx';
import { MatchRow } from './match-row.tsx';
import type { PriceComponent } from './prices.tsx';
import type { Market, MatchEvent } from './sports.queries.ts';

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

/** Matches grouped by league. Where it is narrow one market shows at a time, chosen above the board. */
export function LeagueBoard(props: LeagueBoardProps) {
  const { events, isWhole, Price, heading = 'h3', drawnMax } = props;
  const [shown, setShown] = useState<Market['kind']>('1x2');
  return (
    <div className="match-board">
      <MarketChoice shown={shown} onShow={setShown} />
      {firstMatches(groupByLeague(events, isWhole), drawnMax).map((group) => (
        <LeagueSection key={group.id} group={group} heading={heading}>
          {group.events.map((event) => (
            <MatchRow key={event.event_id} event={event} shown={shown} Price={Price} />
          ))}
        </LeagueSection>
      ))}
    </div>
  );
}

/** Matches of one league without its heading, for pages that arrange leagues themselves; 1X2 alone where it is narrow. */
export function LeagueMatches({ events, Price }: { events: MatchEvent[]; Price: PriceComponent }) {
  return (
    <div className="match-board">
      {events.map((event) => (
        <MatchRow key={event.event_id} event={event} shown="1x2" Price={Price} />
      ))}
    </div>
  );
}

function MarketChoice(props: { shown: Market['kind']; onShow: (kind: Market['kind']) => void }) {
  const t = useText();
  return (
    <div
      role="group"
      aria-label={t('ui.sports.marketShown')}
      className="match-kinds flex gap-1 pb-1.5"
    >
      {marketKinds.map((kind) => (
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
          {marketName(t, kind)}
        </button>
      ))}
    </div>
  );
}

import './match-row.css';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { marketName } from '../../core/odds/selection-text.ts';
import { MatchRow } from './match-row.tsx';
import type { PriceComponent } from './prices.tsx';
import type { Market, MatchEvent } from './sports.queries.ts';

const kinds = ['1x2', 'total', 'asian-handicap'] as const;

/** Matches grouped by league. Where it is narrow one market shows at a time, chosen above the board. */
export function LeagueBoard({ events, Price }: { events: MatchEvent[]; Price: PriceComponent }) {
  const t = useText();
  const [shown, setShown] = useState<Market['kind']>('1x2');
  return (
    <div className="match-board">
      <div
        role="group"
        aria-label={t('ui.sports.marketShown')}
        className="match-kinds mb-2 flex gap-1"
      >
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
            className={classNames(
              'min-h-11 flex-1 rounded-control px-2 text-xs font-semibold',
              kind === shown ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text',
            )}
          >
            {marketName(t, kind)}
          </button>
        ))}
      </div>
      {groupByLeague(events).map((group) => (
        <section
          key={group.id}
          aria-labelledby={`league-${group.id}`}
          className="mb-3 overflow-hidden rounded-card border border-line"
        >
          <header
            className="match-columns items-center gap-2 bg-surface-2 px-3 py-2 text-xs text-text-muted"
            aria-hidden="true"
          >
            <span className="truncate font-bold text-text">{group.name}</span>
            {kinds.map((kind) => (
              <span key={kind} className="text-center">
                {marketName(t, kind)}
              </span>
            ))}
          </header>
          <h3
            id={`league-${group.id}`}
            className="match-kinds m-0 bg-surface-2 px-3 py-2 text-sm font-bold"
          >
            {group.name} <span className="font-normal text-text-muted">{group.country}</span>
          </h3>
          {group.events.map((event) => (
            <MatchRow key={event.event_id} event={event} shown={shown} Price={Price} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface LeagueGroup {
  id: string;
  name: string;
  country: string;
  events: MatchEvent[];
}

/** Leagues in the order their first match appears. */
function groupByLeague(events: MatchEvent[]): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>();
  for (const event of events) {
    const group = groups.get(event.league_id);
    if (group) group.events.push(event);
    else {
      groups.set(event.league_id, {
        id: event.league_id,
        name: event.league_name,
        country: event.country,
        events: [event],
      });
    }
  }
  return [...groups.values()];
}

import '../match/match.css';
import './runners.css';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useState } from 'react';
import { ExchangePart } from '../exchange/exchange-part.tsx';
import { useLadderIds } from '../exchange/ladder.query.ts';
import { MatchMarkets } from '../match/match-markets.tsx';
import { useMarketNames } from '../match/market-words.ts';
import type { PriceComponent } from '../prices.tsx';
import type { Market, MatchEvent } from '../sports.queries.ts';
import { cardRows, columnsOf } from './card-rows.ts';
import { CardRow } from './card-row.tsx';

/** The runners of a race by number, with their prices; and what else is asked of it. */
export function RaceCard({ event, Price }: { event: MatchEvent; Price: PriceComponent }) {
  const t = useText();
  const names = useMarketNames(event);
  const ladders = useLadderIds(event.event_id);
  const columns = columnsOf(event.markets);
  const [chosen, setChosen] = useState('');
  const shown = columns.find(({ kind }) => kind === chosen) ?? columns[0];
  const others = event.markets.filter(({ base }) => base !== 'place');
  return (
    <>
      <section aria-label={t('ui.runners.card')} className="runner-card panel overflow-hidden">
        {columns.length > 1 ? (
          <ColumnChoice
            columns={columns}
            shown={shown?.kind ?? ''}
            onShow={setChosen}
            nameOf={names.market}
          />
        ) : null}
        {columns.length === 0 ? <NoPrices event={event} /> : null}
        <ColumnHeads columns={columns} nameOf={names.market} />
        <ul className="m-0 list-none p-0">
          {cardRows(event.participants ?? []).map((runner) => (
            <CardRow
              key={runner.runner_id}
              {...{ event, runner, columns, Price }}
              shownKind={shown?.kind ?? ''}
              nameOf={names.market}
            />
          ))}
        </ul>
        <div className="px-3 pb-2 empty:hidden">
          <ExchangePart ladders={ladders} markets={columns} names={names} />
        </div>
      </section>
      {others.length === 0 ? null : (
        <MatchMarkets event={{ ...event, markets: others }} Price={Price} />
      )}
    </>
  );
}

/** Prices come back until the race is off. */
function NoPrices({ event }: { event: MatchEvent }) {
  const t = useText();
  return (
    <p role="status" className="m-0 border-b border-line p-3 text-sm text-text-muted">
      {t(event.state === 'live' ? 'ui.runners.awaited' : 'ui.sports.suspended')}
    </p>
  );
}

interface ColumnsProps {
  columns: readonly Market[];
  nameOf: (market: Market) => string;
}

/** Where there is room for one question: which of them. */
function ColumnChoice(props: ColumnsProps & { shown: string; onShow: (kind: string) => void }) {
  const t = useText();
  return (
    <div
      role="group"
      aria-label={t('ui.sports.marketShown')}
      className="runner-shown gap-1 border-b border-line p-2"
    >
      {props.columns.map((market) => (
        <button
          key={market.market_id}
          type="button"
          aria-pressed={market.kind === props.shown}
          onClick={() => props.onShow(market.kind)}
          className={classNames(
            'min-h-11 min-w-0 flex-1 rounded-control px-1 text-xs leading-tight font-semibold',
            market.kind === props.shown ? 'bg-accent text-on-accent' : 'bg-surface-2 text-text',
          )}
        >
          {props.nameOf(market)}
        </button>
      ))}
    </div>
  );
}

/** Names of the columns, for who sees them; each price names its own. */
function ColumnHeads({ columns, nameOf }: ColumnsProps) {
  if (columns.length < 2) return null;
  return (
    <div
      aria-hidden="true"
      className="runner-row runner-heads bg-surface-2 text-xs text-text-muted"
      style={{ '--columns': columns.length } as object}
    >
      <span />
      {columns.map((market) => (
        <span key={market.market_id} className="text-center">
          {nameOf(market)}
        </span>
      ))}
    </div>
  );
}

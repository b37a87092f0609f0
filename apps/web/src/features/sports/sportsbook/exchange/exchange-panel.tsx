import './exchange.css';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useId, useState } from 'react';
import type { MarketNames } from '../match/market-words.ts';
import type { Market } from '../sports.queries.ts';
import { shownAmount } from './amount-text.ts';
import { DepthTables } from './depth-table.tsx';
import { isGone, useLadder, type Ladder } from './ladder.query.ts';
import { LadderTable, type NamedRow } from './ladder-table.tsx';

interface ExchangePanelProps {
  market: Market;
  names: MarketNames;
}

/** What an exchange offers in a market, with its loading, empty and error states; to look at. */
export function ExchangePanel({ market, names }: ExchangePanelProps) {
  const t = useText();
  const query = useLadder(market.market_id);
  // It was taken away while somebody looked: what stood there is nobody's any more.
  if (isGone(query.error)) return <NoPrices />;
  if (query.isPending) return <Skeleton className="h-40" />;
  // What is shown stays when its refresh fails.
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('ui.match.infoFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const rows = rowsOf(query.data, market, names);
  if (rows.length === 0) return <NoPrices />;
  return (
    <>
      <LadderTable rows={rows} label={`${t('ui.exchange.title')}: ${names.market(market)}`} />
      <Depth rows={rows} />
      <Notes ladder={query.data} />
    </>
  );
}

function NoPrices() {
  const t = useText();
  return <EmptyState icon="chart" title={t('ui.exchange.none')} />;
}

/** Prices behind the best ones, folded away until wanted. */
function Depth({ rows }: { rows: readonly NamedRow[] }) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-depth`}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-9 items-center gap-1 text-sm text-accent-text pointer-coarse:min-h-11"
      >
        {t('ui.exchange.depth')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={`${id}-depth`} hidden={!isOpen}>
        {isOpen ? <DepthTables rows={rows} /> : null}
      </div>
    </>
  );
}

/** In the order of the market; what it does not offer itself has no name here. */
function rowsOf(ladder: Ladder, market: Market, names: MarketNames): NamedRow[] {
  return market.selections.flatMap((selection) => {
    const row = ladder.value.find(({ selection_id: id }) => id === selection.selection_id);
    return row ? [{ row, name: names.selection(market, selection) }] : [];
  });
}

function Notes({ ladder: { matched, delay_seconds: seconds } }: { ladder: Ladder }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    t('ui.exchange.matched', { amount: format.number(shownAmount(matched)) }),
    ...(seconds > 0 ? [t('ui.exchange.delay', { seconds })] : []),
  ];
  return (
    <p className="numeric m-0 pt-2 text-xs text-text-muted">
      {facts.join(' · ')}
      <span className="block">{t('ui.exchange.note')}</span>
    </p>
  );
}

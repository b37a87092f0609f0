import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../core/build/lazy-part.ts';
import type { MarketNames } from '../match/market-words.ts';
import type { Market } from '../sports.queries.ts';

const ExchangePanel = lazyPart(async () => (await import('./exchange-panel.tsx')).ExchangePanel);

interface ExchangePartProps {
  /** Ids of the markets that an exchange tells of. */
  ladders: readonly string[];
  markets: readonly Market[];
  names: MarketNames;
}

/** What an exchange has of these markets, folded away until wanted; nothing where it has none. */
export function ExchangePart({ ladders, markets, names }: ExchangePartProps) {
  const told = markets.filter(({ market_id: id }) => ladders.includes(id));
  return told.map((market) => (
    <FoldedLadder key={market.market_id} market={market} names={names} />
  ));
}

function FoldedLadder({ market, names }: { market: Market; names: MarketNames }) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-ladder`}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent-text pointer-coarse:min-h-11"
      >
        <Icon name="chart" size={16} />
        {t('ui.exchange.title')}
      </button>
      <div id={`${id}-ladder`} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ExchangePanel market={market} names={names} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

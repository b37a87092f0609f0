import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useOwnName } from '../../../../common/sports/event-name.ts';
import { MatchPrice } from '../match/match-price.tsx';
import type { PriceComponent } from '../prices.tsx';
import type { Market, MatchEvent } from '../sports.queries.ts';
import { priceOf, type Runner } from './card-rows.ts';
import { Silk } from './silk.tsx';

interface CardRowProps {
  event: MatchEvent;
  runner: Runner;
  columns: readonly Market[];
  /** The question that is shown where there is room for one. */
  shownKind: string;
  nameOf: (market: Market) => string;
  Price: PriceComponent;
}

/** A runner of the card: number, name, prices; or that it was withdrawn and what that takes off. */
export function CardRow({ event, runner, columns, shownKind, nameOf, Price }: CardRowProps) {
  const name = useOwnName()(runner);
  const isWithdrawn = runner.status === 'withdrawn';
  return (
    <li className="runner-row" style={{ '--columns': Math.max(1, columns.length) } as object}>
      <span className="flex min-w-0 items-center gap-2">
        <Silk number={runner.number} />
        <span className="min-w-0 text-sm wrap-anywhere">
          <span
            className={classNames('font-semibold', isWithdrawn && 'text-text-muted line-through')}
          >
            {name}
          </span>
          {isWithdrawn ? <Withdrawn runner={runner} /> : null}
        </span>
      </span>
      {isWithdrawn
        ? null
        : columns.map((market) => (
            <div
              key={market.market_id}
              role="group"
              aria-label={nameOf(market)}
              className="runner-price"
              data-shown={market.kind === shownKind}
            >
              <CardPrice {...{ event, market, runner, Price }} />
            </div>
          ))}
    </li>
  );
}

function Withdrawn({ runner }: { runner: Runner }) {
  const t = useText();
  const percent = runner.deduction ?? 0;
  return (
    <span className="numeric block text-xs text-text-muted">
      {percent > 0 ? t('ui.runners.withdrawnWith', { percent }) : t('ui.runners.withdrawn')}
    </span>
  );
}

type CardPriceProps = Pick<CardRowProps, 'event' | 'runner' | 'Price'> & { market: Market };

function CardPrice({ event, market, runner, Price }: CardPriceProps) {
  const t = useText();
  const selection = priceOf(market, runner.runner_id);
  if (selection) return <MatchPrice {...{ event, market, selection, Price }} label="" />;
  return (
    <span className="grid min-h-12 place-items-center text-text-muted">
      <Icon name="lock" size={14} />
      <span className="sr-only">{t('ui.sports.suspended')}</span>
    </span>
  );
}

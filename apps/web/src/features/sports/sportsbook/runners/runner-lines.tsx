import './runners.css';
import { oddsMilliOf } from '../../../../common/odds/odds-text.ts';
import { useOwnName } from '../../../../common/sports/event-name.ts';
import { useTermsText } from '../../../../common/sports/terms-text.ts';
import { MatchPrice } from '../match/match-price.tsx';
import type { PriceComponent } from '../prices.tsx';
import type { Market, MatchEvent } from '../sports.queries.ts';
import { priceOf, type Runner } from './card-rows.ts';
import { Silk } from './silk.tsx';

interface RunnerLinesProps {
  event: MatchEvent;
  market: Market;
  Price: PriceComponent;
}

/** A line for each runner that has a price in a market, the favourite first. */
export function RunnerLines({ event, market, Price }: RunnerLinesProps) {
  const ownName = useOwnName();
  const termsText = useTermsText();
  const runners = event.participants ?? [];
  const selections = market.selections.toSorted(
    (a, b) => (oddsMilliOf(a.odds) ?? 0) - (oddsMilliOf(b.odds) ?? 0),
  );
  return (
    <>
      {market.place_terms ? (
        <p className="numeric m-0 text-xs text-text-muted">{termsText(market.place_terms)}</p>
      ) : null}
      <ul className="runner-list m-0 list-none p-0">
        {selections.map((selection) => {
          const runner = runners.find((one) => isOf(market, one, selection.selection_id));
          return (
            <li key={selection.selection_id} className="runner-line">
              <span className="flex min-w-0 items-center gap-2 text-sm font-semibold">
                {runner ? <Silk number={runner.number} /> : null}
                <span className="min-w-0 wrap-anywhere">
                  {ownName(runner ?? selection) ?? selection.outcome}
                </span>
              </span>
              <MatchPrice {...{ event, market, selection, Price }} label="" />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isOf = (market: Market, { runner_id: id }: Runner, selectionId: string): boolean =>
  priceOf(market, id)?.selection_id === selectionId;

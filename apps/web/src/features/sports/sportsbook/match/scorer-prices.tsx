/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */
import { useText } from '@pavilion/i18n/react';
import type { Market } from '../sports.queries.ts';
import { MatchPrice } from './match-price.tsx';
import type { SectionPricesProps } from './section-prices.types.ts';

/** A row for each player, a column for each way to score: first, last, at any time. */
export function ScorerPrices({ event, section, names, Price }: SectionPricesProps) {
  const t = useText();
  const players = playersOf(section.markets, names.selection);
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={names.section(section)}>
      <table className="match-scorers w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="text-start text-xs font-normal text-text-muted">
              {t('ui.match.player')}
            </th>
            {section.markets.map((market) => (
              <th
                key={market.market_id}
                scope="col"
                className="text-center text-xs font-normal text-text-muted"
              >
                {names.market(market)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(([outcome, name]) => (
            <tr key={outcome}>
              <th scope="row" className="text-start font-semibold wrap-anywhere">
                {name}
              </th>
              {section.markets.map((market) => {
                const selection = market.selections.find((one) => one.outcome === outcome);
                return (
                  <td key={market.market_id} className="p-0">
                    {selection ? (
                      <MatchPrice {...{ event, market, selection, Price }} label="" />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Players with a price in one of the columns, in the order of the first; who scores none stands
 * last.
 */
function playersOf(
  markets: readonly Market[],
  nameOf: SectionPricesProps['names']['selection'],
): [string, string][] {
  const named = new Map<string, string>();
  for (const market of markets)
    for (const selection of market.selections)
      if (!named.has(selection.outcome)) named.set(selection.outcome, nameOf(market, selection));
  const isNone = ([outcome]: [string, string]): boolean => outcome === 'none';
  return [...named].toSorted((a, b) => Number(isNone(a)) - Number(isNone(b)));
}

import type { ComponentType } from 'react';
import type { Market } from '../sports.queries.ts';
import { RunnerLines } from '../runners/runner-lines.tsx';
import { scoreColumns, type SectionLayout } from './market-sections.ts';
import { MatchPrice } from './match-price.tsx';
import type { SectionPricesProps } from './section-prices.types.ts';
import { ScorerPrices } from './scorer-prices.tsx';

/** The prices of a section, laid out by what is asked. */
export function SectionPrices(props: SectionPricesProps) {
  const Layout = layouts[props.section.layout];
  return <Layout {...props} />;
}

/** A row for each line, or each player; the outcomes side by side. */
function LinePrices({ section, ...parts }: SectionPricesProps) {
  return section.markets.map((market) => (
    <div key={market.market_id} className="grid gap-1">
      {market.player_id === undefined || market.name === undefined ? null : (
        <p className="m-0 text-sm font-semibold wrap-anywhere">{market.name}</p>
      )}
      <PriceRow market={market} {...parts} />
    </div>
  ));
}

/** Markets that are a few outcomes each. */
function CellPrices({ section, ...parts }: SectionPricesProps) {
  return section.markets.map((market) => (
    <PriceRow key={market.market_id} market={market} {...parts} />
  ));
}

type RowProps = Omit<SectionPricesProps, 'section'> & {
  market: Market;
  selections?: Market['selections'];
};

/** Two or three outcomes share a line; more of them go on where it ends. */
function PriceRow({ market, selections = market.selections, ...parts }: RowProps) {
  return (
    <div className="match-cells" data-count={selections.length > 3 ? 'many' : selections.length}>
      {selections.map((selection) => (
        <MatchPrice
          key={selection.selection_id}
          event={parts.event}
          market={market}
          selection={selection}
          label={parts.names.selection(market, selection)}
          Price={parts.Price}
        />
      ))}
    </div>
  );
}

function ScorePrices({ section, ...parts }: SectionPricesProps) {
  return section.markets.map((market) => (
    <ScoreGrid key={market.market_id} market={market} {...parts} />
  ));
}

function ScoreGrid({ market, ...parts }: RowProps) {
  const { columns, others } = scoreColumns(market.selections);
  return (
    <div className="grid gap-1">
      <div className="match-scores grid items-start gap-1">
        {columns.map((column, index) => (
          <div key={index} className="grid gap-1">
            {column.map((selection) => (
              <MatchPrice
                key={selection.selection_id}
                event={parts.event}
                market={market}
                selection={selection}
                label={parts.names.selection(market, selection)}
                Price={parts.Price}
              />
            ))}
          </div>
        ))}
      </div>
      {others.length === 0 ? null : <PriceRow market={market} selections={others} {...parts} />}
    </div>
  );
}

/** A line for each runner, the favourite first; the terms each way above them. */
function RunnerPrices({ section, event, Price }: SectionPricesProps) {
  return section.markets.map((market) => (
    <RunnerLines key={market.market_id} {...{ event, market, Price }} />
  ));
}

const layouts: Readonly<Record<SectionLayout, ComponentType<SectionPricesProps>>> = {
  lines: LinePrices,
  cells: CellPrices,
  scores: ScorePrices,
  scorers: ScorerPrices,
  runners: RunnerPrices,
};

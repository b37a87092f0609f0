import type { ChancesPpm } from '../../bets/cash-out.ts';
import { field, fault, list, odds, orElse, words, type Reading } from '../../wire/read.ts';
import type { FeedMarketStatus, MarketOdds, SettledMarket } from '../canonical-message.ts';
import { chance, id, toldResult, zeroOrOne } from '../read-market.ts';
import { recognise, type Recognised, type UnifiedMarket } from './markets.ts';

type Markets = Readonly<Record<string, UnifiedMarket>>;

const recognised =
  (markets: Markets): Reading<Recognised> =>
  (reader) =>
    recognise(markets, id(field(reader, 'id')), orElse(words, '')(field(reader, 'specifiers')));

const statuses: ReadonlyMap<unknown, FeedMarketStatus> = new Map([
  [1, 'open'],
  [0, 'suspended'],
  [-1, 'suspended'],
  [-2, 'suspended'],
  [-3, 'closed'],
  [-4, 'closed'],
]);

const status: Reading<FeedMarketStatus> = (reader) => {
  const known = statuses.get(reader.value);
  if (known === undefined) fault(reader, 'no status of a market');
  return known ?? 'suspended';
};

/** Null where the feed tells no chance of winning. */
const chances: Reading<ChancesPpm | null> = (reader) => {
  const at = (name: string): number | null => orElse(chance, null)(field(reader, name));
  const won = at('win_probability') ?? at('probabilities');
  if (won === null) return null;
  return {
    won,
    halfWon: at('half_win_probability') ?? 0,
    void: at('refund_probability') ?? 0,
    halfLost: at('half_lose_probability') ?? 0,
  };
};

interface Outcome {
  readonly id: string;
  /** Null where it is not active. */
  readonly oddsMilli: number | null;
  readonly chances: ChancesPpm | null;
}

const outcome: Reading<Outcome> = (reader) => {
  const isActive = orElse(zeroOrOne, true)(field(reader, 'active'));
  return {
    id: id(field(reader, 'id')),
    oddsMilli: isActive ? orElse(odds, null)(field(reader, 'odds')) : null,
    chances: chances(reader),
  };
};

/** Markets of an `odds_change`. */
export const marketOdds =
  (markets: Markets): Reading<MarketOdds> =>
  (reader) => {
    const { market, outcomeOf } = recognised(markets)(reader);
    const told = list(outcome)(field(reader, 'outcomes'));
    const marketStatus = status(field(reader, 'status'));
    const priced = told.filter(({ oddsMilli }) => oddsMilli !== null);
    return {
      market,
      status: marketStatus,
      stopReason: null,
      prices: Object.fromEntries(
        priced.map((each) => [outcomeOf(each.id), each.oddsMilli ?? 0] as const),
      ),
      chances: Object.fromEntries(
        priced.flatMap((each) =>
          each.chances === null ? [] : [[outcomeOf(each.id), each.chances] as const],
        ),
      ),
    };
  };

/** Markets of a `bet_settlement`. */
export const settledMarket =
  (markets: Markets): Reading<SettledMarket> =>
  (reader) => {
    const { market, outcomeOf } = recognised(markets)(reader);
    const results = list((each) => [outcomeOf(id(field(each, 'id'))), toldResult(each)] as const)(
      field(reader, 'outcomes'),
    );
    return { market, results: Object.fromEntries(results) };
  };

/** Markets of cancellations and rollbacks. */
export const marketName =
  (markets: Markets): Reading<Recognised['market']> =>
  (reader) =>
    recognised(markets)(reader).market;

import type { CallInput, CallResponse, racingQuote } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { fraction, fractionText, houseStakeLimits, hundredthsText } from '@pavilion/games';
import type { RaceRound } from '@pavilion/games/pools/index';
import {
  parseRaceBet,
  quoteFixed,
  selectionsOf,
  takeoutBp,
  type RaceBet,
  type Selection,
} from '@pavilion/games/racing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { poolsViewOf } from '../rounds/index.ts';
import { findRace, type FoundRace } from './race-detail.service.ts';

type Quote = CallResponse<typeof racingQuote>['value'];
type Priced = Pick<Quote, 'prices' | 'rtp'>;

/**
 * What a bet on a race is made of. Fails as `findRace` does, and with invalidParams and every
 * problem.
 */
export async function quoteRace(
  context: RequestContext,
  input: Omit<CallInput<typeof racingQuote>, 'domain_name'>,
): Promise<CallResponse<typeof racingQuote>> {
  const found = await findRace(context, input);
  const { kind, market, legs } = input;
  const { runners } = found.race.chances;
  const parsed = parseRaceBet({ kind, market, legs }, runners);
  if (!parsed.ok) return fail('invalidParams', { errors: parsed.problems });
  const selections = selectionsOf(parsed.params, runners);
  const { code: currency } = context.site.currency;
  const count = BigInt(selections.length);
  const { minMinor } = houseStakeLimits(currency);
  const priced =
    market === 'fixed'
      ? fixedPrices(found.race, parsed.params, selections)
      : await probablePrices(context, found, selections);
  return {
    value: {
      combinations: selections.length,
      // The least stake, divided and rounded up.
      unit_min: formatAmount((minMinor + count - 1n) / count, currency),
      ...priced,
    },
  };
}

function fixedPrices(
  { chances, priceOf }: RaceRound,
  bet: RaceBet,
  selections: readonly Selection[],
): Priced {
  const quote = quoteFixed(bet, chances);
  return {
    prices: selections.map((one) => {
      const price = priceOf(one);
      return {
        kind: one.kind,
        key: one.key,
        price: price === null ? null : hundredthsText(price),
      };
    }),
    rtp: quote && fractionText(quote.rtp),
  };
}

async function probablePrices(
  { server, site }: RequestContext,
  { round }: FoundRace,
  selections: readonly Selection[],
): Promise<Priced> {
  const view = round && (await poolsViewOf(server, round, site.currency.code));
  const pools = view && 'pools' in view ? view.pools : [];
  const priceOf = ({ kind, key }: Selection): string | null =>
    pools.find((pool) => pool.kind === kind)?.probable.find((one) => one.key === key)?.price ??
    null;
  const takeout = selections.reduce((sum, { kind }) => sum + takeoutBp[kind], 0n);
  const whole = 10_000n * BigInt(selections.length);
  return {
    prices: selections.map((one) => ({ kind: one.kind, key: one.key, price: priceOf(one) })),
    rtp: fractionText(fraction(whole - takeout, whole)),
  };
}

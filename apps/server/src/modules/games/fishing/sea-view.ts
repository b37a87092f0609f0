import type { CallResponse, fishingSeaList } from '@pavilion/contracts';
import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { SeaRow } from './sea.store.ts';
import type { Site } from '../../../site-directory/index.ts';
import { gameFlags } from '../plays/index.ts';
import { isPlayMoney, seaTerms, seatsOfSea } from './sea-terms.ts';

export type SeaView = CallResponse<typeof fishingSeaList>['value'][number];

/** The currency of a row; one that is none is a fault of the database. */
export function currencyOf({ currency }: { currency: string }): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return currency;
}

export function seaView(
  row: SeaRow,
  site: Pick<Site, 'jurisdiction'>,
  taken: readonly { seat: number; name: string }[],
): SeaView {
  const currency = currencyOf(row);
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  const terms = seaTerms(row.kind, currency);
  return {
    sea_id: row.id,
    kind: row.kind,
    number: row.number,
    seats: seatsOfSea,
    seated: taken.length,
    taken: taken.map(({ seat, name }) => ({ seat, name })),
    bet_levels: terms.betLevels.map(amount),
    buy_in_min: amount(terms.buyInMinMinor),
    buy_in_max: amount(terms.buyInMaxMinor),
    currency,
    play_money: isPlayMoney(row),
    auto: gameFlags(site, 'fish').autobet,
    sea_seed: row.sea_seed,
    sea_started_at: row.started_at.toISOString(),
  };
}

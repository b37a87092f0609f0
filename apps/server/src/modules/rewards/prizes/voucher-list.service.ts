import type { CallResponse, voucherList } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { expireVouchers, readVouchers, type VoucherRow } from './voucher.store.ts';

type VoucherView = CallResponse<typeof voucherList>['value'][number];

/** Free bets and boosts of the player, the newest first. */
export async function vouchersOf({ server, site, player }: PlayerContext) {
  const owner = { siteId: site.id, playerId: player.id };
  return { value: (await readVouchers(server.database.db, owner)).map(voucherView) };
}

function voucherView(row: VoucherRow): VoucherView {
  const amount = (minor: bigint | null): string | null =>
    minor === null ? null : formatAmount(minor, row.currency as CurrencyCode);
  const odds = (milli: number | null): string | null =>
    milli === null ? null : (milli / 1000).toFixed(3).replace(/0$/, '');
  return {
    voucher_id: row.id,
    kind: row.kind,
    amount: amount(row.amount_minor),
    boost_percent: row.boost_percent,
    max_extra: amount(row.max_extra_minor),
    max_stake: amount(row.max_stake_minor),
    min_odds: odds(row.min_odds_milli),
    max_odds: odds(row.max_odds_milli),
    min_legs: 1,
    sports: row.sports,
    bet_types: ['single'],
    state: row.state,
    expires_at: row.expires_at.toISOString(),
    bet_id: row.bet_id,
  };
}

/** Ends open vouchers whose time is over; gives how many. */
export const endVouchers = ({ database, clock }: ServerContext): Promise<number> =>
  expireVouchers(database.db, clock.now());

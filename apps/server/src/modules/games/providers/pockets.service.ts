import type { balance, ProviderResponse } from '@pavilion/contracts/provider';
import type { Currency } from '@pavilion/domain/currencies';
import { formatMinor } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { tokenCurrency } from '../../money/wallet/index.ts';

type Pocket = ProviderResponse<typeof balance>['pockets'][number];

/**
 * Pockets of a player that a studio hears of: what waits in bets and withdrawals is not its
 * business. Stakes are taken from cash alone.
 */
const told = ['cash', 'bonus', 'token', 'minigame'] as const satisfies Pocket['pocket'][];

/** What a player has by pocket: cash always, others once he has used them. */
export async function readPockets(
  { ledger }: Pick<ServerContext, 'ledger'>,
  owner: { site_id: string; player_id: string },
  { code, exponent }: Currency,
): Promise<Pocket[]> {
  const accounts = await ledger.balances({ siteId: owner.site_id, playerId: owner.player_id });
  return told.flatMap((pocket): Pocket[] => {
    const isToken = pocket === 'token';
    const currency = isToken ? tokenCurrency : code;
    const account = accounts.find((one) => one.kind === pocket && one.currency === currency);
    if (!account && pocket !== 'cash') return [];
    const decimals = isToken ? 0 : exponent;
    return [
      {
        pocket,
        amount: formatMinor(account?.availableMinor ?? 0n, decimals),
        currency,
        exponent: decimals,
        isStakeable: pocket === 'cash',
      },
    ];
  });
}

import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';

export interface EachWayBet {
  each_way?: boolean;
  unit_stake?: string;
  stake?: string;
  currency?: string;
}

/** That a bet is placed each way, and of how many stakes: `Each way 2 × 5.00`. */
export function EachWayBadge({ bet }: { bet: EachWayBet }) {
  const t = useText();
  const format = useFormat();
  if (bet.each_way !== true) return null;
  const { unit_stake: unit = '', currency = '' } = bet;
  const parts = partsOf(bet);
  const stakes = parts === null ? null : `${parts} × ${format.money(unit, currency)}`;
  return (
    <Badge>
      {t('ui.runners.eachWay')} {stakes}
    </Badge>
  );
}

/** How many unit stakes a bet is; null where that is not told. */
function partsOf({ unit_stake: unit, stake, currency = '' }: EachWayBet): bigint | null {
  if (unit === undefined || stake === undefined || !isCurrencyCode(currency)) return null;
  const unitMinor = parseAmount(unit, currency);
  const stakeMinor = parseAmount(stake, currency);
  return unitMinor && stakeMinor !== null ? stakeMinor / unitMinor : null;
}

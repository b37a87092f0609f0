import { isCurrencyCode } from '@pavilion/domain/currencies';
import { turnoverRequired } from '@pavilion/domain/deposits';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { amountText } from '../../../common/amounts/amount-text.ts';
import type { DepositMethod } from './deposit.queries.ts';

/**
 * What has to be staked before the deposit may leave again: of this amount once there is one, told
 * before anybody pays.
 */
export function TurnoverNote(props: { method: DepositMethod; amount: string; percent: number }) {
  const t = useText();
  const { method, amount, percent } = props;
  if (percent === 0) return null;
  const required = requiredOf(method, amount, percent);
  return required === null ? (
    <TurnoverLine>{t('ui.deposit.turnoverShare', { percent: String(percent) })}</TurnoverLine>
  ) : (
    <TurnoverRequired required={required} currency={method.currency} />
  );
}

/** The same of a deposit that was started. */
export function TurnoverRequired({ required, currency }: { required: string; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <TurnoverLine>
      {t('ui.deposit.turnover', { amount: format.money(required, currency) })}
    </TurnoverLine>
  );
}

function TurnoverLine({ children }: { children: string }) {
  return (
    <p className="numeric m-0 flex items-start gap-2 text-sm" aria-live="polite">
      <Icon name="info" size={18} className="mt-0.5 shrink-0 text-text-muted" />
      {children}
    </p>
  );
}

function requiredOf(method: DepositMethod, amount: string, percent: number): string | null {
  const { currency } = method;
  if (!isCurrencyCode(currency)) return null;
  const minor = parseAmount(amountText(amount), currency) ?? 0n;
  const required = turnoverRequired(minor - (parseAmount(method.fee, currency) ?? 0n), percent);
  return required === 0n ? null : formatAmount(required, currency);
}

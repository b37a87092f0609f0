import { useText } from '@pavilion/i18n/react';

/** Gives a function that names a line of an account to transfer to: `bank_name`, `iban` … */
export function useTransferLineName(): (name: string) => string {
  const t = useText();
  return (name) =>
    t.find(`ui.deposit.step.${name}`) ?? t.find(`ui.withdrawal.field.${name}`) ?? name;
}

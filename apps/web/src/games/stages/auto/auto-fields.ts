import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { mostAutoRounds, type AutoPlan } from './auto-plan.ts';

/** A plan as it is typed; what is empty is no bound. */
export interface AutoFields {
  rounds: string;
  stopProfit: string;
  stopLoss: string;
  stopWin: string;
  onWin: string;
  onLoss: string;
}

export const emptyFields: AutoFields = {
  rounds: '10',
  stopProfit: '',
  stopLoss: '',
  stopWin: '',
  onWin: '',
  onLoss: '',
};

/** The plan that the fields say, or the names of those that say none. */
export function planOf(
  fields: AutoFields,
  currency: string,
): { plan: AutoPlan } | { wrong: ReadonlyArray<keyof AutoFields> } {
  const wrong: Array<keyof AutoFields> = [];
  const amount = (field: keyof AutoFields): bigint | null => {
    if (fields[field] === '') return null;
    const minor = isCurrencyCode(currency) ? parseAmount(fields[field], currency) : null;
    if (minor === null || minor <= 0n) wrong.push(field);
    return minor;
  };
  const whole = (field: keyof AutoFields, most: number): number => {
    const count = /^\d{1,5}$/.test(fields[field]) ? Number(fields[field]) : 0;
    if (count < 1 || count > most) wrong.push(field);
    return count;
  };
  const percent = (field: keyof AutoFields): number | null =>
    fields[field] === '' ? null : whole(field, 1000);
  const plan: AutoPlan = {
    rounds: whole('rounds', mostAutoRounds),
    stopProfitMinor: amount('stopProfit'),
    stopLossMinor: amount('stopLoss'),
    stopWinMinor: amount('stopWin'),
    onWinPercent: percent('onWin'),
    onLossPercent: percent('onLoss'),
  };
  return wrong.length > 0 ? { wrong } : { plan };
}

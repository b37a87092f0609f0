import { officeCalls } from '@pavilion/contracts/office';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { chargeBackAsOperator } from './charge-back.service.ts';
import { changeMethod } from './change-method.service.ts';

/** What staff do about deposits. */
export const paymentsOffice = [
  defineOffice(officeCalls.siteMethod, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const method = await changeMethod(server, actor, site, asked.method, {
      minMinor: amountOf(site, 'min', asked.min),
      maxMinor: amountOf(site, 'max', asked.max),
      feeMinor: amountOf(site, 'fee', asked.fee),
      isActive: asked.active,
      countries: asked.countries,
      minLevel: asked.level,
      quickMinor: asked.quick?.map((text) => amountOf(site, 'quick', text)),
    });
    const { code: currency } = site.currency;
    return {
      currency,
      min: tellAmount(method.min_minor, currency),
      max: tellAmount(method.max_minor, currency),
      fee: tellAmount(method.fee_minor, currency),
      is_active: method.is_active,
      countries: [...method.countries],
      min_level: method.min_level,
      quick: method.quick_minor.map((minor) => tellAmount(BigInt(minor), currency)),
    };
  }),
  defineOffice(officeCalls.depositChargeBack, async ({ server, actor }, asked) => {
    const act = { depositId: asked.deposit, reason: asked.reason };
    const { deposit, debtMinor } = await chargeBackAsOperator(server, actor, act);
    // A deposit keeps the currency its site had.
    const currency = deposit.currency as CurrencyCode;
    return {
      amount: formatAmount(deposit.amount_minor, currency),
      debt: formatAmount(debtMinor, currency),
      currency,
    };
  }),
];

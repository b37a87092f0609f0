import type { CurrencyCode } from '@pavilion/domain/currencies';
import { currencies } from '@pavilion/domain/currencies';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { addMethods, readSiteCurrency } from './payment-method.store.ts';
import { sandboxName } from './sandbox/sandbox.provider.ts';

interface MethodSeed {
  code: string;
  name: string;
  etaMinutes: number;
}

const card: MethodSeed = { code: 'card', name: 'Visa / Mastercard', etaMinutes: 1 };
const bank: MethodSeed = { code: 'bank-transfer', name: 'Bank transfer', etaMinutes: 10 };

/** What people pay with, by currency, the usual first. All are served by the sandbox until a provider is connected. */
const methodsByCurrency: Record<CurrencyCode, readonly MethodSeed[]> = {
  PHP: [
    { code: 'gcash', name: 'GCash', etaMinutes: 1 },
    { code: 'maya', name: 'Maya', etaMinutes: 1 },
    { code: 'qr-ph', name: 'QR Ph', etaMinutes: 1 },
    bank,
  ],
  USD: [card, bank],
  EUR: [card, { code: 'sepa-instant', name: 'SEPA Instant', etaMinutes: 1 }],
  CNY: [{ code: 'unionpay', name: 'UnionPay', etaMinutes: 1 }, bank],
  VND: [
    { code: 'vietqr', name: 'VietQR', etaMinutes: 1 },
    { code: 'momo', name: 'MoMo', etaMinutes: 1 },
  ],
  IDR: [
    { code: 'qris', name: 'QRIS', etaMinutes: 1 },
    { code: 'dana', name: 'DANA', etaMinutes: 1 },
  ],
  JPY: [card, { code: 'konbini', name: 'Konbini', etaMinutes: 30 }],
  MYR: [
    { code: 'duitnow', name: 'DuitNow QR', etaMinutes: 1 },
    { code: 'fpx', name: 'FPX', etaMinutes: 2 },
  ],
  NPR: [{ code: 'esewa', name: 'eSewa', etaMinutes: 1 }, bank],
  RUB: [{ code: 'sbp', name: 'SBP', etaMinutes: 1 }, card],
  USDT: [{ code: 'usdt-trc20', name: 'USDT (TRC20)', etaMinutes: 5 }],
};

/** Limits in major units. */
const limits: Record<CurrencyCode, { min: bigint; max: bigint }> = {
  PHP: { min: 100n, max: 50_000n },
  USD: { min: 5n, max: 5_000n },
  EUR: { min: 5n, max: 5_000n },
  CNY: { min: 50n, max: 30_000n },
  VND: { min: 50_000n, max: 100_000_000n },
  IDR: { min: 50_000n, max: 75_000_000n },
  JPY: { min: 500n, max: 500_000n },
  MYR: { min: 20n, max: 20_000n },
  NPR: { min: 500n, max: 500_000n },
  RUB: { min: 300n, max: 300_000n },
  USDT: { min: 5n, max: 10_000n },
};

/** Gives a site its deposit methods, in its currency. Methods it has already stay as they are. */
export async function seedPaymentMethods(
  context: Pick<ServerContext, 'database' | 'ids'>,
  siteId: string,
  executor: Executor = context.database.db,
): Promise<void> {
  const currency = await readSiteCurrency(executor, siteId);
  const unit = 10n ** BigInt(currencies[currency].exponent);
  await addMethods(
    executor,
    methodsByCurrency[currency].map((method, position) => ({
      id: context.ids.next(),
      site_id: siteId,
      code: method.code,
      name: method.name,
      provider: sandboxName,
      currency,
      min_minor: limits[currency].min * unit,
      max_minor: limits[currency].max * unit,
      eta_minutes: method.etaMinutes,
      position,
    })),
  );
}

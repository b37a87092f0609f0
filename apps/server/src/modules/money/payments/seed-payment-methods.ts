import type { CurrencyCode } from '@pavilion/domain/currencies';
import { currencies } from '@pavilion/domain/currencies';
import type { Executor, PaymentKind } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addMethods, readSiteCurrency } from './payment-method.store.ts';

interface MethodSeed {
  code: string;
  name: string;
  kind: PaymentKind;
  etaMinutes: number;
  network?: 'tron' | 'ethereum';
  /**
   * By what one is known again that was remembered; none: a code to scan or a bank's own page
   * leaves nothing to remember.
   */
  savedBy?: 'digits' | 'account';
  /** In major units; what the site keeps. */
  fee?: bigint;
}

const card: MethodSeed = {
  code: 'card',
  name: 'Visa / Mastercard',
  kind: 'card',
  etaMinutes: 1,
  savedBy: 'digits',
};
const bank = (name: string, more: Partial<MethodSeed> = {}): MethodSeed => ({
  code: 'bank-transfer',
  name,
  kind: 'bank',
  etaMinutes: 60,
  ...more,
});
/** Paid at a page of its own, or by a code that is scanned. */
const scan = (code: string, name: string, etaMinutes = 1): MethodSeed => ({
  code,
  name,
  kind: 'ewallet',
  etaMinutes,
});
/** A wallet known by a phone number. */
const wallet = (code: string, name: string): MethodSeed => ({
  ...scan(code, name),
  savedBy: 'digits',
});
/** A wallet known by a mail address or a name. */
const mailWallet = (code: string, name: string): MethodSeed => ({
  ...scan(code, name),
  savedBy: 'account',
});

/**
 * What people pay with, by currency, the usual first. All are served by the first provider of this
 * installation.
 */
const methodsByCurrency: Record<CurrencyCode, readonly MethodSeed[]> = {
  PHP: [
    wallet('gcash', 'GCash'),
    wallet('maya', 'Maya'),
    scan('qr-ph', 'QR Ph'),
    card,
    bank('InstaPay', { etaMinutes: 10 }),
  ],
  USD: [card, mailWallet('paypal', 'PayPal'), bank('Bank transfer (ACH)', { etaMinutes: 1440 })],
  EUR: [
    card,
    { code: 'sepa-instant', name: 'SEPA Instant', kind: 'bank', etaMinutes: 1 },
    mailWallet('skrill', 'Skrill'),
  ],
  GBP: [
    card,
    mailWallet('paypal', 'PayPal'),
    bank('Faster Payments', { code: 'faster-payments', etaMinutes: 5 }),
  ],
  SEK: [wallet('swish', 'Swish'), card, bank('Trustly', { code: 'trustly', etaMinutes: 5 })],
  CAD: [
    bank('Interac e-Transfer', { code: 'interac', etaMinutes: 30 }),
    card,
    mailWallet('paypal', 'PayPal'),
  ],
  CNY: [scan('unionpay', '云闪付'), mailWallet('alipay', '支付宝'), bank('银行转账')],
  VND: [scan('vietqr', 'VietQR'), wallet('momo', 'MoMo'), bank('NAPAS 247', { etaMinutes: 5 })],
  IDR: [
    scan('qris', 'QRIS'),
    wallet('dana', 'DANA'),
    wallet('ovo', 'OVO'),
    bank('BI-FAST', { etaMinutes: 5 }),
  ],
  JPY: [
    card,
    scan('konbini', 'Konbini', 30),
    wallet('paypay', 'PayPay'),
    bank('銀行振込', { etaMinutes: 1440, fee: 100n }),
  ],
  MYR: [scan('duitnow', 'DuitNow QR'), scan('fpx', 'FPX', 2), wallet('tng', "Touch 'n Go"), card],
  NPR: [
    wallet('esewa', 'eSewa'),
    wallet('khalti', 'Khalti'),
    bank('connectIPS', { etaMinutes: 10 }),
  ],
  RUB: [scan('sbp', 'СБП'), card, bank('Банковский перевод', { etaMinutes: 1440 })],
  USDT: [
    {
      code: 'usdt-trc20',
      name: 'USDT (TRC20)',
      kind: 'crypto',
      network: 'tron',
      etaMinutes: 2,
    },
    {
      code: 'usdt-erc20',
      name: 'USDT (ERC20)',
      kind: 'crypto',
      network: 'ethereum',
      etaMinutes: 5,
    },
    card,
  ],
};

/**
 * In major units: the least and the most of one deposit, and what is offered to who has no habit
 * yet.
 */
const limits: Record<CurrencyCode, { min: bigint; max: bigint; quick: readonly bigint[] }> = {
  PHP: { min: 100n, max: 50_000n, quick: [200n, 500n, 1_000n, 5_000n] },
  USD: { min: 5n, max: 5_000n, quick: [10n, 20n, 50n, 100n] },
  EUR: { min: 5n, max: 5_000n, quick: [10n, 20n, 50n, 100n] },
  GBP: { min: 5n, max: 5_000n, quick: [10n, 20n, 50n, 100n] },
  SEK: { min: 50n, max: 50_000n, quick: [100n, 200n, 500n, 1_000n] },
  CAD: { min: 10n, max: 5_000n, quick: [20n, 50n, 100n, 200n] },
  CNY: { min: 50n, max: 30_000n, quick: [100n, 300n, 500n, 1_000n] },
  VND: { min: 50_000n, max: 100_000_000n, quick: [100_000n, 200_000n, 500_000n, 1_000_000n] },
  IDR: { min: 50_000n, max: 75_000_000n, quick: [50_000n, 100_000n, 250_000n, 500_000n] },
  JPY: { min: 500n, max: 500_000n, quick: [1_000n, 3_000n, 5_000n, 10_000n] },
  MYR: { min: 20n, max: 20_000n, quick: [30n, 50n, 100n, 300n] },
  NPR: { min: 500n, max: 500_000n, quick: [500n, 1_000n, 2_000n, 5_000n] },
  RUB: { min: 300n, max: 300_000n, quick: [500n, 1_000n, 3_000n, 5_000n] },
  USDT: { min: 5n, max: 10_000n, quick: [10n, 20n, 50n, 100n] },
};

/** Gives a site its deposit methods, in its currency. Methods it has already stay as they are. */
export async function seedPaymentMethods(
  context: Pick<ServerContext, 'database' | 'ids' | 'outside'>,
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
      kind: method.kind,
      network: method.network ?? null,
      saved_by: method.savedBy ?? null,
      quick_minor: limits[currency].quick.map((major) => String(major * unit)),
      fee_minor: (method.fee ?? 0n) * unit,
      provider: context.outside.payments[0].name,
      currency,
      min_minor: limits[currency].min * unit,
      max_minor: limits[currency].max * unit,
      eta_minutes: method.etaMinutes,
      position,
    })),
  );
}

import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { payoutFormats, type PayoutFormatCode } from '@pavilion/domain/payouts';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { readSiteCurrency } from '../payments/index.ts';
import { addSettings, type WithdrawalSettings } from './settings.store.ts';
import { addWithdrawalMethods } from './withdrawal-method.store.ts';

interface MethodSeed {
  code: string;
  name: string;
  format: PayoutFormatCode;
  etaMinutes: number;
  /** In major units; what the site keeps. */
  fee?: bigint;
  max?: bigint;
}

const method = (
  code: string,
  name: string,
  format: PayoutFormatCode,
  etaMinutes: number,
  more: Pick<MethodSeed, 'fee' | 'max'> = {},
): MethodSeed => ({ code, name, format, etaMinutes, ...more });

const dayMinutes = 24 * 60;

/**
 * How people are paid, by currency, the usual first. All are served by the first provider of this
 * installation.
 */
const methodsByCurrency: Record<CurrencyCode, readonly MethodSeed[]> = {
  PHP: [
    method('gcash', 'GCash', 'ph-phone', 10),
    method('maya', 'Maya', 'ph-phone', 10),
    method('instapay', 'InstaPay', 'ph-bank', 10, { fee: 15n, max: 50_000n }),
    method('pesonet', 'PESONet', 'ph-bank', dayMinutes),
  ],
  USD: [method('ach', 'Bank transfer (ACH)', 'us-bank', 2 * dayMinutes)],
  EUR: [
    method('sepa-instant', 'SEPA Instant', 'iban', 1),
    method('sepa', 'SEPA', 'iban', dayMinutes),
  ],
  GBP: [method('faster-payments', 'Faster Payments', 'gb-bank', 10)],
  SEK: [
    method('swish', 'Swish', 'se-phone', 5),
    method('iban', 'Bank transfer (IBAN)', 'iban', dayMinutes),
  ],
  CAD: [method('eft', 'Bank transfer (EFT)', 'ca-bank', dayMinutes)],
  CNY: [method('unionpay', '银联卡', 'cn-bank', 60), method('alipay', '支付宝', 'cn-phone', 30)],
  VND: [method('napas', 'NAPAS 247', 'vn-bank', 5), method('momo', 'MoMo', 'vn-phone', 5)],
  IDR: [
    method('bi-fast', 'BI-FAST', 'id-bank', 5, { fee: 2500n }),
    method('dana', 'DANA', 'id-phone', 5),
    method('ovo', 'OVO', 'id-phone', 5),
  ],
  JPY: [method('furikomi', '銀行振込', 'jp-bank', dayMinutes, { fee: 200n })],
  MYR: [method('duitnow', 'DuitNow', 'my-bank', 5), method('tng', "Touch 'n Go", 'my-phone', 5)],
  NPR: [
    method('esewa', 'eSewa', 'np-phone', 15),
    method('connect-ips', 'connectIPS', 'np-bank', 60),
  ],
  RUB: [
    method('sbp', 'СБП', 'ru-phone', 5),
    method('bank-account', 'Банковский счёт', 'ru-bank', dayMinutes),
  ],
  USDT: [
    method('usdt-trc20', 'USDT (TRC20)', 'tron', 15, { fee: 1n }),
    method('usdt-erc20', 'USDT (ERC20)', 'ethereum', 15, { fee: 4n }),
  ],
};

/**
 * In major units: the least and the most of one withdrawal, and up to what the rules approve alone.
 */
const limits: Record<CurrencyCode, { min: bigint; max: bigint; auto: bigint }> = {
  PHP: { min: 200n, max: 100_000n, auto: 20_000n },
  USD: { min: 10n, max: 5_000n, auto: 500n },
  EUR: { min: 10n, max: 5_000n, auto: 500n },
  GBP: { min: 10n, max: 5_000n, auto: 500n },
  SEK: { min: 100n, max: 50_000n, auto: 5_000n },
  CAD: { min: 20n, max: 5_000n, auto: 500n },
  CNY: { min: 100n, max: 50_000n, auto: 3_000n },
  VND: { min: 100_000n, max: 200_000_000n, auto: 10_000_000n },
  IDR: { min: 50_000n, max: 100_000_000n, auto: 5_000_000n },
  JPY: { min: 1_000n, max: 500_000n, auto: 50_000n },
  MYR: { min: 30n, max: 20_000n, auto: 2_000n },
  NPR: { min: 500n, max: 300_000n, auto: 50_000n },
  RUB: { min: 500n, max: 300_000n, auto: 30_000n },
  USDT: { min: 10n, max: 10_000n, auto: 500n },
};

/**
 * Gives a site its ways to pay out and its first settings, in its currency. What it has already
 * stays. `settings` says what differs from the usual: a demo has no rest for new destinations, so
 * that it can be tried.
 */
export async function seedWithdrawalMethods(
  { ids, clock, database, outside }: Pick<ServerContext, 'database' | 'ids' | 'clock' | 'outside'>,
  siteId: string,
  settings: Partial<WithdrawalSettings> = {},
  executor: Executor = database.db,
): Promise<void> {
  const currency = await readSiteCurrency(executor, siteId);
  const unit = 10n ** BigInt(currencies[currency].exponent);
  const { min, max, auto } = limits[currency];
  await addSettings(
    executor,
    siteId,
    {
      release_below_minor: (min * unit) / 100n,
      auto_max_minor: auto * unit,
      two_operators_above_minor: 2n * auto * unit,
      daily_max_minor: 2n * max * unit,
      ...settings,
    },
    clock.now(),
  );
  await addWithdrawalMethods(
    executor,
    methodsByCurrency[currency].map((seed, position) => ({
      id: ids.next(),
      site_id: siteId,
      code: seed.code,
      name: seed.name,
      kind: payoutFormats[seed.format].kind,
      format: seed.format,
      provider: outside.payouts[0].name,
      currency,
      min_minor: min * unit,
      max_minor: (seed.max ?? max) * unit,
      fee_minor: (seed.fee ?? 0n) * unit,
      eta_minutes: seed.etaMinutes,
      position,
    })),
  );
}

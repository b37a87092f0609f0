import { createHash } from 'node:crypto';
import type { DepositStep } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { writeBase58Check } from '@pavilion/domain/payouts';
import { networks } from '../../modules/money/payments/index.ts';
import type { PaymentRequest } from '../../ports/payment-provider.ts';

/** Where its payment pages are, without the reference. */
export const sandboxPagePath = '/sandbox-pay/';

const tronVersion = 0x41;
const referenceLetters = 8;

const bankAccount = { name: 'account_number', value: '000 2471 8890' };
const iban = { name: 'iban', value: 'DE89 3704 0044 0532 0130 00' };

/** The account a transfer goes to, as people of the currency write one. */
const accounts: Partial<Record<CurrencyCode, readonly { name: string; value: string }[]>> = {
  EUR: [iban],
  USD: [{ name: 'routing_number', value: '021000021' }, bankAccount],
  GBP: [
    { name: 'sort_code', value: '20-00-00' },
    { name: 'account_number', value: '5577 9911' },
  ],
  SEK: [{ name: 'iban', value: 'SE45 5000 0000 0583 9825 7466' }],
  CAD: [
    { name: 'bank_code', value: '003' },
    { name: 'branch_code', value: '00010' },
    { name: 'account_number', value: '1234567' },
  ],
  JPY: [
    { name: 'branch_code', value: '001' },
    { name: 'account_number', value: '1234567' },
  ],
  RUB: [
    { name: 'bic', value: '044525225' },
    { name: 'account_number', value: '4081 7810 9381 6092 5982' },
  ],
};

/** What the payer of the sandbox is told, by kind of payment. */
export function stepOf(reference: string, request: PaymentRequest): DepositStep {
  const page = sandboxPagePath + reference;
  if (request.kind === 'card') return { kind: 'frame', url: `${page}/card` };
  if (request.kind === 'bank')
    return {
      kind: 'transfer',
      lines: [
        { name: 'bank_name', value: 'Sandbox Bank' },
        { name: 'holder_name', value: request.siteName },
        ...(accounts[request.currency] ?? [bankAccount]),
      ],
      reference: `PV${request.depositId.replaceAll('-', '').slice(-referenceLetters).toUpperCase()}`,
      test_url: page,
    };
  if (request.kind === 'crypto' && request.network)
    return {
      kind: 'crypto',
      address: addressOf(reference, request.network),
      network: networks[request.network].name,
      token: request.currency,
      confirmations_needed: networks[request.network].confirmations,
      test_url: page,
    };
  return { kind: 'redirect', url: page };
}

/** An address of this payment alone, that any wallet takes for one. */
function addressOf(reference: string, network: 'tron' | 'ethereum'): string {
  const hash = createHash('sha256').update(reference).digest().subarray(0, 20);
  return network === 'tron'
    ? writeBase58Check(Uint8Array.from([tronVersion, ...hash]))
    : `0x${hash.toString('hex')}`;
}

import { createMemoryWallet, type Fault } from './memory-wallet.ts';
import type { Desk } from './desk.ts';
import type { WalletClient } from './wallet-client.ts';

interface Specimen {
  client: WalletClient;
  desk: Desk;
}

const faults = [
  'forgets-ids',
  'checks-no-signature',
  'pays-nobody-excluded',
  'needs-a-good-session',
  'keeps-no-tombstones',
  'pays-after-rollback',
  'tips-anybody',
  'forgets-named-bets',
  'takes-what-is-laid-in',
] as const satisfies readonly Fault[];

/**
 * Wallets in memory: one that is whole, each fault alone, and two that say the same to everything.
 */
export function brokenWallets(): Record<string, Specimen> {
  const { desk } = createMemoryWallet(null);
  const always = (answer: object): Specimen => ({
    desk,
    client: { send: async () => ({ http: 200, ...answer }) },
  });
  return {
    whole: createMemoryWallet(null),
    ...Object.fromEntries(faults.map((fault) => [fault, createMemoryWallet(fault)])),
    'says-yes': always({ status: 'ok', code: 'OK', balance: { available: '100.00' } }),
    'says-no': always({ status: 'refused', code: 'NO', retry: 'never' }),
  };
}

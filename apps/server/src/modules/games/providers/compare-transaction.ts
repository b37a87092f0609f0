import type {
  ProviderResponse,
  studioTransactions,
  studioTransactionStatus,
} from '@pavilion/contracts/provider';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { WalletMove } from './compare-transactions.store.ts';
import { contractKinds } from './status.service.ts';

export type FeedRow = ProviderResponse<typeof studioTransactions>['transactions'][number];
export type StatusAnswer = ProviderResponse<typeof studioTransactionStatus>;
export type Difference = 'TX_MISSING_HERE' | 'TX_MISSING_THERE' | 'TX_DIFFERS';

/**
 * Whether what the studio says of a transaction is what the wallet did. Null: the same, or nothing
 * that can be said yet.
 */
export function differenceOf(move: WalletMove | null, told: StatusAnswer): Difference | null {
  const happened = move !== null && move.state === 'applied';
  switch (told.state) {
    case 'pending':
      return null;
    case 'unknown':
      return happened ? 'TX_MISSING_THERE' : null;
    case 'refused':
    case 'tombstoned':
      return happened ? 'TX_DIFFERS' : null;
    case 'applied': {
      if (move === null) return 'TX_MISSING_HERE';
      // One that was given back later happened all the same; one that was never taken did not.
      const isSame = move.state !== 'tombstone' && saysTheSame(move, told.transaction);
      return isSame ? null : 'TX_DIFFERS';
    }
  }
}

/** A row of the feed as the answer about its transaction. */
export const answerOf = (row: FeedRow): StatusAnswer => ({
  state: row.state === 'applied' ? 'applied' : 'refused',
  transaction: row,
});

function saysTheSame(move: WalletMove, told: StatusAnswer['transaction']): boolean {
  if (told === null) return true;
  const read = (text: string): bigint | null =>
    parseAmount(text, move.currency as CurrencyCode, { isSignAllowed: true });
  return (
    told.kind === contractKinds[move.kind] &&
    told.roundId === move.round_id &&
    told.currency === move.currency &&
    read(told.amount) === move.amount_minor &&
    (move.kind !== 'debit-credit' || read(told.win ?? '0') === move.win_minor)
  );
}

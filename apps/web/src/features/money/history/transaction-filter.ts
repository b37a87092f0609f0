import { transactionKinds, type TransactionKind } from '@pavilion/domain/history';
import { readDays } from './bet-filter.ts';

export interface TransactionFilter {
  /** In the order of the domain; empty: all. */
  kinds: TransactionKind[];
  /** ISO instants, both ends included. */
  from?: string;
  to?: string;
}

/**
 * Filter of an address; days are those of the player's own zone, kinds nobody knows are left out.
 */
export function readTransactionFilter(params: URLSearchParams): TransactionFilter {
  const named = new Set<string>((params.get('kinds') ?? '').split(','));
  return { kinds: transactionKinds.filter((kind) => named.has(kind)), ...readDays(params) };
}

/** The kinds of an address with one turned on or off. */
export function toggledKinds(kinds: readonly TransactionKind[], kind: TransactionKind): string {
  const isOn = kinds.includes(kind);
  return transactionKinds
    .filter((other) => (other === kind ? !isOn : kinds.includes(other)))
    .join(',');
}

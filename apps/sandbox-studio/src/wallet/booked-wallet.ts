import { transact, transactionStatus, type ProviderRequest } from '@pavilion/contracts/provider';
import type { TransactionBook } from './transaction-book.ts';
import type { WalletAnswer, WalletClient } from './wallet-client.ts';

/**
 * The wallet, of which everything that moves money is written down before it is sent and when it is
 * answered.
 */
export function bookedWallet(wallet: WalletClient, book: TransactionBook): WalletClient {
  return {
    async send(call, body) {
      // Of the two calls that are looked at, the body and the answer are theirs.
      if (call.path === transact.path) book.sent(body as ProviderRequest<typeof transact>);
      const answer = await wallet.send(call, body);
      if (call.path === transact.path)
        book.answered(
          body as ProviderRequest<typeof transact>,
          answer as WalletAnswer<typeof transact>,
        );
      if (call.path === transactionStatus.path) confirm(book, body, answer);
      return answer;
    },
  };
}

function confirm(book: TransactionBook, body: unknown, answer: unknown): void {
  const { provider, txId } = body as ProviderRequest<typeof transactionStatus>;
  const told = answer as WalletAnswer<typeof transactionStatus>;
  if (told.kind === 'ok' && told.response.state === 'applied') book.confirmed(provider, txId);
}

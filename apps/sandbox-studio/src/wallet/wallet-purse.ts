import {
  balance,
  endSession,
  refreshSession,
  transact,
  transactionStatus,
  type ProviderRequest,
} from '@pavilion/contracts/provider';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import type { Purse, PurseAnswer } from '../play/purse.ts';
import type { Debts } from './debts.ts';
import type { Faults } from './faults.ts';
import type { WalletAnswer, WalletClient } from './wallet-client.ts';

/** What a session at the wallet is, of what `authenticate` told. */
export interface WalletSession {
  session: string;
  player: string;
  provider: string;
  game: string;
  currency: string;
  exponent: number;
}

type Movement = ProviderRequest<typeof transact>;
type Action = Movement['actions'][number];

/** The purse of a player at the wallet: every movement goes there, nothing is decided here. */
export function createWalletPurse(
  { wallet, debts, faults }: { wallet: WalletClient; debts: Debts; faults: () => Faults },
  of: WalletSession,
  available: string,
): Purse {
  let { session } = of;
  let balanceMinor = read(available);
  function read(amount: string): bigint {
    return parseMinor(amount, of.exponent) ?? 0n;
  }
  const write = (minor: bigint): string => formatMinor(minor, of.exponent);

  function movement(roundId: string, action: Action): Movement {
    const { player, provider, game, currency } = of;
    return { session, player, provider, game, currency, roundId, actions: [action] };
  }
  const heard = (balanceText: string): PurseAnswer => {
    balanceMinor = read(balanceText);
    return { kind: 'ok', balanceMinor };
  };
  const told = (answer: WalletAnswer<typeof transact>): PurseAnswer => {
    if (answer.kind === 'ok') return heard(answer.response.balance.available);
    if (answer.kind === 'refused' && answer.retry === 'never')
      return { kind: 'refused', code: answer.code, clientAction: answer.clientAction };
    return { kind: 'unclear' };
  };

  async function refresh(): Promise<PurseAnswer> {
    const answer = await wallet.send(balance, { session, player: of.player });
    return answer.kind === 'ok' ? heard(answer.response.balance.available) : { kind: 'unclear' };
  }

  /** Whether a transaction whose answer was lost happened after all. */
  async function hasHappened(txId: string): Promise<boolean> {
    const answer = await wallet.send(transactionStatus, { provider: of.provider, txId });
    return answer.kind === 'ok' && answer.response.state === 'applied';
  }

  /** An old session is exchanged before the stake, and the stake is sent with it all the same: the wallet must refuse it. */
  async function goStale(): Promise<void> {
    if (!faults().staleToken) return;
    await wallet.send(refreshSession, { session });
  }

  return {
    get balanceMinor() {
      return balanceMinor;
    },
    async settle(roundId, costMinor, winMinor) {
      await goStale();
      const txId = `${roundId}.1`;
      const request = movement(roundId, {
        kind: 'debitCredit',
        txId,
        amount: write(costMinor),
        win: write(winMinor),
        finished: true,
      });
      const answer = told(await wallet.send(transact, request));
      if (answer.kind !== 'unclear') return answer;
      if (await hasHappened(txId)) return refresh();
      debts.owe(request);
      return answer;
    },
    async stake(roundId, costMinor) {
      await goStale();
      const txId = `${roundId}.1`;
      const request = movement(roundId, { kind: 'debit', txId, amount: write(costMinor) });
      const answer = told(await wallet.send(transact, request));
      if (answer.kind !== 'unclear') return answer;
      // It may have been taken: the game does not begin, and the wallet is told to give it back.
      debts.owe(
        movement(roundId, {
          kind: 'rollback',
          txId: `${roundId}.r`,
          refTxId: txId,
          finished: true,
        }),
      );
      return answer;
    },
    async pay(roundId, winMinor) {
      const request = movement(roundId, {
        kind: 'credit',
        txId: winTxId(roundId),
        amount: write(winMinor),
        refTxId: `${roundId}.1`,
        finished: true,
      });
      const answer = told(await wallet.send(transact, request));
      if (answer.kind === 'unclear') debts.owe(request);
      return answer;
    },
    refresh,
    async leave() {
      await wallet.send(endSession, { session, reason: 'left' });
    },
  };
}

/** Id of the credit that pays a round of several actions. */
export const winTxId = (roundId: string): string => `${roundId}.2`;

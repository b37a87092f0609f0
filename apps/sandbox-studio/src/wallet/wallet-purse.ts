import {
  balance,
  endSession,
  refreshSession,
  transact,
  transactionStatus,
  type ProviderRequest,
} from '@pavilion/contracts/provider';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import type { PotShare, Purse, PurseAnswer } from '../play/purse.ts';
import type { FallenPot } from '../jackpots/jackpots.ts';
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

interface Means {
  wallet: WalletClient;
  debts: Debts;
  faults(): Faults;
}

type Movement = ProviderRequest<typeof transact>;
type Action = Movement['actions'][number];

/** The purse of a player at the wallet: every movement goes there, nothing is decided here. */
export class WalletPurse implements Purse {
  readonly #means: Means;
  readonly #of: WalletSession;
  #balanceMinor: bigint;
  /** How often the balance was told. */
  #toldCount = 0;

  constructor(means: Means, of: WalletSession, available: string) {
    this.#means = means;
    this.#of = of;
    this.#balanceMinor = this.#read(available);
  }

  get balanceMinor(): bigint {
    return this.#balanceMinor;
  }

  async settle(
    roundId: string,
    { costMinor, winMinor, pot, share }: Parameters<Purse['settle']>[1],
  ): Promise<PurseAnswer> {
    await this.#goStale();
    const txId = stakeTxId(roundId);
    const request = this.#movement(
      roundId,
      {
        kind: 'debitCredit',
        txId,
        amount: this.#write(costMinor),
        win: this.#write(winMinor),
        finished: pot === null,
        ...(share && { contributions: [this.#contribution(share)] }),
      },
      ...(pot ? [this.#potAction(roundId, pot)] : []),
    );
    const answer = this.#told(await this.#means.wallet.send(transact, request));
    if (answer.kind !== 'unclear') return answer;
    if (await this.#hasHappened(txId)) return this.refresh();
    this.#means.debts.owe(request);
    return answer;
  }

  async stake(roundId: string, costMinor: bigint, number = 1): Promise<PurseAnswer> {
    await this.#goStale();
    const txId = stakeTxId(roundId, number);
    const taken: Action = { kind: 'debit', txId, amount: this.#write(costMinor) };
    const answer = await this.#send(roundId, taken);
    // It may have been taken: the game does not begin, and the wallet is told to give it back.
    if (answer.kind === 'unclear')
      this.#means.debts.owe(
        this.#movement(roundId, {
          kind: 'rollback',
          txId: number === 1 ? `${roundId}.r` : `${txId}.r`,
          refTxId: txId,
          // A round that has begun goes on with what it took before.
          finished: number === 1,
        }),
      );
    return answer;
  }

  async pay(
    roundId: string,
    winMinor: bigint,
    stakes: readonly number[] = [1],
  ): Promise<PurseAnswer> {
    const [first = '', ...others] = stakes.map((number) => stakeTxId(roundId, number));
    const paid: Action = {
      kind: 'credit',
      txId: winTxId(roundId),
      amount: this.#write(winMinor),
      ...(others.length > 0 ? { refTxIds: [first, ...others] } : { refTxId: first }),
      finished: true,
    };
    const answer = await this.#send(roundId, paid);
    if (answer.kind === 'unclear') this.#means.debts.owe(this.#movement(roundId, paid));
    return answer;
  }

  async payFree(roundId: string, grantId: string, winMinor: bigint): Promise<PurseAnswer> {
    const paid: Action = {
      kind: 'promoCredit',
      txId: winTxId(roundId),
      amount: this.#write(winMinor),
      campaignId: grantId,
      finished: true,
    };
    const answer = await this.#send(roundId, paid);
    if (answer.kind === 'unclear') this.#means.debts.owe(this.#movement(roundId, paid));
    return answer;
  }

  async refresh(): Promise<PurseAnswer> {
    const { session, player } = this.#of;
    const toldCount = this.#toldCount;
    const answer = await this.#means.wallet.send(balance, { session, player });
    if (answer.kind !== 'ok') return { kind: 'unclear' };
    // A movement told it meanwhile, and nobody knows which of the two is newer.
    if (toldCount !== this.#toldCount) return this.refresh();
    return this.#heard(answer.response.balance.available);
  }

  async leave(): Promise<void> {
    await this.#means.wallet.send(endSession, { session: this.#of.session, reason: 'left' });
  }

  #read(amount: string): bigint {
    return parseMinor(amount, this.#of.exponent) ?? 0n;
  }

  #write(minor: bigint): string {
    return formatMinor(minor, this.#of.exponent);
  }

  #contribution({ jackpotId, amountMinor }: PotShare) {
    return { jackpotId, amount: this.#write(amountMinor), fund: 'operator' as const };
  }

  #potAction(roundId: string, { jackpotId, fund, amountMinor, seedMinor }: FallenPot): Action {
    return {
      kind: 'jackpotWin',
      txId: `${roundId}.j`,
      amount: this.#write(amountMinor),
      jackpotId,
      ...(fund === 'operator'
        ? {
            fundedBy: fund,
            seed: this.#write(seedMinor),
            pool: this.#write(amountMinor - seedMinor),
          }
        : {}),
      finished: true,
    };
  }

  #movement(roundId: string, ...actions: Action[]): Movement {
    const { session, player, provider, game, currency } = this.#of;
    return { session, player, provider, game, currency, roundId, actions };
  }

  async #send(roundId: string, action: Action): Promise<PurseAnswer> {
    const request = this.#movement(roundId, action);
    return this.#told(await this.#means.wallet.send(transact, request));
  }

  #heard(available: string): PurseAnswer {
    this.#balanceMinor = this.#read(available);
    this.#toldCount += 1;
    return { kind: 'ok', balanceMinor: this.#balanceMinor };
  }

  #told(answer: WalletAnswer<typeof transact>): PurseAnswer {
    if (answer.kind === 'ok') return this.#heard(answer.response.balance.available);
    if (answer.kind === 'refused' && answer.retry === 'never')
      return { kind: 'refused', code: answer.code, clientAction: answer.clientAction };
    return { kind: 'unclear' };
  }

  /** Whether a transaction whose answer was lost happened after all. */
  async #hasHappened(txId: string): Promise<boolean> {
    const { provider } = this.#of;
    const answer = await this.#means.wallet.send(transactionStatus, { provider, txId });
    return answer.kind === 'ok' && answer.response.state === 'applied';
  }

  /**
   * The session is exchanged before the stake, and the stake is sent with the old one all the same:
   * the wallet must refuse it.
   */
  async #goStale(): Promise<void> {
    if (!this.#means.faults().staleToken) return;
    await this.#means.wallet.send(refreshSession, { session: this.#of.session });
  }
}

/** Id of a debit of a round: the first begins it, others come with actions that take more. */
export const stakeTxId = (roundId: string, number = 1): string =>
  number === 1 ? `${roundId}.1` : `${roundId}.1.${number}`;

/** Id of the credit that pays a round of several actions. */
export const winTxId = (roundId: string): string => `${roundId}.2`;

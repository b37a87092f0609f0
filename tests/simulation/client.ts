import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom, pickOne, randomInteger } from '@pavilion/domain/random';
import { Unanswered, type LedgerProcess } from './ledger-process.ts';
import type { Answer, Operation } from './operations.ts';

interface OpenBet {
  playerId: string;
  stakeMinor: bigint;
  journalId: bigint;
}

interface OpenWithdrawal {
  playerId: string;
  amountMinor: bigint;
  journalId: bigint;
}

export interface Acknowledged {
  operation: Operation;
  answer: Extract<Answer, { outcome: 'done' }>;
}

export interface ClientSettings {
  name: string;
  seed: string;
  siteId: string;
  players: readonly string[];
}

const retryMs = 20;
/** How often a client repeats what it has an answer to. */
const repeatShare = 0.02;

/**
 * One client: acts at random by its seed and asks again, with the same key, until it has an answer.
 */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  refused = 0;
  retries = 0;
  replays = 0;
  readonly #settings: ClientSettings;
  readonly #random;
  readonly #openBets: OpenBet[] = [];
  readonly #openWithdrawals: OpenWithdrawal[] = [];
  #made = 0;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    this.#random = createSeededRandom(`${settings.seed}/${settings.name}`);
  }

  async run(ledger: LedgerProcess, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const operation = this.#choose();
      const answer = await this.#insist(ledger, operation);
      if (answer.outcome === 'done') this.#remember(operation, answer);
      else this.refused += 1;
      if (answer.outcome === 'done' && this.#random.next() < repeatShare)
        await this.#repeat(ledger, operation, answer);
    }
  }

  /**
   * Asks for what was done already, as after an answer that was lost: crashes alone lose few of
   * them.
   */
  async #repeat(
    ledger: LedgerProcess,
    operation: Operation,
    first: Acknowledged['answer'],
  ): Promise<void> {
    const answer = await this.#insist(ledger, operation);
    if (answer.outcome !== 'done' || !answer.replayed || answer.journalId !== first.journalId)
      throw new Error(`${operation.key} was done again: ${answer.outcome}`);
    this.replays += 1;
  }

  async #insist(
    ledger: LedgerProcess,
    operation: Operation,
  ): Promise<Exclude<Answer, { outcome: 'failed' }>> {
    for (;;) {
      try {
        const answer = await ledger.ask({ siteId: this.#settings.siteId, operation });
        if (answer.outcome !== 'failed') return answer;
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
      }
      this.retries += 1;
      await sleep(retryMs);
    }
  }

  #choose(): Operation {
    this.#made += 1;
    const key = `${this.#settings.name}-${this.#made}`;
    const playerId = pickOne(this.#random, this.#settings.players);
    const bet =
      this.#openBets.length > 4 || this.#random.next() < 0.4 ? this.#openBets.shift() : null;
    if (bet && this.#random.next() < 0.25) {
      const { journalId: betJournalId, stakeMinor } = bet;
      return { kind: 'refund', key, playerId: bet.playerId, stakeMinor, betJournalId };
    }
    if (bet) {
      // Lost, pushed or won: a return of nothing, the stake, or a multiple of it.
      const returnMinor = bet.stakeMinor * BigInt(randomInteger(this.#random, 0, 3));
      const { playerId: owner, stakeMinor } = bet;
      return { kind: 'settle', key, playerId: owner, stakeMinor, returnMinor };
    }
    const withdrawal =
      this.#openWithdrawals.length > 2 || this.#random.next() < 0.2
        ? this.#openWithdrawals.shift()
        : null;
    if (withdrawal) return this.#endOf(withdrawal, key);
    const amountMinor = BigInt(randomInteger(this.#random, 1, 500));
    const share = this.#random.next();
    if (share < 0.3) return { kind: 'deposit', key, playerId, amountMinor };
    if (share < 0.45) return { kind: 'withdraw', key, playerId, amountMinor };
    if (share < 0.55) return { kind: 'claim', key, playerId, amountMinor };
    if (share < 0.6) return { kind: 'tokens', key, playerId, amountMinor };
    if (share < 0.75) return this.#round(key, playerId, amountMinor);
    return { kind: 'bet', key, playerId, stakeMinor: amountMinor };
  }

  /** A round of an instant game: lost, or won at once. */
  #round(key: string, playerId: string, stakeMinor: bigint): Operation {
    const returnMinor = stakeMinor * BigInt(randomInteger(this.#random, 0, 2));
    return { kind: 'round', key, playerId, stakeMinor, returnMinor };
  }

  /** Paid by the provider, or given back to the cash it came from. */
  #endOf({ playerId, amountMinor, journalId }: OpenWithdrawal, key: string): Operation {
    return this.#random.next() < 0.6
      ? { kind: 'payOut', key, playerId, amountMinor }
      : { kind: 'giveBack', key, playerId, amountMinor, withdrawalJournalId: journalId };
  }

  #remember(operation: Operation, answer: Acknowledged['answer']): void {
    this.acknowledged.push({ operation, answer });
    if (answer.replayed) this.replays += 1;
    const { journalId } = answer;
    if (operation.kind === 'bet') {
      const { playerId, stakeMinor } = operation;
      this.#openBets.push({ playerId, stakeMinor, journalId });
    }
    if (operation.kind === 'withdraw') {
      const { playerId, amountMinor } = operation;
      this.#openWithdrawals.push({ playerId, amountMinor, journalId });
    }
  }
}

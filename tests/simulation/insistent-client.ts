import { setTimeout as sleep } from 'node:timers/promises';
import { CallFailure } from '@pavilion/client/call-failure';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';

export interface SimulatedPlayer {
  accountId: string;
  me: { account_id: string; auth: string; domain_name: string };
}

const retryMs = 100;
/** How often a client repeats what it has an answer to. */
const repeatShare = 0.05;
/** Codes after which the same request is sent again: nobody knows, or the server was busy. */
const repeatable = new Set(['disconnect', 'serviceUnavailable', 'internalServerError']);

/**
 * A client that acts by its seed, and repeats what was not answered, and some of what was, with the
 * same id.
 */
export abstract class InsistentClient {
  retries = 0;
  refused = 0;
  answered = 0;
  replays = 0;
  /** Between two things a player does. */
  protected readonly pauseMaxMs: number = 20;
  protected readonly random;

  constructor(seed: string) {
    this.random = createSeededRandom(seed);
  }

  async run(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await this.act();
      await sleep(randomInteger(this.random, 0, this.pauseMaxMs));
    }
  }

  /** One thing a player does. */
  protected abstract act(): Promise<void>;

  /** Repeats until there is an answer; null when it was refused. */
  protected async insist<T>(work: () => Promise<T>): Promise<T | null> {
    for (;;) {
      try {
        const answer = await work();
        this.answered += 1;
        return answer;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (!repeatable.has(error.code)) {
          this.refused += 1;
          return null;
        }
        await this.waitToRetry();
      }
    }
  }

  protected async waitToRetry(): Promise<void> {
    this.retries += 1;
    await sleep(retryMs);
  }

  /**
   * Now and then asks for what was done already, as after an answer that was lost: crashes alone
   * lose few of them. The second answer has to name the same things.
   */
  protected async repeatSome<T>(
    work: () => Promise<T>,
    first: T,
    namesOf: (answer: T) => string,
  ): Promise<void> {
    if (this.random.next() < repeatShare) await this.repeat(work, namesOf(first), namesOf);
  }

  /**
   * Asks for what was done already. Throws when the answer names something else than the first one.
   */
  protected async repeat<T>(
    work: () => Promise<T>,
    first: string,
    namesOf: (answer: T) => string,
  ): Promise<void> {
    const again = await this.insist(work);
    if (again === null || namesOf(again) !== first)
      throw new Error(`${first} was done again: ${again === null ? 'refused' : namesOf(again)}`);
    this.replays += 1;
  }

  /** Ids from the seed, so that a run can be repeated. */
  protected uuid(): string {
    const hex = Array.from({ length: 32 }, () =>
      randomInteger(this.random, 0, 15).toString(16),
    ).join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-');
  }
}

export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

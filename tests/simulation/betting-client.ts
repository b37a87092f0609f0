import { setTimeout as sleep } from 'node:timers/promises';
import { CallFailure } from '@pavilion/client/call-failure';
import { createClient, type CallFunction } from '@pavilion/client/client';
import { betPlace, depositCreate, eventList } from '@pavilion/contracts';
import { createSeededRandom, pickOne, randomInteger } from '@pavilion/domain/random';

export interface SimulatedPlayer {
  accountId: string;
  me: { account_id: string; auth: string; domain_name: string };
}

/** What the server acknowledged, in minor units; the only truth the auditor takes from the clients. */
export interface Acknowledgements {
  bets: Map<string, { betIds: string[]; stakeMinor: number; accountId: string }>;
  deposits: Map<
    string,
    { depositId: string; amountMinor: number; accountId: string; isPaid: boolean }
  >;
}

export interface ClientSettings {
  name: string;
  seed: string;
  baseUrl: string;
  host: string;
  players: readonly SimulatedPlayer[];
  acknowledged: Acknowledgements;
}

const retryMs = 100;
/** How often a client repeats what it has an answer to. */
const repeatShare = 0.05;
/** Codes after which the same request is sent again: nobody knows, or the server was busy. */
const repeatable = new Set(['disconnect', 'serviceUnavailable', 'internalServerError']);

/** One client over HTTP: bets and pays in at random by its seed, and repeats what was not answered, and some of what was, with the same id. */
export class BettingClient {
  retries = 0;
  refused = 0;
  answered = 0;
  replays = 0;
  readonly #settings: ClientSettings;
  readonly #random;
  readonly #call: CallFunction;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    this.#random = createSeededRandom(`${settings.seed}/${settings.name}`);
    this.#call = createClient({ baseUrl: settings.baseUrl, fetch });
  }

  async run(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      if (this.#random.next() < 0.25) await this.#deposit();
      else await this.#bet();
      await sleep(randomInteger(this.#random, 0, 20));
    }
  }

  /** Repeats until there is an answer; null when it was refused. */
  async #insist<T>(work: () => Promise<T>): Promise<T | null> {
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
        this.retries += 1;
        await sleep(retryMs);
      }
    }
  }

  /**
   * Now and then asks for what was done already, as after an answer that was lost: crashes alone lose few of them. The
   * second answer has to name the same things.
   */
  async #repeat<T>(work: () => Promise<T>, first: T, idsOf: (answer: T) => string): Promise<void> {
    if (this.#random.next() >= repeatShare) return;
    const again = await this.#insist(work);
    if (again === null || idsOf(again) !== idsOf(first))
      throw new Error(
        `${idsOf(first)} was done again: ${again === null ? 'refused' : idsOf(again)}`,
      );
    this.replays += 1;
  }

  async #bet(): Promise<void> {
    const { acknowledged, host } = this.#settings;
    const player = pickOne(this.#random, this.#settings.players);
    const list = await this.#insist(() => this.#call(eventList, { domain_name: host, limit: 100 }));
    const events = (list?.value ?? []).filter(({ markets }) => markets.length > 0);
    if (events.length === 0) return;
    const count = randomInteger(this.#random, 1, Math.min(3, events.length));
    const selections = Array.from({ length: count }, () => {
      const market = pickOne(this.#random, pickOne(this.#random, events).markets);
      return pickOne(this.#random, market.selections);
    });
    const bets = selections.map(({ selection_id, odds }) => ({
      selection_id,
      odds,
      stake: `${randomInteger(this.#random, 10, 90)}.${randomInteger(this.#random, 10, 99)}`,
    }));
    const request_id = this.#uuid();
    const place = () =>
      this.#call(betPlace, { ...player.me, request_id, odds_change: 'any', bets });
    const answer = await this.#insist(place);
    if (!answer) return;
    await this.#repeat(place, answer, (slip) => slip.bets.map(({ bet_id }) => bet_id).join());
    acknowledged.bets.set(request_id, {
      betIds: answer.bets.map(({ bet_id }) => bet_id),
      stakeMinor: answer.bets.reduce((sum, bet) => sum + cents(bet.stake), 0),
      accountId: player.accountId,
    });
  }

  async #deposit(): Promise<void> {
    const player = pickOne(this.#random, this.#settings.players);
    const amount = `${randomInteger(this.#random, 100, 400)}.00`;
    const request_id = this.#uuid();
    const isPaid = this.#random.next() < 0.8;
    const isRepeated = this.#random.next() < 0.3;
    const create = () =>
      this.#call(depositCreate, { ...player.me, request_id, method_code: 'gcash', amount });
    const answer = await this.#insist(create);
    if (!answer) return;
    await this.#repeat(create, answer, ({ deposit }) => deposit.deposit_id);
    await this.#press(
      answer.redirect_url,
      `decision=${isPaid ? 'paid' : 'declined'}${isRepeated ? '&repeat=1' : ''}`,
    );
    this.#settings.acknowledged.deposits.set(request_id, {
      depositId: answer.deposit.deposit_id,
      amountMinor: cents(amount),
      accountId: player.accountId,
      isPaid,
    });
  }

  async #press(path: string, body: string): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (;;) {
      const url = `${this.#settings.baseUrl}${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).catch(
        () => null,
      );
      if (answer?.status === 303) return;
      this.retries += 1;
      await sleep(retryMs);
    }
  }

  /** Ids from the seed, so that a run can be repeated. */
  #uuid(): string {
    const hex = Array.from({ length: 32 }, () =>
      randomInteger(this.#random, 0, 15).toString(16),
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

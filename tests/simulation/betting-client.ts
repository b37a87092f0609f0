import { createClient, type CallFunction } from '@pavilion/client/client';
import {
  betPlace,
  cashOutQuote,
  cashOutRuleSet,
  cashOutTake,
  depositCreate,
  eventList,
  slipPlace,
} from '@pavilion/contracts';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import type { WithdrawAnswer, WithdrawCommand } from './betting-commands.ts';
import { insistOn } from './betting-process.ts';
import { cents, InsistentClient, type SimulatedPlayer } from './insistent-client.ts';

/**
 * What the server acknowledged, in minor units; the only truth the auditor takes from the clients.
 */
export interface Acknowledgements {
  bets: Map<string, { betIds: string[]; stakeMinor: number; accountId: string }>;
  deposits: Map<
    string,
    { depositId: string; amountMinor: number; accountId: string; isPaid: boolean }
  >;
  /** Ids of withdrawals by the request that made them. */
  withdrawals: Map<string, string>;
}

export interface ClientSettings {
  name: string;
  seed: string;
  baseUrl: string;
  host: string;
  players: readonly SimulatedPlayer[];
  acknowledged: Acknowledgements;
  /** Asks the server for a withdrawal; throws `ServerGone` when it dies first. */
  withdraw: (wanted: Omit<WithdrawCommand, 'name'>) => Promise<WithdrawAnswer>;
}

/**
 * What the sandbox makes trouble over: declined, answer lost, request lost, paid without a word,
 * paid and then denied.
 */
const troubles = [913, 917, 919, 923, 929];

/** The lines of a slip as one bet: a parlay, or the single that is all there is. */
function combined(lines: ReadonlyArray<{ selection_id: string; odds: string; stake: string }>) {
  return {
    bet_type: lines.length === 1 ? ('single' as const) : ('parlay' as const),
    legs: lines.map(({ selection_id, odds }) => ({ selection_id, odds })),
    unit_stake: lines[0]?.stake ?? '10.00',
  };
}

/** One client over HTTP: bets and pays in at random by its seed. */
export class BettingClient extends InsistentClient {
  readonly #settings: ClientSettings;
  readonly #call: CallFunction;

  constructor(settings: ClientSettings) {
    super(`${settings.seed}/${settings.name}`);
    this.#settings = settings;
    this.#call = createClient({ baseUrl: settings.baseUrl, fetch });
  }

  protected async act(): Promise<void> {
    const luck = this.random.next();
    if (luck < 0.25) await this.#deposit();
    else if (luck < 0.45) await this.#withdraw();
    else if (luck < 0.6) await this.#cashOut();
    else await this.#bet();
  }

  async #bet(): Promise<void> {
    const { acknowledged, host } = this.#settings;
    const player = pickOne(this.random, this.#settings.players);
    const list = await this.insist(() => this.#call(eventList, { domain_name: host, limit: 100 }));
    const events = (list?.value ?? []).filter(({ markets }) => markets.length > 0);
    if (events.length === 0) return;
    const count = randomInteger(this.random, 1, Math.min(3, events.length));
    const selections = Array.from({ length: count }, () => {
      const market = pickOne(this.random, pickOne(this.random, events).markets);
      return pickOne(this.random, market.selections);
    });
    const bets = selections.map(({ selection_id, odds }) => ({
      selection_id,
      odds,
      stake: `${randomInteger(this.random, 10, 90)}.${randomInteger(this.random, 10, 99)}`,
    }));
    const request_id = this.uuid();
    const order = { ...player.me, request_id, odds_change: 'any' as const };
    const isCombined = this.random.next() < 0.4;
    const place = async () =>
      isCombined
        ? (await this.#call(slipPlace, { ...order, bets: [combined(bets)] })).slip.bets
        : (await this.#call(betPlace, { ...order, bets })).bets;
    const placed = await this.insist(place);
    if (!placed) return;
    await this.repeatSome(place, placed, (slip) => slip.map(({ bet_id }) => bet_id).join());
    acknowledged.bets.set(request_id, {
      betIds: placed.map(({ bet_id }) => bet_id),
      stakeMinor: placed.reduce((sum, bet) => sum + cents(bet.stake), 0),
      accountId: player.accountId,
    });
  }

  /**
   * Takes some bet out, whole or in part, or has it taken out by itself; two clients may want the
   * same one.
   */
  async #cashOut(): Promise<void> {
    const { acknowledged, players } = this.#settings;
    const slips = [...acknowledged.bets.values()].slice(-20);
    if (slips.length === 0) return;
    const { betIds, accountId } = pickOne(this.random, slips);
    const bet_id = pickOne(this.random, betIds);
    const player = players.find((one) => one.accountId === accountId);
    if (!player) return;
    const part = pickOne(this.random, ['1.00', '0.50', '0.25']);
    if (this.random.next() < 0.3) {
      const rule = { bet_id, amount: '1.00', part };
      await this.insist(() => this.#call(cashOutRuleSet, { ...player.me, ...rule }));
      return;
    }
    const asked = { ...player.me, bet_ids: [bet_id], part };
    const quoted = await this.insist(() => this.#call(cashOutQuote, asked));
    const offer_id = quoted?.value[0]?.offer_id;
    if (!offer_id) return;
    const request = { bet_id, offer_id, part, offer_change: 'any' as const };
    const request_id = this.uuid();
    const take = () => this.#call(cashOutTake, { ...player.me, ...request, request_id });
    const taken = await this.insist(take);
    if (taken) await this.repeatSome(take, taken, ({ cash_out }) => JSON.stringify(cash_out));
  }

  async #deposit(): Promise<void> {
    const player = pickOne(this.random, this.#settings.players);
    const amount = `${randomInteger(this.random, 1000, 4000)}.00`;
    const request_id = this.uuid();
    const isPaid = this.random.next() < 0.8;
    const isRepeated = this.random.next() < 0.3;
    const create = () =>
      this.#call(depositCreate, { ...player.me, request_id, method_code: 'gcash', amount });
    const answer = await this.insist(create);
    if (!answer) return;
    await this.repeatSome(create, answer, ({ deposit }) => deposit.deposit_id);
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

  async #withdraw(): Promise<void> {
    const { acknowledged, players, withdraw } = this.#settings;
    const isSmall = this.random.next() < 0.5;
    const whole = isSmall ? randomInteger(this.random, 200, 400) : pickOne(this.random, troubles);
    const wanted = {
      player: pickOne(this.random, players),
      requestId: this.uuid(),
      amount: `${whole}.${randomInteger(this.random, 10, 99)}`,
      isCancelled: this.random.next() < 0.15,
    };
    const ask = () =>
      insistOn(
        () => withdraw(wanted),
        () => (this.retries += 1),
      );
    const answer = await ask();
    this.answered += 1;
    if ('refusal' in answer) this.refused += 1;
    else {
      acknowledged.withdrawals.set(wanted.requestId, answer.withdrawalId);
      await this.repeatSome(ask, answer, (again) => JSON.stringify(again));
    }
  }

  async #press(path: string, body: string): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (;;) {
      const url = `${this.#settings.baseUrl}${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' }).catch(
        () => null,
      );
      if (answer?.status === 303) return;
      await this.waitToRetry();
    }
  }
}

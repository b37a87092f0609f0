import { createClient, type CallFunction } from '@pavilion/client/client';
import {
  bet,
  betPlace,
  claimInbox,
  depositCreate,
  eventList,
  getInbox,
  withdrawalCancel,
  withdrawalCreate,
} from '@pavilion/contracts';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import { cents, InsistentClient, type SimulatedPlayer } from './insistent-client.ts';

/** A player with a wallet to be paid to. */
export interface BettingPlayer extends SimulatedPlayer {
  destinationId: string;
  /** Each proves one withdrawal. */
  recoveryCodes: string[];
}

/** What the server acknowledged, in minor units; the only truth the auditor takes from the clients. */
export interface Acknowledgements {
  bets: Map<string, { betIds: string[]; stakeMinor: number; accountId: string }>;
  deposits: Map<
    string,
    { depositId: string; amountMinor: number; accountId: string; isPaid: boolean }
  >;
  withdrawals: Map<
    string,
    {
      withdrawalId: string;
      amountMinor: number;
      accountId: string;
      /** Whether taking it back was tried; `yes` when the server said it is. */
      cancelled: 'no' | 'tried' | 'yes';
    }
  >;
  rounds: Map<
    string,
    { roundId: string; stakeMinor: number; payoutMinor: number; accountId: string }
  >;
  claims: Map<string, { inboxId: string; accountId: string }>;
}

export interface ClientSettings {
  name: string;
  seed: string;
  baseUrl: string;
  host: string;
  players: readonly BettingPlayer[];
  acknowledged: Acknowledgements;
}

const dice = {
  provider_code: 'PAVILION',
  game_code: 'dice',
  params: { target: '50.50', direction: 'over' },
};
/** What the sandbox declines stands last; it answers late, loses and denies the ones before (`sandbox-trouble.ts`). */
export const declinedAmount = 913;
const withdrawalAmounts = [200, 250, 300, 400, 917, 919, 923, 929, declinedAmount, declinedAmount];
/** One client over HTTP: bets, plays, claims, pays in and withdraws at random by its seed. */
export class BettingClient extends InsistentClient {
  readonly #settings: ClientSettings;
  readonly #call: CallFunction;

  constructor(settings: ClientSettings) {
    super(`${settings.seed}/${settings.name}`);
    this.#settings = settings;
    this.#call = createClient({ baseUrl: settings.baseUrl, fetch });
  }

  protected async act(): Promise<void> {
    const share = this.random.next();
    if (share < 0.2) await this.#deposit();
    else if (share < 0.32) await this.#withdraw();
    else if (share < 0.45) await this.#play();
    else if (share < 0.52) await this.#claim();
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
    const place = () =>
      this.#call(betPlace, { ...player.me, request_id, odds_change: 'any', bets });
    const answer = await this.insist(place);
    if (!answer) return;
    await this.repeatSome(place, answer, (slip) => slip.bets.map(({ bet_id }) => bet_id).join());
    acknowledged.bets.set(request_id, {
      betIds: answer.bets.map(({ bet_id }) => bet_id),
      stakeMinor: answer.bets.reduce((sum, bet) => sum + cents(bet.stake), 0),
      accountId: player.accountId,
    });
  }

  async #deposit(): Promise<void> {
    const player = pickOne(this.random, this.#settings.players);
    const amount = `${randomInteger(this.random, 100, 1500)}.00`;
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

  /** A throw of the dice. */
  async #play(): Promise<void> {
    const player = pickOne(this.random, this.#settings.players);
    const stake = `${randomInteger(this.random, 10, 40)}.00`;
    const request_id = this.uuid();
    const play = () => this.#call(bet, { ...player.me, ...dice, request_id, stake });
    const answer = await this.insist(play);
    if (!answer) return;
    await this.repeatSome(play, answer, ({ value }) => `${value.round_id} ${value.payout}`);
    this.#settings.acknowledged.rounds.set(request_id, {
      roundId: answer.value.round_id,
      stakeMinor: cents(stake),
      payoutMinor: cents(answer.value.payout),
      accountId: player.accountId,
    });
  }

  async #claim(): Promise<void> {
    const player = pickOne(this.random, this.#settings.players);
    const inbox = await this.insist(() => this.#call(getInbox, player.me));
    const open = (inbox?.value ?? []).filter((item) => item.reward && !item.claimed_at);
    if (open.length === 0) return;
    const { inbox_id } = pickOne(this.random, open);
    const request_id = this.uuid();
    const claim = () => this.#call(claimInbox, { ...player.me, inbox_id, request_id });
    const answer = await this.insist(claim);
    if (!answer) return;
    await this.repeatSome(
      claim,
      answer,
      (balance) => `${balance.game_balance} ${balance.game_token}`,
    );
    const { accountId } = player;
    this.#settings.acknowledged.claims.set(request_id, { inboxId: inbox_id, accountId });
  }

  /** Asks for a withdrawal, some of which the sandbox of payouts makes trouble about, and takes it back now and then. */
  async #withdraw(): Promise<void> {
    const player = pickOne(this.random, this.#settings.players);
    const value = player.recoveryCodes.shift();
    if (value === undefined) return;
    const amount = `${pickOne(this.random, withdrawalAmounts)}.00`;
    const request_id = this.uuid();
    const ask = () =>
      this.#call(withdrawalCreate, {
        ...player.me,
        request_id,
        destination_id: player.destinationId,
        amount,
        step_up: { kind: 'recovery', value },
      });
    const answer = await this.insist(ask);
    if (!answer) {
      // What is refused uses no code up.
      player.recoveryCodes.push(value);
      return;
    }
    await this.repeatSome(ask, answer, (again) => again.value.withdrawal_id);
    const { withdrawal_id } = answer.value;
    const cancelled =
      this.random.next() < 0.15 ? await this.#takeBack(player, withdrawal_id) : 'no';
    this.#settings.acknowledged.withdrawals.set(request_id, {
      withdrawalId: withdrawal_id,
      amountMinor: cents(amount),
      accountId: player.accountId,
      cancelled,
    });
  }

  async #takeBack(player: BettingPlayer, withdrawal_id: string): Promise<'tried' | 'yes'> {
    const cancel = () => this.#call(withdrawalCancel, { ...player.me, withdrawal_id });
    return (await this.insist(cancel)) ? 'yes' : 'tried';
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

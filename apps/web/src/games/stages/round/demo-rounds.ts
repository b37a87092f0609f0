import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { RoundGame } from '@pavilion/games';
import { multiplierScale, multiplierText, payoutOf } from '@pavilion/games/engine/multiplier';
import type { GameInfo, GameParams, RoundRecord } from '../../game-info.ts';
import { isVoid } from '../parts/outcome-text.ts';

/** A refusal as the server would say it. */
export type DemoRefusal =
  | 'invalidParams'
  | 'invalidInput'
  | 'stakeTooLow'
  | 'stakeTooHigh'
  | 'insufficientFunds'
  | 'tooManyBets';

interface DemoBet {
  id: string;
  stakeMinor: bigint;
  raw: GameParams;
  params: unknown;
  leftBp: bigint;
  payoutMinor: bigint;
  multiplierE4: bigint;
  isOpen: boolean;
}

const betsMax = 2;
const wholeBp = 10_000n;

/**
 * Play money on a shared round: the round is the real one, its rules are the game's own, and the
 * money is a number in this browser. The server hears nothing of it, the ledger less.
 */
export class DemoRounds {
  readonly #info: GameInfo;
  readonly #game: RoundGame<unknown>;
  #bets: DemoBet[] = [];
  #balanceMinor: bigint;

  constructor(info: GameInfo, game: RoundGame<unknown>, balance: string) {
    this.#info = info;
    this.#game = game;
    this.#balanceMinor = this.#minor(balance) ?? 0n;
  }

  get balance(): string {
    return this.#text(this.#balanceMinor);
  }

  /** Bets of the round under way, as records of rounds. */
  get records(): readonly RoundRecord[] {
    return this.#bets.map((bet) => this.#record(bet));
  }

  /** A new round: what was bet on the last one is done. */
  begin(): void {
    this.#bets = [];
  }

  /** Takes a bet, or says why not. */
  join(id: string, stake: string, raw: GameParams): DemoRefusal | null {
    const parsed = this.#game.parseParams(raw);
    const stakeMinor = this.#minor(stake);
    const { min, max } = this.#info.stake;
    const heldMinor = (stakeMinor ?? 0n) * BigInt(this.#info.stakes_held);
    if (!parsed.ok) return 'invalidParams';
    if (stakeMinor === null) return 'invalidInput';
    if (stakeMinor < (this.#minor(min) ?? 0n)) return 'stakeTooLow';
    if (stakeMinor > (this.#minor(max) ?? 0n)) return 'stakeTooHigh';
    if (heldMinor > this.#balanceMinor) return 'insufficientFunds';
    if (this.#bets.length >= betsMax) return 'tooManyBets';
    this.#balanceMinor -= heldMinor;
    const { params } = parsed;
    const fresh = { leftBp: wholeBp, payoutMinor: 0n, multiplierE4: 0n, isOpen: true };
    this.#bets.push({ id, stakeMinor, raw, params, ...fresh });
    return null;
  }

  /** Takes a bet back: what was held for it is there again. */
  cancel(id: string): void {
    const bet = this.#bets.find((one) => one.id === id);
    if (!bet?.isOpen) return;
    this.#bets = this.#bets.filter((one) => one !== bet);
    this.#balanceMinor += bet.stakeMinor * BigInt(this.#info.stakes_held);
  }

  /** Leaves with a share of a bet, by the multiplier that stands. */
  cashOut(id: string, shareBp: bigint, elapsedMs: number): void {
    const bet = this.#bets.find((one) => one.id === id);
    const { cashOut } = this.#game;
    if (!bet?.isOpen || !cashOut) return;
    const standing = cashOut.multiplierAt(elapsedMs);
    const auto = cashOut.autoAt(bet.params);
    this.#pay(bet, shareBp, auto !== null && auto < standing ? auto : standing);
  }

  /**
   * The round is over: what is left of each bet pays by the game's rule, or goes back when the
   * round was called off.
   */
  settle(outcome: Record<string, unknown>): void {
    const held = BigInt(this.#info.stakes_held) * multiplierScale;
    for (const bet of this.#bets)
      if (bet.isOpen)
        this.#pay(
          bet,
          bet.leftBp,
          isVoid(outcome) ? held : this.#game.settle(bet.params, outcome as never),
        );
  }

  #pay(bet: DemoBet, shareBp: bigint, multiplierE4: bigint): void {
    const takenBp = shareBp < bet.leftBp ? shareBp : bet.leftBp;
    const paidMinor = payoutOf((bet.stakeMinor * takenBp) / wholeBp, multiplierE4);
    bet.leftBp -= takenBp;
    bet.payoutMinor += paidMinor;
    bet.multiplierE4 = multiplierE4;
    bet.isOpen = bet.leftBp > 0n;
    this.#balanceMinor += paidMinor;
  }

  #record(bet: DemoBet): RoundRecord {
    const { provider_code, game_code, version } = this.#info;
    return {
      round_id: bet.id,
      provider_code,
      game_code,
      version,
      mode: 'demo',
      state: bet.isOpen ? 'open' : 'settled',
      currency: this.#info.stake.currency,
      stake: this.#text(bet.stakeMinor),
      payout: this.#text(bet.payoutMinor),
      multiplier: multiplierText(bet.multiplierE4),
      params: bet.raw,
      outcome: {},
      events: [],
      actions: [],
      fairness: {},
      server_seed: null,
      created_at: '',
      settled_at: null,
    };
  }

  #minor(amount: string): bigint | null {
    const { currency } = this.#info.stake;
    return isCurrencyCode(currency) ? parseAmount(amount, currency) : null;
  }

  #text(minor: bigint): string {
    const { currency } = this.#info.stake;
    return isCurrencyCode(currency) ? formatAmount(minor, currency) : '0';
  }
}

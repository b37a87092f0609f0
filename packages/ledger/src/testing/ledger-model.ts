import type { LedgerRefusalCode } from '../ledger-refusal.ts';

export type ModelOutcome = 'done' | LedgerRefusalCode;

/** Accounts of the model: one player's pockets with a floor, the house without. */
export const modelAccounts = ['cash', 'open_bet', 'bonus', 'ggr', 'bank'] as const;
export type ModelAccount = (typeof modelAccounts)[number];
export const pockets = ['cash', 'open_bet', 'bonus'] as const;
export type Pocket = (typeof pockets)[number];

export interface ModelLine {
  account: ModelAccount;
  amount: number;
}

interface Journal {
  request: string;
  lines: ModelLine[];
  reversed: boolean;
}

interface Hold {
  request: string;
  pocket: Pocket;
  amount: number;
  state: 'pending' | 'posted' | 'voided';
}

/** The rules of the ledger once more, in plain numbers, to compare the database with. */
export class LedgerModel {
  readonly posted = new Map<ModelAccount, number>();
  readonly held = new Map<ModelAccount, number>();
  readonly journals = new Map<string, Journal>();
  readonly holds = new Map<string, Hold>();

  available(account: ModelAccount): number {
    return (this.posted.get(account) ?? 0) - (this.held.get(account) ?? 0);
  }

  post(key: string, lines: ModelLine[], request = JSON.stringify(lines)): ModelOutcome {
    const known = this.journals.get(key);
    if (known) return known.request === request ? 'done' : 'requestIdReused';
    if (!this.#apply(lines)) return 'insufficientFunds';
    this.journals.set(key, { request, lines, reversed: false });
    return 'done';
  }

  reverse(key: string, target: string): ModelOutcome {
    const original = this.journals.get(target);
    if (!original) return 'notFound';
    const request = `reverse ${target}`;
    if (original.reversed && this.journals.get(key)?.request !== request) return 'alreadyResolved';
    const lines = original.lines
      .map(({ account, amount }) => ({ account, amount: -amount }))
      .sort((a, b) => b.amount - a.amount);
    const outcome = this.post(key, lines, request);
    if (outcome === 'done') original.reversed = true;
    return outcome;
  }

  hold(key: string, pocket: Pocket, amount: number): ModelOutcome {
    const request = `${pocket} ${amount}`;
    const known = this.holds.get(key);
    if (known) return known.request === request ? 'done' : 'requestIdReused';
    if (this.available(pocket) < amount) return 'insufficientFunds';
    this.#add(this.held, pocket, amount);
    this.holds.set(key, { request, pocket, amount, state: 'pending' });
    return 'done';
  }

  postHold(key: string, holdKey: string, amount: number): ModelOutcome {
    const hold = this.holds.get(holdKey);
    if (!hold) return 'notFound';
    const request = `hold ${holdKey} ${amount}`;
    const lines: ModelLine[] = [
      { account: hold.pocket, amount: -amount },
      { account: 'ggr', amount },
    ];
    if (this.journals.has(key)) return this.post(key, lines, request);
    if (hold.state !== 'pending') return 'alreadyResolved';
    if (amount > hold.amount) return 'invalidPosting';
    this.#add(this.held, hold.pocket, -hold.amount);
    hold.state = 'posted';
    return this.post(key, lines, request);
  }

  voidHold(holdKey: string): ModelOutcome {
    const hold = this.holds.get(holdKey);
    if (!hold) return 'notFound';
    if (hold.state === 'voided') return 'done';
    if (hold.state === 'posted') return 'alreadyResolved';
    this.#add(this.held, hold.pocket, -hold.amount);
    hold.state = 'voided';
    return 'done';
  }

  /** All lines or none; lines of one account one after the other, none below its floor. */
  #apply(lines: ModelLine[]): boolean {
    const after = new Map(this.posted);
    for (const { account, amount } of lines) {
      const balance = (after.get(account) ?? 0) + amount;
      const hasFloor = account !== 'ggr' && account !== 'bank';
      if (hasFloor && balance - (this.held.get(account) ?? 0) < 0) return false;
      after.set(account, balance);
    }
    for (const [account, balance] of after) this.posted.set(account, balance);
    return true;
  }

  #add(amounts: Map<ModelAccount, number>, account: ModelAccount, amount: number): void {
    amounts.set(account, (amounts.get(account) ?? 0) + amount);
  }
}

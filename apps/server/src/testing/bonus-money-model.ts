/** Terms that decide where money goes, minor units. Everything counts in full. */
export interface BonusTerms {
  order: 'cash_first' | 'bonus_first';
  requiredMinor: bigint;
  /** The most that becomes cash; null: no bound. */
  capMinor: bigint | null;
  /** Whether the granted sum itself never becomes cash. */
  goes: boolean;
}

interface Stake {
  tx: string;
  cash: bigint;
  bonus: bigint;
  state: 'open' | 'paid' | 'back';
}

interface Round {
  stakes: Stake[];
  returned: bigint;
  isOver: boolean;
  /** A bonus paid into it, be it that it came back. */
  hadBonus: boolean;
}

/** What is left of a bonus, below which it is spent. */
const endBelow = 10n;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * A player's cash and one bonus through rounds of several stakes, without a database: written from
 * wire-rewards 4 and 5, not from the SQL. Each call answers `OK` or why not; then nothing has
 * changed.
 */
export class BonusMoneyModel {
  private readonly terms: BonusTerms;
  private readonly granted: bigint;
  private cash: bigint;
  private bonus: bigint;
  private state: 'active' | 'completed' | 'spent' | 'forfeited' = 'active';
  private counted = 0n;
  private converted = 0n;
  private readonly rounds = new Map<string, Round>();

  constructor(terms: BonusTerms, { cash, bonus }: { cash: bigint; bonus: bigint }) {
    this.terms = terms;
    this.granted = bonus;
    this.cash = cash;
    this.bonus = bonus;
  }

  standing() {
    const { cash, bonus, state, counted, converted } = this;
    return { cash, bonus, state, counted, converted };
  }

  /** The id of a stake of a round by its place; undefined: there are not so many. */
  txOf(round: string, place: number): string | undefined {
    return this.rounds.get(round)?.stakes[place]?.tx;
  }

  /** 5.1: cash first, or the bonus first; without an active bonus cash alone. */
  stake(name: string, tx: string, amount: bigint): string {
    const round = this.rounds.get(name) ?? this.newRound();
    if (round.isOver) return 'roundFinished';
    const isActive = this.state === 'active';
    const own =
      this.terms.order === 'cash_first'
        ? least(this.cash, amount)
        : amount - least(this.bonus, amount);
    const cash = isActive ? own : amount;
    const bonus = amount - cash;
    if (cash > this.cash || bonus > this.bonus) return 'insufficientFunds';
    this.cash -= cash;
    this.bonus -= bonus;
    round.stakes.push({ tx, cash, bonus, state: 'open' });
    round.hadBonus ||= bonus > 0n;
    this.rounds.set(name, round);
    return 'OK';
  }

  /** 5.4: by the sums of the round's stakes so far, the cash part rounded down. */
  credit(name: string, amount: bigint): string {
    const round = this.rounds.get(name);
    if (!round || round.stakes.length === 0) return 'txNotFound';
    const standing = round.stakes.filter(({ state }) => state !== 'back');
    if (standing.length === 0) return 'txRolledBack';
    if (round.isOver) return 'txSettled';
    const [cash, bonus] = sumsOf(standing);
    const ownPart = bonus === 0n ? amount : (amount * cash) / (cash + bonus);
    this.cash += ownPart;
    this.giveBonusPart(amount - ownPart);
    round.returned += amount;
    for (const stake of standing) stake.state = 'paid';
    return 'OK';
  }

  /** 5.5: back to the pockets it came from. */
  rollback(name: string, tx: string): string {
    const round = this.rounds.get(name);
    const stake = round?.stakes.find((one) => one.tx === tx);
    if (!round || !stake) return 'OK';
    if (stake.state === 'back') return 'OK';
    if (round.isOver || stake.state === 'paid') return 'txSettled';
    stake.state = 'back';
    this.cash += stake.cash;
    this.giveBonusPart(stake.bonus);
    return 'OK';
  }

  /** 4: a round counts once, when it closes, with the stakes that were not given back. */
  finish(name: string): string {
    const round = this.rounds.get(name) ?? this.newRound();
    this.rounds.set(name, round);
    if (round.isOver) return 'OK';
    round.isOver = true;
    const [cash, bonus] = sumsOf(round.stakes.filter(({ state }) => state !== 'back'));
    const isCounted = cash + bonus > 0n || round.returned !== 0n;
    if (this.state !== 'active' || !isCounted) return 'OK';
    this.counted += cash + bonus;
    if (this.counted >= this.terms.requiredMinor) this.convert();
    else if (this.bonus <= endBelow && !this.hasOpen()) this.end('spent');
    return 'OK';
  }

  forfeit(): void {
    if (this.state === 'active') this.end('forfeited');
  }

  /** 5.6: to the pocket while the bonus lives, then cash within the cap, or the house's. */
  private giveBonusPart(amount: bigint): void {
    if (this.state === 'active') this.bonus += amount;
    if (this.state !== 'completed') return;
    const cash = least(amount, this.room() ?? amount);
    this.cash += cash;
    this.converted += cash;
  }

  private room(): bigint | null {
    const { capMinor } = this.terms;
    return capMinor === null ? null : capMinor - this.converted;
  }

  /** 4.7. */
  private convert(): void {
    const kept = this.terms.goes ? least(this.granted, this.bonus) : 0n;
    const out = this.bonus - kept;
    const cash = least(out, this.room() ?? out);
    this.cash += cash;
    this.converted += cash;
    this.end('completed');
  }

  private end(state: 'completed' | 'spent' | 'forfeited'): void {
    this.bonus = 0n;
    this.state = state;
  }

  private hasOpen(): boolean {
    return [...this.rounds.values()].some(({ hadBonus, isOver }) => hadBonus && !isOver);
  }

  private newRound(): Round {
    return { stakes: [], returned: 0n, isOver: false, hadBonus: false };
  }
}

const sumsOf = (stakes: readonly Stake[]): [bigint, bigint] => [
  stakes.reduce((sum, { cash }) => sum + cash, 0n),
  stakes.reduce((sum, { bonus }) => sum + bonus, 0n),
];

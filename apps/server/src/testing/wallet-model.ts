import type { WalletAction } from '../modules/games/providers/index.ts';

/** What the wallet is asked: one player's actions in one round. */
export interface WalletOrder {
  player: string;
  round: string;
  actions: readonly WalletAction[];
}

interface KnownMove {
  order: string;
  kind: WalletAction['kind'];
  player: string;
  round: string;
  state: 'applied' | 'rolled-back' | 'tombstone';
  amount: bigint;
  position: number;
  /** Bets that a credit names, or the one that a rollback does. */
  named: readonly string[];
}

interface KnownRound {
  player: string;
  isFinished: boolean;
}

/**
 * The truth table of domain rules 1.3 without a database, one player's cash each: what an order
 * answers and what it changes. `may` says whether a player may stake. Written from the rules, not
 * from the SQL.
 */
export class WalletModel {
  readonly cash = new Map<string, bigint>();
  private moves = new Map<string, KnownMove>();
  private rounds = new Map<string, KnownRound>();
  private position = 0;

  /** What became of an id, in the words of the provider contract. */
  stateOf(tx: string): 'unknown' | 'applied' | 'rolledBack' | 'tombstoned' {
    const state = this.moves.get(tx)?.state;
    if (state === 'rolled-back') return 'rolledBack';
    return state === 'tombstone' ? 'tombstoned' : (state ?? 'unknown');
  }

  /** `OK`, or why not; then nothing has changed. */
  apply(order: WalletOrder): string {
    const before = {
      cash: new Map(this.cash),
      moves: new Map([...this.moves].map(([id, move]) => [id, { ...move }])),
      rounds: new Map([...this.rounds].map(([id, round]) => [id, { ...round }])),
    };
    const problem = this.run(order);
    if (problem === null) return 'OK';
    this.cash.clear();
    for (const [player, minor] of before.cash) this.cash.set(player, minor);
    this.moves = before.moves;
    this.rounds = before.rounds;
    return problem;
  }

  private run({ player, round, actions }: WalletOrder): string | null {
    const known = this.rounds.get(round);
    if (known && known.player !== player) return 'txConflict';
    const isOpen = !known?.isFinished;
    let isFinished = false;
    let anyNew = false;
    let onlyPays = true;
    for (const action of actions) {
      isFinished ||= action.kind === 'finish' || action.finished === true;
      if (action.kind === 'finish') {
        anyNew ||= isOpen;
        onlyPays = false;
        continue;
      }
      const problem = this.act({ player, round, isOpen }, action);
      if (problem === 'known') continue;
      if (problem !== null) return problem;
      anyNew = true;
      onlyPays &&= action.kind === 'promo' || action.kind === 'jackpot';
    }
    if (anyNew)
      this.rounds.set(round, {
        player,
        isFinished: known?.isFinished === true || isFinished || (!known && onlyPays),
      });
    return null;
  }

  private act(
    of: { player: string; round: string; isOpen: boolean },
    action: WalletAction,
  ): string | null {
    const { player, round } = of;
    const id = action.tx ?? '';
    const { refs = [], ref } = action;
    const told = [action.fund, ...(action.contributions ?? []).flatMap(Object.values)];
    const text = [
      action.kind,
      player,
      round,
      action.amount,
      action.win,
      ref,
      ...refs,
      ...told,
    ].join('|');
    const seen = this.moves.get(id);
    if (seen?.state === 'tombstone') return 'txRolledBack';
    if (seen) return seen.order === text ? 'known' : 'txConflict';
    const amount = action.amount ?? 0n;
    const effect = this.effectOf(of, action);
    if (typeof effect === 'string') return effect;
    const cash = (this.cash.get(player) ?? 0n) + effect;
    if (cash < 0n) return 'insufficientFunds';
    // A win in the same step does not pay for its own stake.
    if (action.kind === 'debit-credit' && (this.cash.get(player) ?? 0n) < amount)
      return 'insufficientFunds';
    this.cash.set(player, cash);
    this.position += 1;
    const { kind } = action;
    const { position } = this;
    const named = namedBy(action);
    this.moves.set(id, {
      order: text,
      kind,
      player,
      round,
      state: 'applied',
      amount,
      position,
      named,
    });
    return null;
  }

  /** What the cash changes by, or why the action is refused. */
  private effectOf(
    { player, round, isOpen }: { player: string; round: string; isOpen: boolean },
    action: WalletAction,
  ): bigint | string {
    const amount = action.amount ?? 0n;
    const isNegative = amount < 0n || (action.win ?? 0n) < 0n;
    if (isNegative && action.kind !== 'adjust') return 'txConflict';
    const bets = [...this.moves.values()].filter(
      (move) => move.round === round && move.player === player && isBet(move),
    );
    switch (action.kind) {
      case 'debit':
      case 'debit-credit':
        return isOpen ? (action.win ?? 0n) - amount : 'roundFinished';
      case 'credit': {
        const names = namedBy(action);
        const named = names.map((name) => bets.find((bet) => bet === this.moves.get(name)));
        if (names.length === 0 ? bets.length === 0 : named.includes(undefined)) return 'txNotFound';
        const isGood = (bet: KnownMove | undefined): boolean => bet?.state === 'applied';
        if (names.length === 0 ? !bets.some(isGood) : !named.every(isGood)) return 'txRolledBack';
        return isOpen ? amount : 'txSettled';
      }
      case 'rollback':
        return this.takeBack({ player, round, isOpen }, action.ref ?? '');
      case 'adjust':
        return bets.some(({ state }) => state === 'applied') ? amount : 'txNotFound';
      case 'tip':
        return -amount;
      default:
        return amount;
    }
  }

  private takeBack(
    { player, round, isOpen }: { player: string; round: string; isOpen: boolean },
    ref: string,
  ): bigint | string {
    const bet = this.moves.get(ref);
    if (!bet) {
      this.position += 1;
      const { position } = this;
      this.moves.set(ref, {
        order: '',
        kind: 'debit',
        player,
        round,
        state: 'tombstone',
        amount: 0n,
        position,
        named: [],
      });
      return 0n;
    }
    const isTip = bet.kind === 'tip';
    if (bet.player !== player || bet.round !== round || !(isBet(bet) || isTip)) return 'txConflict';
    if (bet.state !== 'applied') return 0n;
    const isPaid = [...this.moves.values()].some(
      (move) =>
        move.kind === 'credit' &&
        move.round === round &&
        (move.named.includes(ref) || (move.named.length === 0 && move.position > bet.position)),
    );
    if (!isTip && (!isOpen || bet.kind === 'debit-credit' || isPaid)) return 'txSettled';
    bet.state = 'rolled-back';
    return bet.amount;
  }
}

const namedBy = ({ ref, refs = [] }: WalletAction): readonly string[] => [
  ...refs,
  ...(ref === undefined ? [] : [ref]),
];

const isBet = ({ kind }: Pick<KnownMove, 'kind'>): boolean =>
  kind === 'debit' || kind === 'debit-credit';

/** What happened to a player's money, in words he knows. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'bet',
  'payout',
  'cash_out',
  'refund',
  'reward',
  'bonus',
  'bonus_converted',
  'bonus_lost',
  'token',
  'tip',
  'correction',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Sums of a statement; opening balance and all of them make the closing balance. */
export const statementColumns = [
  'deposits',
  'withdrawals',
  'stakes',
  'returns',
  'bonuses',
  'adjustments',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** How a journal's line on a player's account reads: as credit and as debit. */
export interface MovementRule {
  credit: TransactionKind;
  debit: TransactionKind;
  /** The column of a correction of play, which belongs to what play returned. */
  corrects?: 'returns';
}

const always = (kind: TransactionKind): MovementRule => ({ credit: kind, debit: kind });
const playCorrection: MovementRule = { ...always('correction'), corrects: 'returns' };
/** Nothing of it stands on an account that a player has a statement of. */
const apart = null;

/**
 * Every kind of journal there is, and how a player reads it. What posts money names one of these:
 * the compiler refuses another one, and a test reads the functions of the database for theirs.
 */
export const journalKinds = {
  deposit: always('deposit'),
  'deposit.chargeback': always('correction'),
  withdrawal: always('withdrawal'),
  'withdrawal.paid': apart,
  'withdrawal.returned': always('withdrawal_returned'),
  'sports.accept': always('bet'),
  'sports.settle': always('payout'),
  'sports.cash_out': always('cash_out'),
  'sports.void': always('refund'),
  'sports.reversal': playCorrection,
  'sports.debt': always('correction'),
  'sports.debt_repaid': always('correction'),
  'games.debit': always('bet'),
  'games.debit-credit': { credit: 'payout', debit: 'bet' },
  'games.credit': always('payout'),
  // A round that was paid at once gives its stake back and takes its payout.
  'games.rollback': { credit: 'refund', debit: 'correction', corrects: 'returns' },
  'games.adjust': playCorrection,
  'games.promo': always('reward'),
  'games.jackpot': always('reward'),
  // No stake: what came back of one is no return of play either.
  'games.tip': always('tip'),
  'games.tip-back': always('tip'),
  // A seat's chips: what is brought to a table and what is taken from it; hands between move none
  // of it.
  'poker.buy-in': always('bet'),
  'poker.cash-out': always('payout'),
  'poker.rake': apart,
  // What is put on a meter and what is taken from it; shots move nothing of the player's cash.
  'fishing.buy-in': always('bet'),
  'fishing.cash-out': always('payout'),
  inbox_reward: always('reward'),
  'jackpot.opening': apart,
  'jackpot.contribution': apart,
  'jackpot.payout': always('reward'),
  'jackpot.return': apart,
  'pool.paid_in': apart,
  'lottery.fund': apart,
  'bingo.jackpot': apart,
  'pools.closed': apart,
  'pools.settled': apart,
  'pools.voided': apart,
  promotion: always('reward'),
  'bonus.grant': always('bonus'),
  'bonus.convert': always('bonus_converted'),
  'bonus.end': always('bonus_lost'),
  'bonus.sweep': always('bonus_lost'),
  // A corrected bet takes back what was converted, and pays anew.
  'bonus.reopen': playCorrection,
  'sports.made_up': playCorrection,
  'reward.cash': always('reward'),
  'reward.tokens': always('token'),
  'reward.release': always('token'),
  'minigame.stake': always('token'),
  'minigame.end': always('token'),
  'vip.tokens': always('reward'),
  adjustment: always('correction'),
  // What undoes a journal without a word of its own, and what remembers a refusal.
  reversal: always('correction'),
  refused: apart,
} as const satisfies Record<string, MovementRule | null>;
export type JournalKind = keyof typeof journalKinds;

/**
 * A journal of an older state may have a kind that is not here any more: it reads as a correction.
 */
const unknownJournal = always('correction');

const ruleOf = (journalKind: string): MovementRule =>
  (Object.hasOwn(journalKinds, journalKind) ? journalKinds[journalKind as JournalKind] : null) ??
  unknownJournal;

const columnOfKind: Record<TransactionKind, StatementColumn> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  bet: 'stakes',
  payout: 'returns',
  cash_out: 'returns',
  refund: 'returns',
  reward: 'bonuses',
  bonus: 'bonuses',
  bonus_converted: 'bonuses',
  bonus_lost: 'bonuses',
  token: 'bonuses',
  tip: 'adjustments',
  correction: 'adjustments',
};

/** The player's word for a line of so much (minor units, signed) of a journal. */
export function transactionKindOf(journalKind: string, amountMinor: bigint): TransactionKind {
  const rule = ruleOf(journalKind);
  return amountMinor > 0n ? rule.credit : rule.debit;
}

/**
 * The column of a statement in which a line of so much (minor units, signed) of a journal counts.
 */
export function statementColumnOf(journalKind: string, amountMinor: bigint): StatementColumn {
  const kind = transactionKindOf(journalKind, amountMinor);
  const { corrects } = ruleOf(journalKind);
  return kind === 'correction' && corrects ? corrects : columnOfKind[kind];
}

/**
 * Lines that may be of these kinds: journal kinds known by name as credit and as debit, and whether
 * unknown ones are wanted too.
 */
export function journalsOf(kinds: readonly TransactionKind[]): {
  credits: string[];
  debits: string[];
  withUnknown: boolean;
} {
  const wanted = new Set(kinds);
  const named = (side: 'credit' | 'debit'): string[] =>
    Object.entries<MovementRule | null>(journalKinds).flatMap(([name, rule]) =>
      rule && wanted.has(rule[side]) ? name : [],
    );
  return {
    credits: named('credit'),
    debits: named('debit'),
    withUnknown: wanted.has('correction'),
  };
}

export type StatementPeriod = 'day' | 'month';

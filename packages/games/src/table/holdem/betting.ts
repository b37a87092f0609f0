import { handSeatOf, takenSeat, type Draft } from './draft.ts';
import type { Refusal } from './table-events.ts';
import type {
  Hand,
  HandSeat,
  HoldemAction,
  LogAction,
  Street,
  StreetBets,
  TableState,
} from './table-state.ts';

/** What the seat whose turn it is may do. Sums in minor units. */
export interface LegalActions {
  canCheck: boolean;
  /** What a call costs, at most the chips; null when there is nothing to call. */
  callMinor: bigint | null;
  /**
   * Bet or raise: street's totals from the least to the most; the least is all-in where the chips
   * do not reach further.
   */
  wager: { action: 'bet' | 'raise'; leastMinor: bigint; mostMinor: bigint } | null;
  /**
   * The street's total that going all-in leads to; null where that would be more than is allowed.
   */
  allInMinor: bigint | null;
}

/** One bet and three raises a street, heads-up too (fixed limit). */
const fixedLimitBets = 4;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The smallest bet: the big blind; with a fixed limit twice that on turn and river. */
function betSizeOf({ config }: TableState, street: Street): bigint {
  const isBigStreet = config.kind === 'fixed_limit' && (street === 'turn' || street === 'river');
  return isBigStreet ? 2n * config.bigBlindMinor : config.bigBlindMinor;
}

/**
 * The betting of a street before anybody acted; before the flop the big blind is the bet, even
 * where it is posted short.
 */
export function openingBets(table: TableState, street: Street): StreetBets {
  const size = betSizeOf(table, street);
  const isOpened = street === 'preflop';
  return {
    toMatchMinor: isOpened ? size : 0n,
    lastFullMinor: size,
    fullLevelMinor: isOpened ? size : 0n,
    fullCount: isOpened ? 1 : 0,
    aggressor: null,
  };
}

/** The least street's total of a bet or raise, chips aside. */
function leastWager(table: TableState, { bets, street }: Hand): bigint {
  if (table.config.kind === 'fixed_limit') return bets.fullLevelMinor + betSizeOf(table, street);
  return bets.toMatchMinor + bets.lastFullMinor;
}

/**
 * Whether the betting is open for the seat: it has not acted since the last full bet or raise,
 * counting several short all-ins that together make one. Against opponents who are all all-in a
 * raise would only come back.
 */
function isOpenFor(table: TableState, hand: Hand, one: HandSeat): boolean {
  const { bets } = hand;
  const isFaced = bets.toMatchMinor - one.betMinor >= bets.lastFullMinor;
  if (one.hasActed && !isFaced) return false;
  if (table.config.kind === 'fixed_limit' && bets.fullCount >= fixedLimitBets) return false;
  return canBeCalled(table, hand, one);
}

/** Whether an opponent has chips left to call more with. */
function canBeCalled(table: TableState, hand: Hand, one: HandSeat): boolean {
  return hand.seats.some(
    (other) => other !== one && !other.hasFolded && takenSeat(table, other.seat).chipsMinor > 0n,
  );
}

function wagerOf(table: TableState, hand: Hand, one: HandSeat): LegalActions['wager'] {
  const allIn = one.betMinor + takenSeat(table, one.seat).chipsMinor;
  if (allIn <= hand.bets.toMatchMinor || !isOpenFor(table, hand, one)) return null;
  const leastMinor = least(leastWager(table, hand), allIn);
  return {
    action: hand.bets.toMatchMinor === 0n ? 'bet' : 'raise',
    leastMinor,
    mostMinor: table.config.kind === 'fixed_limit' ? leastMinor : allIn,
  };
}

export function legalActionsOf(table: TableState, hand: Hand, one: HandSeat): LegalActions {
  const chips = takenSeat(table, one.seat).chipsMinor;
  const owed = hand.bets.toMatchMinor - one.betMinor;
  const wager = wagerOf(table, hand, one);
  return {
    canCheck: owed <= 0n,
    callMinor: owed > 0n ? least(owed, chips) : null,
    wager,
    allInMinor: allInOf(table, hand, one, wager),
  };
}

function allInOf(
  table: TableState,
  hand: Hand,
  one: HandSeat,
  wager: LegalActions['wager'],
): bigint | null {
  const allIn = one.betMinor + takenSeat(table, one.seat).chipsMinor;
  const { toMatchMinor } = hand.bets;
  if (allIn <= toMatchMinor || wager?.mostMinor === allIn) return allIn;
  // What nobody can call would come straight back: all-in then is what a call is.
  return one.betMinor < toMatchMinor && !canBeCalled(table, hand, one) ? toMatchMinor : null;
}

/** The street's total an action leads to, or why it is refused. */
export function targetOf(
  legal: LegalActions,
  one: HandSeat,
  action: HoldemAction,
  amountMinor?: bigint,
): bigint | Refusal {
  const refused: Refusal = { code: 'actionNotAllowed' };
  if (action === 'fold') return one.betMinor;
  if (action === 'check') return legal.canCheck ? one.betMinor : refused;
  if (action === 'call') return legal.callMinor === null ? refused : one.betMinor + legal.callMinor;
  if (action === 'all_in') return legal.allInMinor ?? refused;
  const { wager } = legal;
  if (wager?.action !== action) return refused;
  const { leastMinor, mostMinor } = wager;
  // With a fixed limit there is one size: it need not be said.
  const wanted = amountMinor ?? (leastMinor === mostMinor ? leastMinor : 0n);
  if (wanted < leastMinor) return { code: 'raiseTooSmall', limitMinor: leastMinor };
  return wanted > mostMinor ? { ...refused, limitMinor: mostMinor } : wanted;
}

/** Moves chips of a seat into the pot, at most what it has; gives what was moved. */
export function payIn(
  draft: Draft,
  hand: Hand,
  seat: number,
  amount: bigint,
  isDead = false,
): bigint {
  const taken = takenSeat(draft.table, seat);
  const one = handSeatOf(hand, seat);
  const moved = least(amount, taken.chipsMinor);
  taken.chipsMinor -= moved;
  if (one && isDead) one.deadMinor += moved;
  else if (one) {
    one.betMinor += moved;
    one.totalMinor += moved;
  }
  return moved;
}

/**
 * Puts a seat's street total up to `target`; what goes above the bet to match is a bet or raise,
 * full or short.
 */
export function payUpTo(draft: Draft, hand: Hand, one: HandSeat, target: bigint): void {
  payIn(draft, hand, one.seat, target - one.betMinor);
  const { bets } = hand;
  if (target <= bets.toMatchMinor) return;
  const isFixed = draft.table.config.kind === 'fixed_limit';
  if (target >= leastWager(draft.table, hand)) {
    if (!isFixed) bets.lastFullMinor = target - bets.toMatchMinor;
    bets.fullLevelMinor = target;
    bets.fullCount += 1;
  }
  bets.toMatchMinor = target;
  bets.aggressor = one.seat;
}

/** Writes an action into the hand's log and tells it. */
export function logAction(
  { table, effects }: Draft,
  hand: Hand,
  one: HandSeat,
  entry: { action: LogAction; toMinor: bigint; isForced: boolean },
): void {
  const isTurn = hand.turn?.seat === one.seat;
  const tookMs = isTurn ? table.nowMs - (hand.turn?.sinceMs ?? table.nowMs) : 0;
  const { seat } = one;
  const hasPaid = entry.action !== 'fold' && entry.action !== 'check';
  const told = { seat, ...entry, isAllIn: hasPaid && takenSeat(table, seat).chipsMinor === 0n };
  hand.actions.push({ atMs: table.nowMs, street: hand.street, tookMs, ...told });
  effects.push({ type: 'acted', handNo: hand.handNo, step: hand.step, ...told });
}

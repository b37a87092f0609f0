import { legalActionsOf, type LegalActions } from './betting.ts';
import { boardOf, holeCardsOf } from './dealt-cards.ts';
import { handSeatOf, liveHand, seatedOf } from './draft.ts';
import { potsOf, type Pot } from './pots.ts';
import type { OpenedCard, SeatSeed } from './sealed-deck.ts';
import type {
  Hand,
  HandLogEntry,
  HandResult,
  HandSeat,
  Positions,
  Seat,
  SeatCommit,
  ShownHand,
  Street,
  TableState,
} from './table-state.ts';
import { turnEndsAt } from './turns.ts';

/** What one seat, or a guest, may know of a table. Sums in minor units. */
export interface TableView {
  stateNo: number;
  seats: readonly SeatView[];
  waiting: number;
  next: NextView | null;
  /** The hand that is played, or the last one with its result. */
  hand: HandView | null;
  own: OwnView | null;
}

export interface SeatView {
  seat: number;
  name: string;
  chipsMinor: bigint;
  betMinor: bigint;
  /** `out`: not in this hand; `away`: sits out. */
  state: 'active' | 'folded' | 'all_in' | 'out' | 'away';
  hasCards: boolean;
  isComputer: boolean;
  isConnected: boolean;
}

export interface NextView {
  handNo: number;
  root: string;
  serverSeedHash: string;
  commits: readonly SeatCommit[];
  /** Whose seed is there; the seeds themselves are told when the hand begins. */
  seeded: readonly number[];
  seedsUntilMs: number;
}

export interface HandView {
  handNo: number;
  root: string;
  serverSeedHash: string;
  commits: readonly SeatCommit[];
  seeds: readonly SeatSeed[];
  positions: Positions;
  street: Street;
  board: readonly OpenedCard[];
  pots: readonly Pot[];
  toMatchMinor: bigint;
  turn: { seat: number; endsAtMs: number; bankMs: number } | null;
  step: number;
  /**
   * The least street's total of a bet or raise of the seat whose turn it is; null where it may not.
   */
  minRaiseToMinor: bigint | null;
  actions: readonly HandLogEntry[];
  shown: readonly ShownHand[];
  result: HandResult | null;
}

export interface OwnView {
  seat: number;
  cards: readonly OpenedCard[];
  /** What may be done now; null when it is not this seat's turn. */
  legal: LegalActions | null;
  pendingMinor: bigint;
  bankMs: number;
  isLeaving: boolean;
  owesSmall: boolean;
  owesBig: boolean;
  /** Whether a seed is awaited of it for the next hand. */
  isSeedAwaited: boolean;
}

/**
 * The table as one seat sees it, or a guest (null): the only way cards leave it. Of other seats it
 * has no card but those shown; of the deck nothing but the open board; no player's id, no seed that
 * could open either. The same call serves people and computer players.
 */
export function viewFor(table: TableState, seat: number | null): TableView {
  const viewer = seat === null ? null : (table.seats[seat - 1] ?? null);
  return {
    stateNo: table.stateNo,
    seats: seatedOf(table).map((one) => seatView(table.hand, one)),
    waiting: table.queue.length,
    next: nextView(table),
    hand: table.hand && handView(table, table.hand),
    own: viewer && ownView(table, viewer),
  };
}

/** The seat in the hand, if it is still the same player's. */
const partOf = (hand: Hand | null, { seat, playerId }: Seat): HandSeat | undefined => {
  const one = hand ? handSeatOf(hand, seat) : undefined;
  return one?.playerId === playerId ? one : undefined;
};

function seatView(hand: Hand | null, one: Seat): SeatView {
  const { seat, name, chipsMinor, isComputer, isConnected } = one;
  const part = hand?.result ? undefined : partOf(hand, one);
  const hasCards = part !== undefined && !part.hasFolded;
  const betMinor = part?.betMinor ?? 0n;
  const state = stateOf(one, part);
  return { seat, name, chipsMinor, betMinor, state, hasCards, isComputer, isConnected };
}

function stateOf(one: Seat, part: HandSeat | undefined): SeatView['state'] {
  if (!part) return one.isSittingOut ? 'away' : 'out';
  if (part.hasFolded) return 'folded';
  return one.chipsMinor === 0n ? 'all_in' : 'active';
}

function nextView({ next }: TableState): NextView | null {
  if (!next) return null;
  const { handNo, root, serverSeedHash } = next.deck;
  const commits = next.candidates.map(({ seat, commit }) => ({ seat, commit }));
  const seeded = next.candidates.flatMap(({ seat, seed }) => (seed === null ? [] : [seat]));
  return { handNo, root, serverSeedHash, commits, seeded, seedsUntilMs: next.seedsUntilMs };
}

function handView(table: TableState, hand: Hand): HandView {
  const { handNo, deck, commits, seeds, positions, street, step, result } = hand;
  const actor = hand.turn && handSeatOf(hand, hand.turn.seat);
  const legal = actor && legalActionsOf(table, hand, actor);
  return {
    handNo,
    root: deck.root,
    serverSeedHash: deck.serverSeedHash,
    commits,
    seeds,
    positions,
    street,
    board: boardOf(hand),
    pots: result?.pots ?? potsInPlay(hand),
    toMatchMinor: hand.bets.toMatchMinor,
    turn: turnView(table, hand),
    step,
    minRaiseToMinor: legal?.wager?.leastMinor ?? null,
    actions: hand.actions,
    shown: hand.shown,
    result,
  };
}

const potsInPlay = (hand: Hand): readonly Pot[] =>
  potsOf(hand.seats.map((one) => ({ ...one, liveMinor: one.totalMinor })));

function turnView(table: TableState, hand: Hand): HandView['turn'] {
  const endsAtMs = turnEndsAt({ table }, hand);
  if (!hand.turn || endsAtMs === null) return null;
  const { seat } = hand.turn;
  return { seat, endsAtMs, bankMs: table.seats[seat - 1]?.bankMs ?? 0 };
}

function ownView(table: TableState, viewer: Seat): OwnView {
  const { seat, pendingMinor, bankMs, isLeaving, owesSmall, owesBig } = viewer;
  const part = partOf(table.hand, viewer);
  const hand = liveHand(table);
  const isTurn = part !== undefined && hand?.turn?.seat === seat;
  const candidate = table.next?.candidates.find((one) => one.playerId === viewer.playerId);
  return {
    seat,
    cards: table.hand && part ? holeCardsOf(table.hand, seat) : [],
    legal: hand && isTurn ? legalActionsOf(table, hand, part) : null,
    pendingMinor,
    bankMs,
    isLeaving,
    owesSmall,
    owesBig,
    isSeedAwaited: candidate?.seed === null,
  };
}

import type { CallResponse, pokerHandGet, pokerTableState } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { HandRecord, OpenedCard, TableView } from '@pavilion/games/table/holdem/index';
import type { PokerHandRow } from './poker-hand.store.ts';
import { readMinors } from './minor-json.ts';

type HandView = NonNullable<TableView['hand']>;
type ToldHand = NonNullable<CallResponse<typeof pokerTableState>['hand']>;
type ToldHistory = CallResponse<typeof pokerHandGet>['value'];

export const timeOf = (ms: number): string => new Date(ms).toISOString();

const openedView = ({ card, leaf, proof }: OpenedCard): ToldHistory['own_cards'][number] => ({
  card,
  leaf,
  proof: [...proof],
});

const actionsView = (
  actions: HandRecord['actions'],
  currency: CurrencyCode,
): ToldHistory['actions'] =>
  actions.map(({ street, seat, action, toMinor, isAllIn, isForced }) => ({
    ...{ street, seat, action, is_all_in: isAllIn, is_forced: isForced },
    to: formatAmount(toMinor, currency),
  }));

const shownView = (shown: HandRecord['shown']): ToldHistory['shown'] =>
  shown.map(({ seat, cards }) => ({ seat, cards: cards.map(openedView) }));

/** A pot while it is played, or as it was shared. */
function potsView(pots: HandView['pots'], currency: CurrencyCode): ToldHand['pots'] {
  const text = (minor: bigint): string => formatAmount(minor, currency);
  return pots.map((pot) => {
    const told = { amount: text(pot.amountMinor), seats: [...pot.seats] };
    if (!isSettled(pot)) return told;
    const shares = pot.shares.map(({ seat, wonMinor }) => ({ seat, won: text(wonMinor) }));
    return { ...told, rake: text(pot.rakeMinor), shares };
  });
}

type SettledPot = HandRecord['pots'][number];
const isSettled = (pot: HandView['pots'][number]): pot is SettledPot => 'shares' in pot;

const uncalledView = (
  uncalled: HandRecord['uncalled'],
  currency: CurrencyCode,
): ToldHistory['uncalled'] =>
  uncalled && {
    seat: uncalled.seat,
    amount: formatAmount(uncalled.amountMinor, currency),
  };

/** The hand of a table, as everybody may see it. */
export function handView(hand: HandView, currency: CurrencyCode): ToldHand {
  const { handNo, root, serverSeedHash, positions, turn, minRaiseToMinor, result } = hand;
  return {
    ...{ hand_no: handNo, root, server_seed_hash: serverSeedHash },
    ...{ commits: [...hand.commits], seeds: [...hand.seeds] },
    ...placesView(positions),
    street: hand.street,
    board: hand.board.map(({ card }) => card),
    board_proofs: hand.board.map(openedView),
    pots: potsView(hand.pots, currency),
    to_match: formatAmount(hand.toMatchMinor, currency),
    turn: turn && { seat: turn.seat, ends_at: timeOf(turn.endsAtMs), bank_ms: turn.bankMs },
    step: hand.step,
    min_raise_to: minRaiseToMinor === null ? null : formatAmount(minRaiseToMinor, currency),
    actions: actionsView(hand.actions, currency),
    shown: shownView(hand.shown),
    result: result && {
      ended_at: timeOf(result.endedAtMs),
      rake: formatAmount(result.rakeMinor, currency),
      uncalled: uncalledView(result.uncalled, currency),
    },
  };
}

const placesView = ({ button, small, big }: HandRecord['positions']) => ({
  button,
  small_blind: small,
  big_blind: big,
});

/**
 * A hand of the past: the names of players as they were shown, own cards for whom they belong to,
 * and no player's id.
 */
export function historyView(
  row: PokerHandRow,
  currency: CurrencyCode,
  viewer: { holders: readonly string[]; ownCards: readonly OpenedCard[] },
): ToldHistory {
  const record = readMinors<HandRecord>(row.record);
  const text = (minor: bigint): string => formatAmount(minor, currency);
  return {
    ...{ hand_id: row.id, table_id: row.table_id, table_name: row.table_name },
    ...{ hand_no: row.hand_no, currency: row.currency, play_money: row.is_play_money },
    ...{ started_at: row.started_at.toISOString(), ended_at: row.ended_at.toISOString() },
    ...{ root: record.root, server_seed_hash: record.serverSeedHash },
    ...{ commits: [...record.commits], seeds: [...record.seeds] },
    ...placesView(record.positions),
    seats: record.seats.map((seat) => ({
      ...{ seat: seat.seat, name: seat.name, is_computer: seat.isComputer },
      is_me: viewer.holders.includes(seat.playerId),
      ...{ start: text(seat.startMinor), stake: text(seat.stakeMinor) },
      ...{ payout: text(seat.payoutMinor), net: signed(seat.netMinor, text) },
    })),
    actions: actionsView(record.actions, currency),
    board: record.board.map(({ card }) => card),
    board_proofs: record.board.map(openedView),
    shown: shownView(record.shown),
    own_cards: viewer.ownCards.map(openedView),
    pots: potsView(record.pots, currency),
    rake: text(record.rakeMinor),
    uncalled: uncalledView(record.uncalled, currency),
  };
}

/** A result with its sign: `-12.50`. */
export const signed = (minor: bigint, text: (minor: bigint) => string): string =>
  minor < 0n ? `-${text(-minor)}` : text(minor);

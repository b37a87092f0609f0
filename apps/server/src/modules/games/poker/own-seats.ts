import { viewFor, type TableState, type TableView } from '@pavilion/games/table/holdem/index';

/** What the player of a seat may know beside what everybody does, cards aside. */
type OwnSeat = Omit<NonNullable<TableView['own']>, 'cards' | 'isSeedAwaited'> & {
  holder: string;
  /** The hand whose cut awaits the seat's seed. */
  seedAwaited: number | null;
  /** Which device acts for it; null: the first that does something. */
  device: string | null;
};

/**
 * As the table keeps it beside its public view: by seat, and who waits with until when a seat is
 * kept for them.
 */
export interface Owns {
  seats: Record<string, OwnSeat>;
  queue: Record<string, number | null>;
}

/** Cards are left out by name: what is added to a view later stays out as well. */
export function ownsOf({
  state,
  devices,
}: {
  state: TableState;
  devices: ReadonlyMap<string, string>;
}): Owns {
  const seats = state.seats.flatMap((seat) => {
    const own = seat && viewFor(state, seat.seat).own;
    if (!own) return [];
    const { legal, pendingMinor, bankMs, isLeaving, owesSmall, owesBig, isSeedAwaited } = own;
    const seedAwaited = isSeedAwaited ? (state.next?.deck.handNo ?? null) : null;
    const known = { seat: own.seat, legal, pendingMinor, bankMs, isLeaving, owesSmall, owesBig };
    const { playerId: holder } = seat;
    const device = devices.get(holder) ?? null;
    return [[String(seat.seat), { ...known, holder, seedAwaited, device }] as const];
  });
  return {
    seats: Object.fromEntries(seats),
    queue: Object.fromEntries(
      state.queue.map(({ playerId, offeredUntilMs }) => [playerId, offeredUntilMs]),
    ),
  };
}

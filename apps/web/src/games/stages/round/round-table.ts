import { ownedOr, type AutoTable } from '../auto/auto-table.ts';
import type { RoundRecord } from '../../game-info.ts';
import type { RoundRoom, RoundRoomState } from './round-room.ts';

/** Finds a bet whose end was not heard. */
export type FindBet = (betId: string) => Promise<RoundRecord>;

/**
 * A shared game as a table that plays by itself: one bet on each round that opens, until it has
 * paid.
 */
export function roundTable(room: RoundRoom, find: FindBet | null): AutoTable {
  let playedId: string | null = null;
  const isOpen = ({ current, isAsking }: RoundRoomState): boolean =>
    current?.phase === 'betting' && current.roundId !== playedId && !isAsking;
  return {
    stake: () => room.getState().stake,
    setStake: room.setStake,
    balance: () => ownedOr(room.getState().balance),
    async play(signal) {
      while (await until(room, isOpen, signal)) {
        const { current, own: before } = room.getState();
        playedId = current?.roundId ?? null;
        await room.join();
        const { own, problem } = room.getState();
        const bet = own.find(({ round_id }) => before.every((one) => one.round_id !== round_id));
        if (bet) return settled(room, bet, find);
        // Betting closed in the very moment: the next round takes the bet.
        if (problem?.code !== 'roundClosed') return null;
      }
      return null;
    },
  };
}

/** A bet once its round is over, as the table told it or as the server has it. */
async function settled(
  room: RoundRoom,
  { round_id: betId }: RoundRecord,
  find: FindBet | null,
): Promise<RoundRecord | null> {
  const roundId = room.getState().current?.roundId;
  const ended = ({ own }: RoundRoomState): RoundRecord | undefined =>
    own.find(({ round_id, state }) => round_id === betId && state !== 'open');
  await until(room, (state) => ended(state) !== undefined || state.current?.roundId !== roundId);
  return ended(room.getState()) ?? (find ? find(betId).catch(() => null) : null);
}

/** Resolves once the table is so; false when the wait is given up. */
function until(
  room: RoundRoom,
  isSo: (state: RoundRoomState) => boolean,
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (is: boolean): void => {
      stop();
      signal?.removeEventListener('abort', giveUp);
      resolve(is);
    };
    const giveUp = (): void => end(false);
    const look = (): void => {
      if (isSo(room.getState())) end(true);
    };
    const stop = room.subscribe(look);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else look();
  });
}

import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { RoundRecord } from '../../game-info.ts';
import type { RoundRoom, RoundRoomState } from './round-room.ts';
import { roundTable } from './round-table.ts';

const betOf = (round_id: string, change: Partial<RoundRecord> = {}): RoundRecord =>
  ({ round_id, state: 'open', stake: '1.00', payout: '0.00', ...change }) as RoundRecord;

/** A room whose rounds are moved by hand. */
function roomOf() {
  const store = createStore<RoundRoomState>(
    () => ({ current: null, own: [], isAsking: false, problem: null, stake: '1.00' }) as never,
  );
  const enter = (roundId: string, phase: 'betting' | 'running' | 'settled'): void =>
    store.setState(({ current, own }) => ({
      current: { roundId, phase } as never,
      own: current?.roundId === roundId ? own : [],
    }));
  const join = vi.fn(() => {
    const id = `bet on ${store.getState().current?.roundId}`;
    store.setState({ own: [betOf(id)], problem: null });
    return Promise.resolve();
  });
  return { room: { ...store, join } as unknown as RoundRoom, store, enter, join };
}

const nothing = new AbortController().signal;

it('waits for betting to open, bets once, and gives the bet when its round has paid', async () => {
  const { room, store, enter, join } = roomOf();
  const table = roundTable(room, null);
  enter('a', 'running');
  const played = table.play(nothing);
  expect(join).not.toHaveBeenCalled();
  enter('b', 'betting');
  await vi.waitFor(() => expect(join).toHaveBeenCalledTimes(1));
  enter('b', 'running');
  store.setState({ own: [betOf('bet on b', { state: 'settled', payout: '2.00' })] });
  expect(await played).toMatchObject({ payout: '2.00' });
  // The round it has bet on is not bet on again.
  void table.play(nothing);
  enter('b', 'betting');
  expect(join).toHaveBeenCalledTimes(1);
});

it('takes the next round when betting closed in the very moment, and stops at any other refusal', async () => {
  const { room, store, enter, join } = roomOf();
  const refuse = (code: string) => () => {
    store.setState({ problem: { code, detail: null, paths: [] } });
    return Promise.resolve();
  };
  join.mockImplementationOnce(refuse('roundClosed')).mockImplementationOnce(refuse('stakeTooHigh'));
  const played = roundTable(room, null).play(nothing);
  enter('a', 'betting');
  await vi.waitFor(() => expect(join).toHaveBeenCalledTimes(1));
  enter('b', 'betting');
  expect(await played).toBeNull();
  expect(join).toHaveBeenCalledTimes(2);
});

it('asks for a bet whose end was not heard, and gives up the wait for a round when told to', async () => {
  const { room, enter, join } = roomOf();
  const table = roundTable(room, (id) => Promise.resolve(betOf(id, { payout: '3.00' })));
  const played = table.play(nothing);
  enter('a', 'betting');
  await vi.waitFor(() => expect(join).toHaveBeenCalledTimes(1));
  enter('b', 'running');
  expect(await played).toMatchObject({ round_id: 'bet on a', payout: '3.00' });
  const stopping = new AbortController();
  const waiting = table.play(stopping.signal);
  stopping.abort();
  expect(await waiting).toBeNull();
});

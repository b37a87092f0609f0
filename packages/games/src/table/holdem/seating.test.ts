import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';

const terms = { buyInMinMinor: 400n, buyInMaxMinor: 1000n };
const commit = 'ab'.repeat(32);

describe('taking a seat', () => {
  it('moves the buy-in to the table, within its bounds', () => {
    const table = new HoldemTable(terms);
    expect(table.sit('a', 1, 399n)).toEqual({ code: 'buyInTooLow', limitMinor: 400n });
    expect(table.sit('a', 1, 1001n)).toEqual({ code: 'buyInTooHigh', limitMinor: 1000n });
    expect(table.effects).toEqual([]);
    expect(table.sit('a', 1, 400n)).toBeNull();
    expect(table.effects[0]).toEqual({
      type: 'buy_in',
      seat: 1,
      playerId: 'a',
      amountMinor: 400n,
    });
  });

  it('is refused where somebody sits, where there is no seat, twice, and without a commit', () => {
    const table = new HoldemTable({ ...terms, seatCount: 2 });
    table.sit('a', 1, 400n);
    for (const seat of [0, 1, 3, 1.5]) expect(table.sit('b', seat, 400n)?.code).toBe('seatTaken');
    expect(table.sit('a', 2, 400n)?.code).toBe('seatTaken');
    const sit = { type: 'sit', playerId: 'b', name: 'b', seat: 2, buyInMinor: 400n } as const;
    expect(table.do({ ...sit, commit: 'AB'.repeat(32) })?.code).toBe('actionNotAllowed');
    expect(table.do({ ...sit, commit })).toBeNull();
    expect(table.sit('c', null, 400n)?.code).toBe('seatTaken');
  });

  it('draws a seat for who names none', () => {
    const table = new HoldemTable({ ...terms, seatCount: 4 });
    table.sit('a', 2, 400n);
    table.sit('b', null, 400n, 4);
    expect(table.state.seats.map((seat) => seat?.playerId)).toEqual([
      undefined,
      'a',
      'b',
      undefined,
    ]);
  });
});

describe('the queue', () => {
  function full(): HoldemTable {
    const table = new HoldemTable({ ...terms, seatCount: 2 });
    table.sit('a', 1, 400n);
    table.sit('b', 2, 400n);
    for (const playerId of ['c', 'd']) table.do({ type: 'wait', playerId });
    return table;
  }

  it('has the free seat offered to its first, and kept from others', () => {
    const table = full();
    table.do({ type: 'leave', playerId: 'a' });
    expect(table.effects.at(-1)).toEqual({
      type: 'seat_offered',
      playerId: 'c',
      untilMs: table.nowMs + 30_000,
    });
    expect(table.sit('d', 1, 400n)?.code).toBe('seatTaken');
    expect(table.sit('e', 1, 400n)?.code).toBe('seatTaken');
    expect(table.sit('c', null, 400n)).toBeNull();
    expect(table.state.queue.map(({ playerId }) => playerId)).toEqual(['d']);
  });

  it('goes on to the next when the first does not come', () => {
    const table = full();
    table.do({ type: 'leave', playerId: 'a' });
    table.pass(30_000);
    expect(table.state.queue.map(({ playerId }) => playerId)).toEqual(['d']);
    expect(table.sit('d', null, 400n)).toBeNull();
  });

  it('lets nobody who waited choose the seat', () => {
    const table = new HoldemTable({ ...terms, seatCount: 3 });
    table.do({ type: 'wait', playerId: 'a' });
    table.sit('a', 1, 400n, 2);
    expect(table.state.seats[2]?.playerId).toBe('a');
  });

  it('holds a player once, until they stop waiting, and none who sits', () => {
    const table = full();
    table.do({ type: 'wait', playerId: 'c' });
    expect(table.state.queue).toHaveLength(2);
    table.do({ type: 'stop_waiting', playerId: 'c' });
    expect(table.state.queue.map(({ playerId }) => playerId)).toEqual(['d']);
    expect(table.do({ type: 'wait', playerId: 'a' })?.code).toBe('seatTaken');
  });
});

describe('leaving', () => {
  it('pays out at once between hands', () => {
    const table = new HoldemTable(terms);
    table.sit('a', 1, 400n);
    table.do({ type: 'leave', playerId: 'a' });
    expect(table.effects.find(({ type }) => type === 'cash_out')).toEqual({
      type: 'cash_out',
      seat: 1,
      playerId: 'a',
      amountMinor: 400n,
    });
    expect(table.do({ type: 'leave', playerId: 'a' })?.code).toBe('notSeated');
  });

  it('folds a hand at its turn and pays the chips behind out after it', () => {
    const table = new HoldemTable(terms);
    for (const [place, player] of ['a', 'b', 'c'].entries()) table.sit(player, place + 1, 1000n);
    table.deal();
    table.act('a', 'call');
    table.do({ type: 'leave', playerId: 'c' });
    expect(table.state.hand?.seats.find(({ playerId }) => playerId === 'c')?.hasFolded).toBe(false);
    table.act('b', 'call');
    // It could check its big blind: leaving folds it.
    expect(table.records()).toEqual([]);
    expect(table.turn()).toBe('b');
    table.act('b', 'check');
    table.act('a', 'bet', 20n);
    table.act('b', 'fold');
    const kinds = table.effects.map(({ type }) => type);
    expect(kinds.indexOf('cash_out')).toBeGreaterThan(kinds.indexOf('hand_settled'));
    expect(table.effects.find(({ type }) => type === 'cash_out')).toMatchObject({
      playerId: 'c',
      amountMinor: 990n,
    });
  });

  it('folds at once when it is its turn', () => {
    const table = new HoldemTable(terms);
    for (const [place, player] of ['a', 'b'].entries()) table.sit(player, place + 1, 1000n);
    table.deal();
    table.do({ type: 'leave', playerId: 'a' });
    expect(table.chips('b')).toBe(1005n);
    expect(table.state.seats[0]).toBeNull();
  });

  it('does not fold who is all-in already', () => {
    const table = new HoldemTable(terms);
    for (const [place, player] of ['a', 'b'].entries()) table.sit(player, place + 1, 500n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'all_in');
    table.do({ type: 'leave', playerId: 'a' });
    table.act('b', 'call');
    expect(table.effects.find(({ type }) => type === 'cash_out')).toMatchObject({
      playerId: 'a',
      amountMinor: 1000n,
    });
  });

  it('is not taken to sit down again with less within the hour, up to the most', () => {
    const table = new HoldemTable(terms);
    for (const [player, stack] of [
      ['a', 700n],
      ['b', 3000n],
    ] as const) {
      table.sit(player, null, 1000n);
      table.setChips(player, stack);
      table.do({ type: 'leave', playerId: player });
    }
    table.pass(3_599_999);
    expect(table.sit('a', 1, 699n)).toEqual({ code: 'buyInTooLow', limitMinor: 700n });
    expect(table.sit('b', 2, 999n)).toEqual({ code: 'buyInTooLow', limitMinor: 1000n });
    table.pass(1);
    expect(table.sit('a', 1, 400n)).toBeNull();
  });
});

describe('buying more', () => {
  it('waits for the end of the hand, and keeps to the most', () => {
    const table = new HoldemTable(terms);
    for (const [place, player] of ['a', 'b'].entries()) table.sit(player, place + 1, 500n);
    table.deal();
    const rebuy = { type: 'rebuy', playerId: 'a' } as const;
    expect(table.do({ ...rebuy, amountMinor: 0n })).toEqual({
      code: 'buyInTooLow',
      limitMinor: 1n,
    });
    expect(table.do({ ...rebuy, amountMinor: 506n })?.code).toBe('buyInTooHigh');
    expect(table.do({ ...rebuy, amountMinor: 400n })).toBeNull();
    expect(table.chips('a')).toBe(495n);
    expect(table.legal('a')?.wager?.mostMinor).toBe(500n);
    table.act('a', 'fold');
    expect(table.chips('a')).toBe(895n);
  });

  it('brings who has lost everything back into the game', () => {
    const table = new HoldemTable(terms);
    for (const [place, player] of ['a', 'b'].entries()) table.sit(player, place + 1, 500n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'all_in');
    table.act('b', 'call');
    expect(table.state.seats[1]).toMatchObject({ chipsMinor: 0n, isSittingOut: true });
    expect(table.state.isDeckAwaited).toBe(false);
    expect(table.do({ type: 'sit_in', playerId: 'b', post: false })?.code).toBe('buyInTooLow');
    expect(table.do({ type: 'rebuy', playerId: 'b', amountMinor: 399n })?.code).toBe('buyInTooLow');
    expect(table.do({ type: 'rebuy', playerId: 'b', amountMinor: 400n })).toBeNull();
    expect(table.state.isDeckAwaited).toBe(true);
  });
});

describe('who is away', () => {
  it('is paid out after a quarter of an hour, but not out of a hand', () => {
    const table = new HoldemTable(terms);
    table.sit('a', 1, 500n);
    table.do({ type: 'sit_out', playerId: 'a' });
    table.pass(899_999);
    expect(table.state.seats[0]).not.toBeNull();
    table.pass(1);
    expect(table.state.seats[0]).toBeNull();
    expect(table.effects.find(({ type }) => type === 'cash_out')).toMatchObject({ playerId: 'a' });
  });

  it('stays when back in time', () => {
    const table = new HoldemTable(terms);
    table.sit('a', 1, 500n);
    table.do({ type: 'sit_out', playerId: 'a' });
    table.pass(600_000);
    table.do({ type: 'sit_in', playerId: 'a', post: false });
    table.pass(900_000);
    expect(table.state.seats[0]?.isSittingOut).toBe(false);
  });
});

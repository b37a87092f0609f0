// Faults that other tables have been published with (domain page "games two", 4): one test each, so
// that none comes back here.
import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';
import { viewFor } from './view.ts';

function seated(...stacks: bigint[]): HoldemTable {
  const table = new HoldemTable();
  for (const [place, stack] of stacks.entries()) table.sit('abcdefghi'[place]!, place + 1, stack);
  return table;
}

describe('a short all-in', () => {
  it('does not reopen the betting for who has acted since the last full raise', () => {
    const table = seated(1000n, 1000n, 1000n, 150n);
    table.deal();
    // Seat 4 is first before the flop: button 1, blinds 2 and 3.
    table.act('d', 'call');
    table.act('a', 'raise', 100n);
    table.act('b', 'call');
    table.act('c', 'fold');
    table.act('d', 'all_in');
    expect(table.turn()).toBe('a');
    expect(table.legal('a')).toMatchObject({ callMinor: 50n, wager: null, allInMinor: null });
    expect(table.act('a', 'raise', 300n)).toEqual({ code: 'actionNotAllowed' });
    table.act('a', 'call');
    expect(table.legal('b')?.wager).toBeNull();
    table.act('b', 'call');
    expect(table.state.hand?.street).toBe('flop');
  });

  it('leaves it open to who has not acted yet, by the last full raise', () => {
    const table = seated(1000n, 1000n, 1000n, 150n);
    table.deal();
    table.act('d', 'all_in');
    // 150 over the blind of 10 is a full raise of 140.
    expect(table.legal('a')?.wager?.leastMinor).toBe(290n);
    const other = seated(100n, 130n, 1000n, 1000n);
    other.deal();
    other.act('d', 'raise', 80n);
    other.act('a', 'all_in');
    // 20 above a raise of 70 is short: the least raise stays 70, on top of what is to be matched.
    expect(other.legal('b')?.wager).toEqual({
      action: 'raise',
      leastMinor: 130n,
      mostMinor: 130n,
    });
    other.act('b', 'fold');
    expect(other.legal('c')?.wager?.leastMinor).toBe(170n);
  });

  it('reopens it together with others that make a full raise', () => {
    const table = seated(1000n, 150n, 200n, 1000n);
    table.deal();
    table.act('d', 'fold');
    table.act('a', 'raise', 100n);
    table.act('b', 'all_in');
    table.act('c', 'all_in');
    // The last full raise added 90; 50 and 50 make 100.
    expect(table.legal('a')).toMatchObject({ callMinor: 100n });
    expect(table.legal('a')?.wager).toBeNull();
    const withFourth = seated(1000n, 150n, 200n, 1000n);
    withFourth.deal();
    withFourth.act('d', 'call');
    withFourth.act('a', 'raise', 100n);
    withFourth.act('b', 'all_in');
    withFourth.act('c', 'all_in');
    withFourth.act('d', 'call');
    expect(withFourth.legal('a')?.wager).toMatchObject({ leastMinor: 290n });
  });

  it('counts into the pots it reaches and no other', () => {
    const table = seated(1000n, 40n, 130n, 1000n);
    table.deal({
      a: '2s 7d',
      b: 'As Ad',
      c: 'Ks Kd',
      d: 'Qs Qd',
      board: '3h 8c 9d Jh 4c',
    });
    table.act('d', 'raise', 100n);
    table.act('a', 'call');
    table.act('b', 'all_in');
    table.act('c', 'all_in');
    table.act('d', 'call');
    table.act('a', 'call');
    for (let street = 0; street < 3; street += 1)
      for (const player of ['d', 'a']) table.act(player, 'check');
    expect(table.records()[0]?.pots.map(({ amountMinor, seats }) => [amountMinor, seats])).toEqual([
      [160n, [2, 3, 4, 1]],
      [270n, [3, 4, 1]],
    ]);
    expect(['a', 'b', 'c', 'd'].map((player) => table.chips(player))).toEqual([
      870n,
      160n,
      270n,
      870n,
    ]);
  });
});

describe('an all-in', () => {
  it('is taken to the last minor unit, whatever the blinds are', () => {
    const table = seated(1000n, 37n, 1003n);
    table.deal({ a: 'As Ad', b: '2s 7d', c: '3s 7c', board: '3h 8c 9d Jh Qc' });
    expect(table.act('a', 'raise', 36n)).toBeNull();
    expect(table.legal('b')).toMatchObject({ callMinor: 31n, allInMinor: 37n });
    expect(table.act('b', 'all_in')).toBeNull();
    expect(table.act('c', 'all_in')).toBeNull();
    expect(table.act('a', 'all_in')).toBeNull();
    expect([table.chips('a'), table.chips('b'), table.chips('c')]).toEqual([2037n, 0n, 3n]);
  });

  it('is a call where nobody is left who could call more', () => {
    const table = seated(100n, 1000n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'all_in');
    expect(table.legal('b')).toEqual({
      canCheck: false,
      callMinor: 90n,
      wager: null,
      allInMinor: 100n,
    });
    expect(table.act('b', 'all_in')).toBeNull();
    expect(table.chips('b')).toBe(900n);
  });

  it('may be said as a raise to everything, though that is below the least raise', () => {
    const table = seated(1000n, 1000n, 45n);
    table.deal();
    table.act('a', 'raise', 40n);
    table.act('b', 'fold');
    expect(table.legal('c')?.wager).toEqual({ action: 'raise', leastMinor: 45n, mostMinor: 45n });
    expect(table.act('c', 'raise', 45n)).toBeNull();
  });
});

describe('a hand in which one player has chips left', () => {
  it('is dealt to its end without asking anybody', () => {
    const table = seated(100n, 1000n, 60n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', c: 'Qs Qd', board: '3h 8c 9d Jh 4c' });
    table.act('a', 'all_in');
    table.act('b', 'call');
    table.act('c', 'all_in');
    expect(table.turn()).toBeNull();
    expect(table.state.hand?.result?.isShowdown).toBe(true);
    expect([table.chips('a'), table.chips('b'), table.chips('c')]).toEqual([260n, 900n, 0n]);
  });

  it('asks that player for a call only where there is something to call', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.setChips('c', 7n);
    table.deal();
    // The big blind is all-in below the blind: still ten to match for who comes first …
    expect(table.legal('a')).toMatchObject({ callMinor: 10n });
    table.act('a', 'fold');
    // … and the small blind, alone with chips, decides about two more.
    expect(table.turn()).toBe('b');
    table.act('b', 'call');
    expect(table.state.hand?.result?.uncalled).toEqual({ seat: 2, amountMinor: 3n });
  });

  it('does not ask a small blind that already covers an all-in big blind', () => {
    const table = seated(1000n, 1000n);
    table.setChips('b', 3n);
    table.deal();
    expect(table.turn()).toBeNull();
    expect(table.state.hand?.result?.uncalled).toEqual({ seat: 1, amountMinor: 2n });
  });
});

describe('side pots', () => {
  it('are split each among its own winners', () => {
    const table = seated(50n, 200n, 500n, 500n);
    table.deal({
      a: 'As Ad',
      b: 'Ks Kd',
      c: 'Kh Kc',
      d: '2s 7d',
      board: '3h 8c 9d Jh 4c',
    });
    table.act('d', 'all_in');
    for (const player of ['a', 'b', 'c']) table.act(player, 'all_in');
    // 4 × 50 to a; 3 × 150 to b and c; 2 × 300 to c.
    expect(['a', 'b', 'c', 'd'].map((player) => table.chips(player))).toEqual([
      200n,
      225n,
      825n,
      0n,
    ]);
  });
});

describe('what goes out', () => {
  it('is a view, never the state: no deck, no seed, no card of others', () => {
    const table = seated(1000n, 1000n);
    table.deal({ a: 'As Ad', b: 'Ks Kd' });
    const text = (value: unknown): string =>
      JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part));
    const { deck, order } = table.state.hand!;
    const guest = text(viewFor(table.state, null));
    const own = text(viewFor(table.state, 1));
    const told = text(table.effects);
    expect(guest + own + told).not.toContain(deck.serverSeed);
    for (const leaf of deck.leaves) expect(guest + told).not.toContain(leaf);
    // Heads-up the button, seat 1, is dealt the second and the fourth card.
    const ownLeaves = [order[1]!, order[3]!].map((place) => deck.leaves[place]!);
    for (const leaf of deck.leaves) expect(own.includes(leaf)).toBe(ownLeaves.includes(leaf));
  });
});

describe('time', () => {
  it('comes from one bank: being away brings no new time with each hand', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal();
    table.do({ type: 'connection', playerId: 'a', isConnected: false });
    table.pass(15_000 + 29_999);
    expect(table.turn()).toBe('a');
    table.pass(1);
    expect(table.turn()).toBe('b');
    table.act('b', 'fold');
    expect(table.state.seats[0]).toMatchObject({ bankMs: 0, isSittingOut: true });
    table.do({ type: 'connection', playerId: 'a', isConnected: true });
    table.do({ type: 'sit_in', playerId: 'a', post: true });
    for (let hand = 0; hand < 3 && table.turn() !== 'a'; hand += 1) {
      table.deal();
      while (table.turn() && table.turn() !== 'a') table.act(table.turn()!, 'fold');
    }
    expect(table.turn()).toBe('a');
    table.pass(15_000);
    expect(table.turn()).not.toBe('a');
  });

  it('insures no all-in: who is not there folds to a bet', () => {
    const table = seated(1000n, 1000n);
    table.deal();
    table.act('a', 'raise', 30n);
    table.do({ type: 'connection', playerId: 'b', isConnected: false });
    table.pass(45_000);
    expect(table.records()[0]?.actions.at(-1)).toMatchObject({
      seat: 2,
      action: 'fold',
      isForced: true,
    });
    expect(table.chips('a')).toBe(1010n);
  });
});

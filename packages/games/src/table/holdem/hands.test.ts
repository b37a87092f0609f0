import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';

/**
 * A table where a, b, c … sit at seats 1, 2, 3 … with these stacks; the button of the first hand is
 * the first seat.
 */
function seated(...stacks: bigint[]): HoldemTable {
  const table = new HoldemTable();
  for (const [place, stack] of stacks.entries())
    expect(table.sit('abcdefghi'[place]!, place + 1, stack)).toBeNull();
  return table;
}

describe('a hand of three', () => {
  it('is played from the blinds to the showdown', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', c: '7s 2d', board: '3h 8c 9d Jh Qc' });
    expect(table.state.positions).toEqual({ button: 1, small: 2, big: 3 });
    expect(table.turn()).toBe('a');
    expect(table.act('a', 'raise', 30n)).toBeNull();
    expect(table.act('b', 'call')).toBeNull();
    expect(table.act('c', 'fold')).toBeNull();
    expect(table.state.hand?.boardCount).toBe(3);
    expect(table.turn()).toBe('b');
    for (const street of ['flop', 'turn', 'river']) {
      expect(table.state.hand?.street).toBe(street);
      expect(table.act('b', 'check')).toBeNull();
      expect(table.act('a', 'check')).toBeNull();
    }
    expect([table.chips('a'), table.chips('b'), table.chips('c')]).toEqual([1040n, 970n, 990n]);
    // Nobody bet on the river: the left of the button shows first, then the better hand.
    expect(table.records()[0]?.shown.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('lets the beaten muck after the last aggressor has shown', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'call');
    table.act('b', 'call');
    table.act('c', 'check');
    for (let street = 0; street < 2; street += 1)
      for (const player of ['b', 'c', 'a']) table.act(player, 'check');
    table.act('b', 'check');
    table.act('c', 'check');
    table.act('a', 'bet', 50n);
    table.act('b', 'call');
    table.act('c', 'fold');
    expect(table.records()[0]?.shown.map(({ seat }) => seat)).toEqual([1]);
    expect(table.chips('a')).toBe(1070n);
  });

  it('gives the pot to the last one without showing, the uncalled part first', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal();
    table.act('a', 'raise', 40n);
    table.act('b', 'fold');
    table.act('c', 'fold');
    const [record] = table.records();
    expect(record?.uncalled).toEqual({ seat: 1, amountMinor: 30n });
    expect(record?.shown).toEqual([]);
    expect(table.chips('a')).toBe(1015n);
  });

  it('is one journal of sum zero, with stake and payout of each seat', () => {
    const table = new HoldemTable({ rake: { percent: 5, capMinor: 30n, headsUpCapMinor: 10n } });
    for (const [place, player] of ['a', 'b', 'c'].entries()) table.sit(player, place + 1, 1000n);
    table.deal({ a: 'As Ad', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'raise', 100n);
    table.act('b', 'call');
    table.act('c', 'fold');
    table.act('b', 'bet', 100n);
    table.act('a', 'raise', 300n);
    table.act('b', 'fold');
    const settled = table.effects.find(({ type }) => type === 'hand_settled');
    // Pot 100 + 100 + 10 + 100 + 100 = 410, rake 20, cap 30.
    expect(settled).toEqual({
      type: 'hand_settled',
      handNo: 1,
      rakeMinor: 20n,
      nets: [
        { seat: 2, playerId: 'b', stakeMinor: 200n, payoutMinor: 0n, netMinor: -200n },
        { seat: 3, playerId: 'c', stakeMinor: 10n, payoutMinor: 0n, netMinor: -10n },
        { seat: 1, playerId: 'a', stakeMinor: 200n, payoutMinor: 390n, netMinor: 190n },
      ],
    });
  });
});

describe('heads-up', () => {
  it('has the button as small blind, first before the flop and last after it', () => {
    const table = seated(1000n, 1000n);
    table.deal();
    expect(table.state.positions).toEqual({ button: 1, small: 1, big: 2 });
    expect(table.turn()).toBe('a');
    table.act('a', 'call');
    expect(table.turn()).toBe('b');
    table.act('b', 'check');
    expect(table.turn()).toBe('b');
  });

  it('deals the first card to the left of the button', () => {
    const table = seated(1000n, 1000n);
    table.deal();
    expect(table.state.hand?.seats.map(({ seat }) => seat)).toEqual([2, 1]);
  });
});

describe('no limit', () => {
  it('raises by at least the last full bet or raise', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal();
    expect(table.act('a', 'raise', 19n)).toEqual({ code: 'raiseTooSmall', limitMinor: 20n });
    expect(table.act('a', 'raise', 35n)).toBeNull();
    expect(table.act('b', 'raise', 59n)).toEqual({ code: 'raiseTooSmall', limitMinor: 60n });
    expect(table.act('b', 'raise', 1001n)).toEqual({ code: 'actionNotAllowed', limitMinor: 1000n });
    expect(table.act('b', 'raise', 100n)).toBeNull();
    expect(table.legal('c')?.wager).toEqual({
      action: 'raise',
      leastMinor: 165n,
      mostMinor: 1000n,
    });
  });

  it('bets at least the big blind, and refuses what does not fit', () => {
    const table = seated(1000n, 1000n);
    table.deal();
    expect(table.act('a', 'check')).toEqual({ code: 'actionNotAllowed' });
    expect(table.act('a', 'bet', 20n)).toEqual({ code: 'actionNotAllowed' });
    table.act('a', 'call');
    expect(table.act('b', 'call')).toEqual({ code: 'actionNotAllowed' });
    table.act('b', 'check');
    expect(table.act('b', 'raise', 20n)).toEqual({ code: 'actionNotAllowed' });
    expect(table.act('b', 'bet')).toEqual({ code: 'raiseTooSmall', limitMinor: 10n });
    expect(table.act('b', 'bet', 9n)).toEqual({ code: 'raiseTooSmall', limitMinor: 10n });
    expect(table.act('b', 'bet', 10n)).toBeNull();
  });

  it('takes an action only at its turn and at the step that was seen', () => {
    const table = seated(1000n, 1000n, 1000n);
    table.deal();
    const early = { type: 'act', handNo: 1, action: 'fold' } as const;
    expect(table.do({ ...early, playerId: 'b', step: 0 })?.code).toBe('notYourTurn');
    expect(table.do({ ...early, playerId: 'a', step: 1 })?.code).toBe('notYourTurn');
    expect(table.do({ ...early, playerId: 'a', step: 0, handNo: 2 })?.code).toBe('notYourTurn');
    expect(table.do({ ...early, playerId: 'z', step: 0 })?.code).toBe('notSeated');
    const before = table.state.stateNo;
    expect(table.act('a', 'fold')).toBeNull();
    expect(table.state.stateNo).toBe(before + 1);
  });
});

describe('fixed limit', () => {
  function limitTable(...stacks: bigint[]): HoldemTable {
    const table = new HoldemTable({ kind: 'fixed_limit' });
    for (const [place, stack] of stacks.entries()) table.sit('abcd'[place]!, place + 1, stack);
    table.deal();
    return table;
  }

  it('has one bet and three raises a street, heads-up too', () => {
    const table = limitTable(1000n, 1000n);
    for (const [player, to] of [
      ['a', 20n],
      ['b', 30n],
      ['a', 40n],
    ] as const) {
      expect(table.legal(player)?.wager).toEqual({
        action: 'raise',
        leastMinor: to,
        mostMinor: to,
      });
      expect(table.act(player, 'raise')).toBeNull();
    }
    expect(table.legal('b')).toEqual({
      canCheck: false,
      callMinor: 10n,
      wager: null,
      allInMinor: null,
    });
    expect(table.act('b', 'raise', 50n)).toEqual({ code: 'actionNotAllowed' });
    expect(table.act('b', 'all_in')).toEqual({ code: 'actionNotAllowed' });
  });

  it('bets the small bet on the flop and the big one after it', () => {
    const table = limitTable(1000n, 1000n);
    table.act('a', 'call');
    table.act('b', 'check');
    expect(table.act('b', 'bet', 20n)).toEqual({ code: 'actionNotAllowed', limitMinor: 10n });
    expect(table.act('b', 'bet', 10n)).toBeNull();
    table.act('a', 'call');
    expect(table.legal('b')?.wager).toMatchObject({ leastMinor: 20n, mostMinor: 20n });
  });

  it('completes a short all-in to the full raise', () => {
    const table = limitTable(1000n, 1000n, 13n);
    table.act('a', 'call');
    table.act('b', 'call');
    expect(table.act('c', 'all_in')).toBeNull();
    // 3 above the bet do not reopen it for who called.
    expect(table.legal('a')).toMatchObject({ callMinor: 3n, wager: null });
  });
});

describe('what shows', () => {
  it('is every hand once somebody is all-in and called, before the board is dealt on', () => {
    const table = seated(100n, 1000n);
    table.deal({ a: '2s 7d', b: 'Ks Kd', board: '3h 8c 9d Jh Qc' });
    table.act('a', 'all_in');
    table.act('b', 'call');
    const types = table.effects.map(({ type }) => type);
    expect(types.indexOf('shown')).toBeLessThan(types.indexOf('street'));
    expect(table.records()[0]?.shown).toHaveLength(2);
    expect(table.state.hand?.boardCount).toBe(5);
  });

  it('may be one card of a hand that was folded or mucked, after the hand', () => {
    const table = seated(1000n, 1000n);
    table.deal({ a: '2s 7d' });
    const show = { type: 'show', playerId: 'a', handNo: 1 } as const;
    expect(table.do({ ...show, cards: [2] })?.code).toBe('actionNotAllowed');
    table.act('a', 'fold');
    const seven = 5 * 4;
    expect(table.do({ ...show, cards: [51] })?.code).toBe('actionNotAllowed');
    expect(table.do({ ...show, cards: [seven] })).toBeNull();
    expect(table.state.hand?.shown.map(({ places }) => places)).toEqual([[1]]);
    expect(table.do({ ...show, cards: [seven, 2] })).toBeNull();
    expect(table.state.hand?.shown[0]?.cards.map(({ card }) => card)).toEqual([2, seven]);
  });
});

import { describe, expect, it } from 'vitest';
import { HoldemTable } from '../../testing/holdem-table.ts';

function seated(...players: string[]): HoldemTable {
  const table = new HoldemTable();
  for (const player of players) table.sit(player, 'abcdefghi'.indexOf(player) + 1, 1000n);
  return table;
}

/**
 * Deals a hand and folds it to its end; gives button, small blind, big blind and who was dealt in.
 */
function played(table: HoldemTable): string {
  table.deal();
  const { hand } = table.state;
  if (!hand) return 'none';
  for (let turn = table.turn(); turn; turn = table.turn()) table.act(turn, 'fold');
  const { button, small, big } = hand.positions;
  const name = (seat: number): string => 'abcdefghi'[seat - 1]!;
  const dealt = hand.seats
    .map(({ playerId }) => playerId)
    .toSorted()
    .join('');
  return `${name(button)}${name(small)}${name(big)} ${dealt}`;
}

const paid = (table: HoldemTable): string =>
  (table.records().at(-1)?.actions ?? [])
    .filter(({ action }) => action.endsWith('blind'))
    .map(({ seat, action, toMinor }) => `${'abcdefghi'[seat - 1]} ${action} ${toMinor}`)
    .join(', ');

describe('button and blinds', () => {
  it('go round one by one', () => {
    const table = seated('a', 'b', 'c', 'd');
    expect([played(table), played(table), played(table), played(table), played(table)]).toEqual([
      'abc abcd',
      'bcd abcd',
      'cda abcd',
      'dab abcd',
      'abc abcd',
    ]);
  });

  it('change sides heads-up', () => {
    const table = seated('b', 'e');
    expect([played(table), played(table), played(table)]).toEqual(['bbe be', 'eeb be', 'bbe be']);
  });

  it('leave the small blind dead where the big blind has left', () => {
    const table = seated('a', 'b', 'c', 'd');
    played(table);
    table.do({ type: 'leave', playerId: 'c' });
    expect(played(table)).toBe('bcd abd');
    expect(paid(table)).toBe('d big_blind 10');
    // Then the button is dead.
    expect(played(table)).toBe('cda abd');
    expect(paid(table)).toBe('d small_blind 5, a big_blind 10');
  });

  it('go on without a double big blind when the third leaves', () => {
    const table = seated('a', 'b', 'c');
    played(table);
    table.do({ type: 'leave', playerId: 'a' });
    expect(played(table)).toBe('ccb bc');
    expect(played(table)).toBe('bbc bc');
  });

  it('take a third in behind the big blind', () => {
    const table = seated('a', 'c');
    expect(played(table)).toBe('aac ac');
    table.sit('d', 4, 1000n);
    expect(played(table)).toBe('acd acd');
  });

  it('make a third between the two wait for the big blind', () => {
    const table = seated('a', 'c');
    expect(played(table)).toBe('aac ac');
    table.sit('b', 2, 1000n);
    table.do({ type: 'sit_in', playerId: 'b', post: true });
    expect(played(table)).toBe('cca ac');
    expect(played(table)).toBe('cab abc');
  });
});

describe('blinds that passed', () => {
  it('are awaited by a newcomer, who then pays the big one in its turn', () => {
    const table = seated('a', 'b', 'c');
    played(table);
    table.sit('e', 5, 1000n);
    table.sit('d', 4, 1000n);
    expect(played(table)).toBe('bcd abcd');
    expect(played(table)).toBe('cde abcde');
    expect(paid(table)).toBe('d small_blind 5, e big_blind 10');
  });

  it('may be posted by a newcomer: the big one, live', () => {
    const table = seated('a', 'b', 'c');
    played(table);
    played(table);
    // Button b, blinds c and a. The next big blind is b; d sits between.
    table.sit('d', 4, 1000n);
    table.do({ type: 'sit_in', playerId: 'd', post: true });
    expect(played(table)).toBe('cab abc');
    expect(played(table)).toBe('abc abcd');
    expect(paid(table)).toBe('b small_blind 5, c big_blind 10, d big_blind 10');
    expect(table.state.seats[3]).toMatchObject({ owesBig: false, postsOwed: false });
  });

  it('are paid on return: the small one dead, the big one live', () => {
    const table = seated('a', 'b', 'c', 'd');
    played(table);
    table.do({ type: 'sit_out', playerId: 'd' });
    expect(played(table)).toBe('bca abc');
    expect(played(table)).toBe('cab abc');
    expect(table.state.seats[3]).toMatchObject({ owesSmall: true, owesBig: true });
    table.do({ type: 'sit_in', playerId: 'd', post: false });
    expect(played(table)).toBe('abc abc');
    table.do({ type: 'sit_in', playerId: 'd', post: true });
    const before = table.chips('d');
    table.deal();
    // d is the next big blind by now: nothing dead, nothing twice.
    expect(table.state.positions).toMatchObject({ big: 4 });
    expect(before - table.chips('d')).toBe(10n);
  });

  it('are posted out of turn with a dead small blind that matches nothing', () => {
    const table = seated('a', 'b', 'c', 'd', 'e');
    played(table);
    table.do({ type: 'sit_out', playerId: 'd' });
    for (let hand = 0; hand < 3; hand += 1) played(table);
    expect(table.state.positions).toEqual({ button: 5, small: 1, big: 2 });
    table.do({ type: 'sit_in', playerId: 'd', post: true });
    table.deal();
    expect(table.state.positions).toEqual({ button: 1, small: 2, big: 3 });
    expect(table.state.hand?.seats.find(({ seat }) => seat === 4)).toMatchObject({
      betMinor: 10n,
      deadMinor: 5n,
    });
    // Its live blind counts as its bet; it may still raise when the betting comes round.
    expect(table.turn()).toBe('d');
    expect(table.legal('d')).toMatchObject({ canCheck: true });
    for (let turn = table.turn(); turn; turn = table.turn()) table.act(turn, 'fold');
    expect(table.records().at(-1)?.pots[0]?.amountMinor).toBe(30n);
  });

  it('are forgotten when nobody else could play', () => {
    const table = seated('a', 'b');
    played(table);
    table.do({ type: 'leave', playerId: 'a' });
    table.sit('c', 3, 1000n);
    expect(played(table)).toBe('bbc bc');
    table.do({ type: 'leave', playerId: 'b' });
    table.do({ type: 'leave', playerId: 'c' });
    table.sit('d', 4, 1000n);
    table.sit('e', 5, 1000n);
    expect(played(table)).toMatch(/ de$/);
  });
});

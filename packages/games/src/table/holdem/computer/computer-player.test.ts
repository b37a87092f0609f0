import { describe, expect, it } from 'vitest';
import { createRandomStream } from '../../../fairness/index.ts';
import { cardsOf } from '../../../cards/card-names.ts';
import { HoldemTable } from '../../../testing/holdem-table.ts';
import { viewFor } from '../view.ts';
import { computerMove, computerStyles, type ComputerStyle } from './computer-player.ts';
import { startingHandScore } from './starting-hands.ts';
import { winChance } from './win-chance.ts';

const luckOf = (nonce: number) =>
  createRandomStream({ serverSeed: 'computer', clientSeed: 'luck', nonce });

describe('the score of two cards', () => {
  it.each([
    ['As Ad', 'Ks Kd'],
    ['Ks Kd', 'As Kd'],
    ['As Ks', 'As Kd'],
    ['As Kd', 'Js Td'],
    ['Js Ts', '7s 2d'],
    ['9s 8s', '9s 4d'],
  ])('puts %s above %s', (better, worse) => {
    expect(startingHandScore(cardsOf(better))).toBeGreaterThan(startingHandScore(cardsOf(worse)));
  });

  it('stays within 0 and 100', () => {
    for (let one = 0; one < 52; one += 1)
      for (let other = 0; other < one; other += 1) {
        const score = startingHandScore([one, other]);
        expect(score >= 0 && score <= 100).toBe(true);
      }
  });
});

describe('the chance of a hand', () => {
  it.each([
    // A made royal flush, a hand that plays the board with everyone, aces before the flop (85 %
    // against one).
    ['As Ks', 'Qs Js Ts', 1, 1, 1],
    ['2d 3d', 'As Ks Qs Js Ts', 1, 0.5, 0.5],
    ['As Ad', '', 1, 0.8, 0.9],
    ['7s 2d', '', 1, 0.27, 0.43],
  ])('%s on "%s" against %i is between %d and %d', (own, board, opponents, least, most) => {
    const known = { own: cardsOf(own), board: board ? cardsOf(board) : [] };
    const chance = winChance(known, opponents, luckOf(1), 600);
    expect(chance).toBeGreaterThanOrEqual(least);
    expect(chance).toBeLessThanOrEqual(most);
  });
});

describe('a computer player', () => {
  it('moves at its turn only', () => {
    const table = new HoldemTable();
    table.sit('a', 1, 1000n);
    table.sit('b', 2, 1000n);
    table.deal();
    expect(computerMove(viewFor(table.state, 2), 'tight', luckOf(2))).toBeNull();
    expect(computerMove(viewFor(table.state, null), 'tight', luckOf(2))).toBeNull();
    expect(computerMove(viewFor(table.state, 1), 'tight', luckOf(2))).not.toBeNull();
  });

  it('raises aces, folds seven and two to a raise', () => {
    for (const style of computerStyles) {
      const table = new HoldemTable();
      for (const [place, player] of ['a', 'b', 'c'].entries()) table.sit(player, place + 1, 1000n);
      table.deal({ a: 'As Ad', b: '7s 2d' });
      const first = computerMove(viewFor(table.state, 1), style, luckOf(3));
      expect(first).toMatchObject({ action: 'raise', amountMinor: 30n });
      table.act('a', 'raise', 30n);
      expect(computerMove(viewFor(table.state, 2), style, luckOf(3))?.action).toBe('fold');
    }
  });

  /**
   * Hands that computer players of these styles play with each other; gives how often a seat put
   * chips in of itself.
   */
  function playAmong(
    styles: readonly ComputerStyle[],
    hands: number,
    kind: 'no_limit' | 'fixed_limit',
  ) {
    const table = new HoldemTable({ kind });
    const luck = luckOf(4);
    for (const place of styles.keys()) table.sit(`p${place}`, place + 1, 2000n);
    for (let dealt = 0; dealt < hands; dealt += 1) {
      for (const place of styles.keys())
        if (table.chips(`p${place}`) === 0n)
          table.do({ type: 'rebuy', playerId: `p${place}`, amountMinor: 2000n });
      table.deal();
      for (let turn = table.turn(); turn; turn = table.turn()) {
        const place = Number(turn.slice(1));
        const move = computerMove(viewFor(table.state, place + 1), styles[place]!, luck);
        expect(move && move.thinksMs >= 800 && move.thinksMs <= 4000).toBe(true);
        expect(table.act(turn, move!.action, move!.amountMinor)).toBeNull();
      }
    }
    return table.records();
  }

  it.each(['no_limit', 'fixed_limit'] as const)('only does what the rules of %s allow', (kind) => {
    expect(playAmong(['tight', 'balanced', 'loose', 'loose'], 12, kind)).toHaveLength(12);
  });

  it('comes in oftener the looser it is', () => {
    const records = playAmong(['tight', 'balanced', 'loose'], 60, 'fixed_limit');
    const cameIn = [1, 2, 3].map(
      (seat) =>
        records.filter(({ actions }) =>
          actions.some(
            (one) => one.seat === seat && one.street === 'preflop' && /call|raise/.test(one.action),
          ),
        ).length,
    );
    expect(cameIn[0]).toBeLessThan(cameIn[1]!);
    expect(cameIn[1]).toBeLessThan(cameIn[2]!);
  });
});

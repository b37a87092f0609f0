import { describe, expect, it } from 'vitest';
import { journalsOf, statementColumnOf, transactionKindOf } from './index.ts';

describe('a line of a journal reads for a player', () => {
  it.each([
    ['deposit', 100n, 'deposit', 'deposits'],
    ['deposit.chargeback', -100n, 'correction', 'adjustments'],
    ['withdrawal', -100n, 'withdrawal', 'withdrawals'],
    ['withdrawal.returned', 100n, 'withdrawal_returned', 'withdrawals'],
    ['sports.accept', -10n, 'bet', 'stakes'],
    ['sports.settle', 21n, 'payout', 'returns'],
    ['sports.cash_out', 15n, 'cash_out', 'returns'],
    ['sports.void', 10n, 'refund', 'returns'],
    ['sports.reversal', -21n, 'correction', 'returns'],
    ['sports.debt', 5n, 'correction', 'adjustments'],
    ['games.debit-credit', -10n, 'bet', 'stakes'],
    ['games.debit-credit', 30n, 'payout', 'returns'],
    ['games.rollback', 10n, 'refund', 'returns'],
    ['games.rollback', -30n, 'correction', 'returns'],
    ['games.tip', -5n, 'tip', 'adjustments'],
    ['games.tip-back', 5n, 'tip', 'adjustments'],
    ['bonus.grant', 500n, 'bonus', 'bonuses'],
    ['bonus.convert', -500n, 'bonus_converted', 'bonuses'],
    ['bonus.end', -500n, 'bonus_lost', 'bonuses'],
    ['reward.tokens', 5n, 'token', 'bonuses'],
    ['minigame.stake', -10n, 'token', 'bonuses'],
    ['minigame.end', 40n, 'token', 'bonuses'],
    ['something new', 1n, 'correction', 'adjustments'],
  ] as const)('%s of %s as %s in %s', (journal, amount, kind, column) => {
    expect(transactionKindOf(journal, amount)).toBe(kind);
    expect(statementColumnOf(journal, amount)).toBe(column);
  });
});

it('finds the journals of kinds, on the side they read so', () => {
  expect(journalsOf(['bet'])).toEqual({
    credits: ['sports.accept', 'games.debit', 'poker.buy-in', 'fishing.buy-in'],
    debits: [
      ...['sports.accept', 'games.debit', 'games.debit-credit'],
      ...['poker.buy-in', 'fishing.buy-in'],
    ],
    withUnknown: false,
  });
  expect(journalsOf(['correction']).withUnknown).toBe(true);
});

import { expect, test } from 'vitest';
import type { Tables } from '@pavilion/database';
import { journalKinds, type JournalKind } from '@pavilion/domain/history';
import { checkJournalKinds, kindsPosted } from './journal-kinds.ts';
import { file, readRepository } from './support/repository.ts';

/**
 * A move of a round is posted under its own name: a new kind of move does not compile without its
 * kind of journal.
 */
const moves: { [Kind in Tables['wallet_moves']['kind']]: JournalKind & `games.${Kind}` } = {
  debit: 'games.debit',
  'debit-credit': 'games.debit-credit',
  credit: 'games.credit',
  rollback: 'games.rollback',
  adjust: 'games.adjust',
  promo: 'games.promo',
  jackpot: 'games.jackpot',
  tip: 'games.tip',
};
const known = { kinds: Object.keys(journalKinds), endings: { 'games.': Object.keys(moves) } };
const repository = readRepository();

test('every kind of journal that the database posts has a word in statements', () => {
  expect(kindsPosted(repository).length).toBeGreaterThan(8);
  expect(checkJournalKinds(repository, known)).toEqual([]);
});

const path = 'packages/database/src/functions/pay-bonus.sql.ts';
const some = { kinds: ['bonus.paid', 'games.debit'], endings: { 'games.': ['debit'] } };

test.each([
  ['a kind that is known', "ledger_post(a, b, c, 'bonus.paid', null)", []],
  ['a kind that is not', "ledger_post(a, b, c, 'bonus.lost', null)", ['bonus.lost']],
  ['it behind other calls', "ledger_post(a, f(b, 'x,('), c, 'bonus.lost')", ['bonus.lost']],
  [
    'one of two',
    "ledger_post(a, b, c, case when d > 0 then 'bonus.paid' else 'bonus.lost' end)",
    ['bonus.lost'],
  ],
  ['one put together', "ledger_post(a, b, c, 'games.' || m.kind, d)", []],
  ['one put together of what nobody lists', "ledger_post(a, b, c, 'b.' || m.kind)", ['b.…']],
  ['a name that says nothing of it', 'ledger_post(a, b, c, v_kind)', ['"v_kind"']],
  ['one that an unknown function hands over', 'ledger_post(a, b, c, p_kind)', ['"p_kind"']],
  ['one handed over', 'create function post_bonus(p_kind) ledger_post(a, b, c, p_kind)', []],
  ['a reversal of its own kind', "ledger_reverse(a, b, c, d, e, f, 'bonus.back')", ['bonus.back']],
  ['a reversal without', 'ledger_reverse(a, b, c, d, e, f)', []],
  ['a definition', 'create function ledger_post(a, b, c, d)', []],
  ['a comment', "/* ledger_post(a, b, c, 'bonus.lost') */", []],
])('the check reads %s', (_what, text, names) => {
  expect(checkJournalKinds([file(path, text)], some)).toEqual(
    names.map((name) => `${path}: ${name} is no kind of journal`),
  );
});

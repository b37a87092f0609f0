import { expect, it } from 'vitest';
import { outcomeOf, outcomeOfEdit } from './told-outcome.ts';

const offer = (offer_id: string | null, amount: string) => ({
  ...{ bet_id: 'b', offer_id, part: '1.00', unit_stake: '0', amount, full_amount: amount },
  ...{ min_part: '0.01', margin: '0.05', delay_seconds: 5, expires_at: '', legs: [] },
  refusal: offer_id === null ? 'suspended' : null,
});
const taken = { state: 'taken' as const, refusal: null, offer: null, amount: '95.00' };
const rejected = { ...taken, state: 'rejected' as const };

it.each([
  ['taken', taken, { key: 'ui.cashOut.taken', amount: '95.00' }],
  [
    'at another amount',
    { ...rejected, offer: offer('o', '90.00') },
    { key: 'ui.cashOut.moved', amount: '90.00' },
  ],
  // Never as an offer of nothing.
  [
    'moved and stopped since',
    { ...rejected, offer: offer(null, '0.00') },
    { key: 'ui.cashOut.movedAway' },
  ],
  ['moved, nothing told', rejected, { key: 'ui.cashOut.movedAway' }],
  ['stopped', { ...rejected, refusal: 'suspended' }, { key: 'ui.cashOut.rejected' }],
  [
    'decided',
    { ...rejected, refusal: 'decided' },
    { key: 'ui.cashOut.refused', reason: 'decided' },
  ],
])('a cash-out that was %s', (_what, decided, expected) => {
  expect(outcomeOf(decided)).toEqual(expected);
});

it.each([
  ['made', taken, { key: 'ui.cashOut.edited' }],
  ['at other prices', { ...rejected, offer: offer('o', '90.00') }, { key: 'ui.cashOut.editMoved' }],
  ['stopped', { ...rejected, refusal: 'suspended' }, { key: 'ui.cashOut.editStopped' }],
  [
    'refused by a limit',
    { ...rejected, refusal: 'stakeTooHigh' },
    { key: 'ui.cashOut.editRefused', reason: 'stakeTooHigh' },
  ],
])('an edit that was %s', (_what, decided, expected) => {
  expect(outcomeOfEdit(decided)).toEqual(expected);
});

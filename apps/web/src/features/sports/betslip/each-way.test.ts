import { describe, expect, it } from 'vitest';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { combinedOf, sentCombined } from './combined-bet.ts';
import { useSlipStore } from './betslip.store.ts';
import { chooseVoucher } from './combined.store.ts';
import { freeBetUnit, offersEachWay } from './each-way.ts';
import { setEachWay } from './each-way.store.ts';
import { lineMaxStake } from './slip-balance.ts';
import { costMinorOf, payoutMinorOf, sentSingles } from './slip-sums.ts';
import type { ChosenVoucher, SlipLine } from './slip.types.ts';

const fifth = { places: 3, fraction: '1/5' };
const runner = (selectionId: string, odds: string, more: Partial<SlipLine> = {}): SlipLine => ({
  ...sampleSlipLine,
  ...{ selectionId, eventId: selectionId, odds, currentOdds: odds, stake: '5' },
  placeTerms: fifth,
  ...more,
});

describe('a single bet each way', () => {
  it.each<[what: string, line: SlipLine, cost: bigint, payout: bigint | null]>([
    ['to win alone', runner('a', '6.00'), 500n, 3000n],
    // 5.00 at 6.00, and 5.00 at 1 + 5 × 1/5.
    ['in two parts', runner('a', '6.00', { isEachWay: true }), 1000n, 4000n],
    [
      'whose place part is a second bet to win',
      runner('a', '6.00', { isEachWay: true, placeTerms: { places: 1, fraction: '1' } }),
      1000n,
      6000n,
    ],
    ['without terms', runner('a', '6.00', { isEachWay: true, placeTerms: null }), 1000n, null],
  ])('%s costs and pays', (_what, line, cost, payout) => {
    expect(costMinorOf(line, 'USD')).toBe(cost);
    expect(payoutMinorOf(line, 'USD')).toBe(payout);
  });

  it('is sent as such, and a bet to win says nothing of it', () => {
    const sent = sentSingles(
      [runner('a', '6.00', { isEachWay: true }), runner('b', '3.00')],
      false,
    );
    expect(sent.map((bet) => bet.each_way)).toEqual([true, undefined]);
  });

  it('takes half of what the player owns for each part', () => {
    const quote = { min_stake: '0.10', max_stake: '50.00', refusal: null };
    const line = runner('a', '6.00', { isEachWay: true });
    const room = { lines: [line], currency: 'USD', balance: '15.00' };
    expect(lineMaxStake(line, quote, room)).toBe('7.50');
  });
});

describe('one bet of all selections each way', () => {
  const legs = [runner('a', '6.00'), runner('b', '9.00')];
  const choice = { unitStake: '5', sizes: [], bankers: [], isEachWay: true };
  const double = (lines: SlipLine[]) => combinedOf({ mode: 'parlay', lines, ...choice }, 'USD');

  it('is twice the lines, and pays both parts', () => {
    const bet = double(legs);
    expect(bet).toMatchObject({ lineCount: 2, stakeMinor: 1000n, payoutMinor: 29_600n });
    expect(sentCombined(bet, legs, { unitStake: '5', atNewPrices: false }).each_way).toBe(true);
  });

  it('promises nothing while a leg has no terms', () => {
    const bet = double([...legs, runner('c', '2.00', { placeTerms: null })]);
    expect(bet).toMatchObject({ stakeMinor: 1000n, payoutMinor: 0n });
  });
});

it.each<[what: string, lines: SlipLine[], isChosen: boolean, isOffered: boolean]>([
  ['all have terms', [runner('a', '6.00'), runner('b', '9.00')], false, true],
  ['one has none', [runner('a', '6.00'), sampleSlipLine], false, false],
  ['one has none, but it was chosen', [runner('a', '6.00'), sampleSlipLine], true, true],
  ['there are none', [], false, false],
])('each way is offered or can be taken back: %s', (_what, lines, isChosen, isOffered) => {
  expect(offersEachWay(lines, isChosen)).toBe(isOffered);
});

const voucher = (amount: string | null): ChosenVoucher => ({
  ...{ id: 'v', kind: amount === null ? 'odds_boost' : 'free_bet', amount },
  ...{ boostPercent: amount === null ? 10 : null, maxExtra: null },
});

describe('a free bet', () => {
  it.each<[amount: string | null, isEachWay: boolean, currency: string, unit: string | null]>([
    ['20.00', false, 'USD', '20.00'],
    ['20.00', true, 'USD', '10.00'],
    ['20.01', false, 'USD', '20.01'],
    // Two parts cannot share an odd minor unit.
    ['20.01', true, 'USD', null],
    ['501', true, 'JPY', null],
    [null, true, 'USD', null],
  ])('of %s, each way %s, in %s stakes %s on each part', (amount, isEachWay, currency, unit) => {
    expect(freeBetUnit(voucher(amount), isEachWay, currency)).toBe(unit);
  });

  const line = () => useSlipStore.getState().lines[0];
  const put = (more: Partial<SlipLine>) =>
    useSlipStore.setState({ lines: [runner('a', '6.00', more)] });

  it.each([
    ['20.00', { isEachWay: true, stake: '10.00' }],
    ['20.01', { isEachWay: false, stake: '20.01' }],
  ])('of %s chosen for a bet each way', (amount, expected) => {
    put({ isEachWay: true });
    chooseVoucher('a', voucher(amount), 'USD');
    expect(line()).toMatchObject(expected);
  });

  it('is shared where each way is chosen, whole again where it is not, and gone when taken off', () => {
    put({});
    chooseVoucher('a', voucher('20.00'), 'USD');
    setEachWay('a', true, 'USD');
    expect(line()).toMatchObject({ stake: '10.00', isEachWay: true });
    setEachWay('a', false, 'USD');
    expect(line()).toMatchObject({ stake: '20.00' });
    setEachWay('a', true, 'USD');
    chooseVoucher('a', null, 'USD');
    expect(line()).toMatchObject({ stake: '', isEachWay: true });
  });

  it('each way costs nothing and pays what both parts win beyond it', () => {
    // 10 × (6 + 2) less 20.
    const free = runner('a', '6.00', { isEachWay: true, stake: '10', voucher: voucher('20.00') });
    expect(costMinorOf(free, 'USD')).toBe(0n);
    expect(payoutMinorOf(free, 'USD')).toBe(6000n);
  });

  it('leaves the typed stake of a boosted bet each way as it is', () => {
    put({ isEachWay: true });
    chooseVoucher('a', voucher(null), 'USD');
    expect(line()).toMatchObject({ isEachWay: true, stake: '5' });
  });
});

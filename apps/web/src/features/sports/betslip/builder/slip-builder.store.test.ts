import { afterEach, beforeEach, expect, it } from 'vitest';
import { samplePlaced } from '../../../../testing/sample-bet.ts';
import { sampleSelection } from '../../../../testing/sample-slip-line.ts';
import {
  clearSlip,
  maxLines,
  noteCurrentPrice,
  noteMarketPrices,
  notePlaced,
  toggleSelection,
  useSlipStore,
} from '../betslip.store.ts';
import { relatedIds, sentCombined, combinedOf } from '../combined-bet.ts';
import { refusedId } from '../refused-place.ts';
import { sentSingles } from '../slip-sums.ts';
import type { SlipPick } from '../slip.types.ts';
import { clearPicks, togglePick, useBuilderStore } from './builder.store.ts';
import { addBuilder, removePick } from './slip-builder.store.ts';

const offered = (selectionId: string, marketId = 'm', eventId = 'e') => ({
  ...sampleSelection,
  ...{ selectionId, marketId, eventId },
});
const pick = (selectionId: string, marketId = 'm'): SlipPick => ({
  ...offered(selectionId, marketId),
  ...{ currentOdds: '2.00', isOpen: true },
});
const lines = () => useSlipStore.getState().lines;
const ids = () => lines().map(({ selectionId }) => selectionId);

beforeEach(clearSlip);
afterEach(() => {
  clearPicks();
  useSlipStore.setState({ mode: 'single', bankers: [], placed: null });
});

it('collects picks of one match; those of another begin anew', () => {
  for (const id of ['a', 'b', 'a', 'c']) togglePick(offered(id));
  const collected = () => useBuilderStore.getState().picks.map(({ selectionId }) => selectionId);
  expect(collected()).toEqual(['b', 'c']);
  togglePick(offered('d', 'm', 'other'));
  expect(collected()).toEqual(['d']);
});

it('takes ten picks and no more', () => {
  const taken = Array.from({ length: 11 }, (_, index) => togglePick(offered(`p${index}`)));
  expect(taken.indexOf(false)).toBe(10);
  expect(togglePick(offered('p0'))).toBe(true);
});

it('is a leg beside others, sent with all its picks at one price', () => {
  toggleSelection(offered('single', 'm', 'other'));
  addBuilder([pick('b'), pick('a')], '5.50');
  expect(sentSingles(lines(), false).map(({ legs }) => legs)).toEqual([
    [{ selection_ids: ['b', 'a'], odds: '5.50' }],
    [{ selection_id: 'single', odds: '2.00' }],
  ]);
  const choice = { unitStake: '1', sizes: [], bankers: [], isEachWay: false };
  const bet = combinedOf({ mode: 'parlay', lines: lines(), ...choice }, 'USD');
  // 5.50 × 2.00
  expect(bet).toMatchObject({ fault: null, odds: '11.000', payoutMinor: 1100n });
  expect(sentCombined(bet, lines(), { unitStake: '1', atNewPrices: false }).legs).toHaveLength(2);
});

it('is related to a pick of its match outside of it', () => {
  toggleSelection(offered('single'));
  addBuilder([pick('a'), pick('b')], '5.50');
  expect([...relatedIds(lines())].toSorted()).toEqual(['a+b', 'single']);
});

it('is there once, whatever the order of its picks; a full slip takes none', () => {
  addBuilder([pick('a'), pick('b')], '5.50');
  addBuilder([pick('b'), pick('a')], '5.60');
  expect(ids()).toEqual(['a+b']);
  for (let index = 1; index < maxLines; index += 1) toggleSelection(offered(`s${index}`));
  expect(addBuilder([pick('c'), pick('d')], '4.00')).toBe(false);
  expect(lines()).toHaveLength(maxLines);
});

it('stops with one of its picks, and keeps its price until the server tells another', () => {
  addBuilder([pick('a'), pick('b', 'n')], '5.50');
  const moved = {
    market_id: 'm',
    status: 'open',
    selections: [{ selection_id: 'a', odds: '2.20' }],
  };
  noteMarketPrices({ eventId: 'e', markets: [moved], isAll: false });
  expect(lines()[0]).toMatchObject({ currentOdds: '5.50', isOpen: true });
  noteMarketPrices({ eventId: 'e', markets: [moved], isAll: true });
  expect(lines()[0]).toMatchObject({ currentOdds: '5.50', isOpen: false });
  noteCurrentPrice('a+b', '6.00', true);
  const [line] = lines();
  expect(line).toMatchObject({ odds: '5.50', currentOdds: '6.00', isOpen: true });
  expect(line?.builder?.picks.map(({ isOpen }) => isOpen)).toEqual([true, true]);
});

it('without a pick it takes the first price that is told, and stays a banker', () => {
  addBuilder([pick('a'), pick('b'), pick('c')], '9.00');
  useSlipStore.setState({ bankers: ['a+b+c'] });
  removePick('a+b+c', 'b');
  expect(useSlipStore.getState().bankers).toEqual(['a+c']);
  noteCurrentPrice('a+c', '4.00', true);
  expect(lines()[0]).toMatchObject({ odds: '4.00', currentOdds: '4.00' });
});

it('left with a pick that is in the slip already is one line with it', () => {
  toggleSelection(offered('b'));
  addBuilder([pick('a'), pick('b')], '5.50');
  removePick('a+b', 'a');
  expect(ids()).toEqual(['b']);
});

it('leaves the slip when it was placed; a single pick of it stays', () => {
  toggleSelection(offered('a'));
  addBuilder([pick('a'), pick('b')], '5.50');
  const placed = samplePlaced('a');
  const [leg] = placed.legs ?? [];
  const picks = (leg?.picks ?? []).flatMap((one) => [
    { ...one, selection_id: 'b' },
    { ...one, selection_id: 'a' },
  ]);
  notePlaced({ bets: [{ ...placed, legs: leg ? [{ ...leg, picks }] : [] }] });
  expect(ids()).toEqual(['a']);
});

it.each([
  ['bets.0.legs.1.picks.0', 'a+b/b'],
  ['bets.0.legs.1', 'a+b'],
  ['bets.0.legs.0', 's'],
  ['bets.0', null],
  ['bets.1', 's'],
  ['bets.1.legs.0.picks.0', 's'],
  ['bets.7', null],
  ['', null],
])('a refusal of %s is shown at %s', (path, id) => {
  expect(refusedId([[['s'], ['b', 'a']], [['s']]], path)).toBe(id);
});

import { expect, it } from 'vitest';
import { sampleSelection } from '../../../../testing/sample-slip-line.ts';
import type { OfferedPick, SlipPick } from '../slip.types.ts';
import { builderLine, isBuildable, withoutPick } from './builder-line.ts';

const pick = (selectionId: string, odds = '2.00'): SlipPick => ({
  ...sampleSelection,
  ...{ selectionId, odds, currentOdds: odds, isOpen: true },
});

it('is one line of its match at one price, the same whatever the order of its picks', () => {
  const line = builderLine({ id: 'x', picks: [pick('b'), pick('a')], odds: '5.50' });
  expect(line).toMatchObject({ selectionId: 'a+b', eventId: 'e', odds: '5.50', isOpen: true });
  expect(line.builder?.picks.map(({ selectionId }) => selectionId)).toEqual(['b', 'a']);
  const turned = builderLine({ id: 'y', picks: [pick('a'), pick('b')], odds: '5.50' });
  expect(turned.selectionId).toBe(line.selectionId);
});

it('takes no bets while one of its picks takes none', () => {
  const stopped = { ...pick('b'), isOpen: false };
  expect(builderLine({ id: 'x', picks: [pick('a'), stopped], odds: '5.50' }).isOpen).toBe(false);
});

it('without a pick its price is still to be told, and its stake stays', () => {
  const line = {
    ...builderLine({ id: 'x', picks: ['a', 'b', 'c'].map((id) => pick(id)), odds: '9.00' }),
    stake: '10',
  };
  expect(withoutPick(line, 'b')).toMatchObject({
    ...{ selectionId: 'a+c', odds: '', currentOdds: '', stake: '10', builder: { id: 'x' } },
  });
});

it('with one pick left it is an ordinary line at that pick’s own price', () => {
  const line = builderLine({ id: 'x', picks: [pick('a'), pick('b', '1.80')], odds: '3.10' });
  const left = withoutPick(line, 'a');
  expect(left).toMatchObject({ selectionId: 'b', odds: '1.80', currentOdds: '1.80', stake: '' });
  expect(left.builder).toBeUndefined();
});

const total = { base: 'total', stat: 'goals', period: 'reg', scope: 'both', param: null };
const offered = (change: Partial<OfferedPick>): OfferedPick => ({ ...sampleSelection, ...change });

it.each([
  ['match result', offered({}), true],
  ['a half line', offered({ kind: 'total', line: '2.5' }), true],
  ['a line that can be a push', offered({ kind: 'total', line: '2' }), false],
  ['a line that can be half won', offered({ kind: 'total', line: '2.25' }), false],
  ['draw no bet', offered({ kind: 'draw-no-bet' }), false],
  [
    'another sport',
    offered({ kind: 'total', line: '2.5', about: { ...total, sport: 'tennis' } }),
    false,
  ],
  ['an unknown kind', offered({ kind: 'never-heard-of' }), false],
])('takes picks that either win or lose: %s', (_what, selection, isTaken) => {
  expect(isBuildable(selection)).toBe(isTaken);
});

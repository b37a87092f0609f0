import { kindsOf, sports } from '@pavilion/sports';
import { expect, it } from 'vitest';
import { builderSports } from './builder-switch.tsx';

it('offers builders where a sport has kinds that go into one', () => {
  const known = sports.filter((sport) => kindsOf[sport].some(({ combines }) => combines.builder));
  expect(builderSports).toEqual(known);
});

import { screenByPath } from '@pavilion/domain/screens';
import { describe, expect, it } from 'vitest';
import {
  isSlipButtonNeeded,
  lowestFreePlace,
  mayFloatOver,
  mayOfferOver,
  type Place,
} from './floating-place.ts';

describe('pages something may float over', () => {
  it.each([
    ['/', true],
    ['/slots', true],
    ['/faqs', true],
    ['/nowhere', true],
    ['/login', false],
    ['/register', false],
    ['/deposit', false],
    ['/withdrawal', false],
    ['/change-password', false],
  ])('%s: %s', (path, expected) => {
    expect(mayFloatOver(screenByPath(path))).toBe(expected);
  });
});

describe('pages the app is offered over', () => {
  it.each([
    ['/', true],
    ['/slots', true],
    ['/playnow', false],
    ['/deposit', false],
  ])('%s: %s', (path, expected) => {
    expect(mayOfferOver(screenByPath(path))).toBe(expected);
  });
});

describe('the lowest free place', () => {
  const phone = { heightPx: 48, basePx: 80, windowPx: 844 };
  const taken =
    (...rows: [top: number, bottom: number][]) =>
    ({ top, bottom }: Place) =>
      rows.some(([from, to]) => from < bottom && to > top);

  it('is right above the bar where nothing lies', () => {
    expect(lowestFreePlace(phone, taken())).toBe(80);
  });

  it('is above a row of prices', () => {
    // The row reaches from 100 to 160 px above the bottom.
    const endPx = lowestFreePlace(phone, taken([684, 744]));
    expect(endPx).toBe(160);
  });

  it('is between two rows when it fits there', () => {
    expect(lowestFreePlace(phone, taken([700, 800], [560, 640]))).toBe(144);
  });

  it('is nowhere where a thumb would have to look for it at the top', () => {
    expect(lowestFreePlace(phone, taken([200, 844]))).toBeNull();
  });
});

describe('a button over the page leads to the bet slip', () => {
  it.each([
    ['on a phone', { path: '/slots', place: 'none', hasRoom: false }, true],
    [
      'on a phone where a wide page has a column',
      { path: '/sports', place: 'standing', hasRoom: false },
      true,
    ],
    ['not beside the slip itself', { path: '/sports', place: 'standing', hasRoom: true }, false],
    ['not over the button that pays', { path: '/deposit', place: 'none', hasRoom: false }, false],
    ['not over a withdrawal', { path: '/withdrawal', place: 'none', hasRoom: true }, false],
  ] as const)('%s', (_where, at, expected) => {
    expect(isSlipButtonNeeded(at)).toBe(expected);
  });
});

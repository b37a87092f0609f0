import { templateNames } from '@pavilion/domain/themes';
import { loadTemplate } from '@pavilion/templates';
import { describe, expect, it } from 'vitest';
import { slipPlace } from './slip-place.ts';

describe('in a window with room for it the bet slip', () => {
  it.each(templateNames)('stands beside the board of %s', async (name) => {
    const template = await loadTemplate(name);
    const state = { template, isSportsbook: false, path: '/sports', isOpen: false };
    expect(slipPlace(state)).toBe('standing');
  });

  const template = { slipPlacement: 'drawer' } as const;
  it.each([
    [
      'beside the home of a sportsbook',
      { isSportsbook: true, path: '/', isOpen: false },
      'standing',
    ],
    ['not beside games', { isSportsbook: false, path: '/slots', isOpen: false }, 'none'],
    [
      'beside games once it is opened',
      { isSportsbook: false, path: '/slots', isOpen: true },
      'opened',
    ],
    [
      'beside the board it never needs opening',
      { isSportsbook: false, path: '/sports', isOpen: true },
      'standing',
    ],
  ])('%s', (_where, state, expected) => {
    expect(slipPlace({ template, ...state })).toBe(expected);
  });

  it('stands beside every page where the template says so', () => {
    const state = { isSportsbook: true, path: '/faqs', isOpen: false };
    expect(slipPlace({ template: { slipPlacement: 'column' }, ...state })).toBe('standing');
  });
});

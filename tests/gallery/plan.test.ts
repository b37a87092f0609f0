import { templateNames } from '@pavilion/domain/themes';
import { houseGameCodes } from '@pavilion/games';
import { describe, expect, it } from 'vitest';
import { readPlan } from './plan.ts';

describe('what a run of the gallery looks at', () => {
  it('is everything when nothing is asked for', () => {
    expect(readPlan([])).toEqual({
      templates: templateNames,
      screens: [
        'home',
        'lobby',
        'sports',
        'login',
        'account',
        'game',
        'slip',
        'cashier',
        'history',
        'help',
      ],
      widthsPx: [1280, 390, 1920],
      allColours: true,
      workers: 2,
      parts: 'also',
      games: houseGameCodes,
      areTemplatesLookedAt: true,
    });
  });

  it('is what is asked for, in the order of the gallery', () => {
    const args = ['--templates', 'template9, template4', '--screens=login,home', '--widths', '390'];
    expect(readPlan([...args, '--colours', 'own', '--workers', '1'])).toEqual({
      templates: ['template4', 'template9'],
      screens: ['home', 'login'],
      widthsPx: [390],
      allColours: false,
      workers: 1,
      parts: 'none',
      games: [],
      areTemplatesLookedAt: true,
    });
  });

  it.each([
    [
      ['--games', 'dice, crash'],
      ['crash', 'dice'],
    ],
    [['--games', 'all'], houseGameCodes],
  ])('with %j: these games and nothing else', (args, games) => {
    expect(readPlan(args)).toMatchObject({ games, parts: 'none', areTemplatesLookedAt: false });
  });

  it.each([
    [['--screens', 'home'], 'none'],
    [['--screens', 'home', '--parts', 'also'], 'also'],
    [['--colours', 'own'], 'also'],
    [['--parts', 'only'], 'only'],
    [['--parts', 'none'], 'none'],
  ])('with %j: parts %s', (args, parts) => {
    expect(readPlan(args).parts).toBe(parts);
  });

  it.each([
    ['templates', 'template18', /template18; there are: template1,/],
    ['screens', 'lobbies', /lobbies; there are: home, lobby, sports, login, account/],
    ['widths', '320', /320; there are: 1280, 390/],
    ['colours', 'gold', /gold; there are: all, own/],
    ['parts', 'some', /some; there are: also, only, none/],
  ])('--%s %s is refused', (option, value, message) => {
    expect(() => readPlan([`--${option}`, value])).toThrow(message);
  });
});

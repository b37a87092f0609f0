import { manifests } from '@pavilion/templates/manifests';
import { leadsWithSports, templateNames, themeByTemplate } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { homeParts, type HomePart } from './home-plan.ts';

const partsOf = (name: (typeof templateNames)[number], showsApp: boolean): HomePart[] =>
  homeParts(manifests[name].look, {
    isSportsFirst: leadsWithSports(themeByTemplate(name)),
    showsApp,
  });

describe('parts of the home page', () => {
  it.each([
    ['template1', true, ['alive', 'jackpots', 'promotions', 'activity', 'providers', 'app']],
    ['template1', false, ['alive', 'jackpots', 'promotions', 'activity', 'providers']],
    ['template5', true, ['alive', 'jackpots', 'promotions', 'activity', 'providers']],
    ['template6', true, ['alive', 'jackpots', 'promotions', 'activity', 'app']],
    ['template8', true, ['activity', 'alive', 'jackpots', 'promotions', 'providers', 'app']],
    ['template23', true, ['activity', 'alive', 'jackpots', 'promotions', 'providers']],
  ] as const)('of %s, app offered %s, are %j', (template, showsApp, parts) => {
    expect(partsOf(template, showsApp)).toEqual(parts);
  });

  it.each(templateNames)('of %s tell of the jackpots, to which pots of its hero lead', (name) => {
    expect(partsOf(name, false)).toContain('jackpots');
  });
});

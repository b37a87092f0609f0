import { loadTemplate } from '@pavilion/templates';
import { templateNames } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { homeParts } from './home-plan.ts';

describe('parts of the home page', () => {
  it.each([
    ['template1', true, ['jackpots', 'promotions', 'activity', 'providers', 'app']],
    ['template1', false, ['jackpots', 'promotions', 'activity', 'providers']],
    ['template5', true, ['jackpots', 'promotions', 'activity', 'providers']],
    ['template6', true, ['jackpots', 'promotions', 'activity', 'app']],
    ['template8', true, ['activity', 'jackpots', 'promotions', 'providers', 'app']],
  ] as const)('of %s, app offered %s, are %j', (template, showsApp, parts) => {
    expect(homeParts(template, showsApp)).toEqual(parts);
  });

  it.each(templateNames)('of %s repeat no region of the template', async (name) => {
    const { Footer, Lobby } = await (await loadTemplate(name)).loadBelow();
    const parts = homeParts(name, true);
    expect(parts.includes('app')).toBe(Footer.name !== 'FooterAppBand');
    expect(parts.includes('providers')).toBe(Lobby.name !== 'LobbyProviderFirst');
  });

  it.each(templateNames)('of %s tell of the jackpots, to which pots of its hero lead', (name) => {
    expect(homeParts(name, false)).toContain('jackpots');
  });
});

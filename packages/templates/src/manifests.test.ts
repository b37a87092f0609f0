import { templateNames, themes } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { loadTemplate } from './index.ts';
import { manifests } from './manifests.ts';

describe.each(templateNames)('the manifest of %s', (name) => {
  const { look, themeCode } = manifests[name];

  it('is of that template', () => {
    expect(themes[themeCode].template).toBe(name);
  });

  it('says what its regions ask for and show', async () => {
    const template = await loadTemplate(name);
    expect(template).toMatchObject(look);
    const { Footer, Lobby } = await template.loadBelow();
    expect(look.lobbyFeed ?? undefined).toBe(Lobby.needs);
    expect(look.footerOffersApp).toBe(Footer.name === 'FooterAppBand');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { templateNames, themes } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { loadTemplate } from './index.ts';
import { manifests } from './manifests.ts';

describe.each(templateNames)('the manifest of %s', (name) => {
  const { look, mail, themeCode } = manifests[name];

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

  it('gives its mails the shapes, capitals and side of its style sheets', () => {
    const sheet = sheetsOf(name);
    // A leaf or a step of pixels is not one length: mails take the round corner nearest to it.
    const radiusOf = (property: string, mailed: number) => {
      const [, px] = new RegExp(`${property}: (\\d+)px;`).exec(sheet) ?? [];
      return px === undefined ? mailed : Number(px);
    };
    expect(mail.cardRadiusPx).toBe(radiusOf('--shape-card', mail.cardRadiusPx));
    expect(mail.controlRadiusPx).toBe(radiusOf('--shape-control', mail.controlRadiusPx));
    expect(mail.isUppercase ?? false).toBe(sheet.includes('--title-case: uppercase;'));
    expect(mail.isCentred ?? false).toBe(sheet.includes('--page-title-side: center;'));
  });
});

function sheetsOf(name: string): string {
  const folder = new URL(`./${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
}

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { templateNames } from '@pavilion/domain/themes';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { loadTemplate } from '../../index.ts';
import { sampleEnvironment, sampleShell } from '../../testing/sample-props.tsx';
import type { ShellProps } from '../../props/shell.ts';
import { barPages } from './bar-tabs.ts';

async function drawBar(
  name: (typeof templateNames)[number],
  missing: readonly string[],
  shell: Partial<ShellProps> = {},
) {
  const { MobileBar } = (await loadTemplate(name)).regions;
  return renderToString(
    <TemplateEnvironmentProvider
      environment={{ ...sampleEnvironment, isOffered: (path) => !missing.includes(path) }}
    >
      <MobileBar shell={sampleShell({ ...otherMenu, ...shell })} />
    </TemplateEnvironmentProvider>,
  );
}

/** Categories that no bar names by itself. */
const otherMenu = {
  menu: ['fishing', 'poker', 'lottery', 'crash', 'bingo'].map((id) => ({
    id,
    label: id,
    to: `/${id}`,
    icon: 'list' as const,
    isActive: false,
  })),
};

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, path = '']) => path);
const entriesOf = (html: string): number => html.match(/<(a|button)\b/g)?.length ?? 0;

describe('a mobile bar', () => {
  it.each(templateNames)('%s leads to other pages where the site lacks one', async (name) => {
    const whole = await drawBar(name, []);
    for (const page of Object.values(barPages).filter(({ to }) => to !== '/')) {
      const without = await drawBar(name, [page.to]);
      expect(linksOf(without)).not.toContain(page.to);
      expect(new Set(linksOf(without)).size).toBe(linksOf(without).length);
      expect(entriesOf(without)).toBe(entriesOf(whole));
    }
  });

  it.each(templateNames)(
    '%s offers categories where the site has none of its pages',
    async (name) => {
      const lacking = Object.values(barPages).map(({ to }) => to);
      const links = linksOf(await drawBar(name, lacking));
      const menu = otherMenu.menu.map(({ to }) => to);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(menu).toContain(link);
    },
  );

  it.each(templateNames)(
    '%s leads nowhere twice on a site with a single category',
    async (name) => {
      const lacking = ['/slots', '/sports', '/hot', '/promotions'];
      const menu = otherMenu.menu.slice(0, 1);
      const links = linksOf(await drawBar(name, lacking, { menu }));
      expect(new Set(links).size).toBe(links.length);
      for (const link of links) expect(lacking).not.toContain(link);
    },
  );

  it('offers the bet slip only on a site with sports', async () => {
    const slip = 'ui.template.betSlip';
    expect(await drawBar('template8', [])).toContain(slip);
    expect(await drawBar('template8', ['/sports'])).not.toContain(slip);
  });
});

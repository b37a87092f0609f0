import { templateNames } from '@pavilion/domain/themes';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { loadTemplate } from '../../index.ts';
import { sampleEnvironment, sampleItem, sampleShell } from '../../testing/sample-props.tsx';

const smallerPages = [
  'promotions',
  'vip',
  'leaderboard',
  'news',
  'referral',
  'download',
  'contact-us',
];

describe('a header', () => {
  it.each(templateNames)('%s says whether it shows the odds format', async (name) => {
    const { Header } = (await loadTemplate(name)).regions;
    const html = renderToString(
      <TemplateEnvironmentProvider environment={sampleEnvironment}>
        <Header shell={sampleShell({ oddsFormat: <i id="odds" /> })} />
      </TemplateEnvironmentProvider>,
    );
    expect(html.includes('id="odds"')).toBe(Header.oddsFormat !== undefined);
  });

  it.each(templateNames)('%s runs the site’s notices', async (name) => {
    const { Header } = (await loadTemplate(name)).regions;
    const draw = (marquee: string[] | null) =>
      renderToString(
        <TemplateEnvironmentProvider environment={sampleEnvironment}>
          <Header shell={sampleShell({ marquee })} />
        </TemplateEnvironmentProvider>,
      );
    expect(draw(['Friday: double points'])).toContain('Friday: double points');
    // Keeps the line free until they are known; without any there is none.
    expect(draw(null)).not.toBe(draw([]));
    expect(draw([])).not.toMatch(/class="[^"]*(window|still)/);
  });

  // Wide windows have no drawer: what no other place of the chrome leads to would have no way there
  // but the page's end.
  it.each(templateNames)('%s leads to every smaller page of the site', async (name) => {
    const { Header } = (await loadTemplate(name)).regions;
    const html = renderToString(
      <TemplateEnvironmentProvider environment={sampleEnvironment}>
        <Header shell={sampleShell({ links: smallerPages.map(sampleItem) })} />
      </TemplateEnvironmentProvider>,
    );
    for (const page of smallerPages) expect(html).toContain(`href="/${page}"`);
  });
});

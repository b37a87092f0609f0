import { templateNames } from '@pavilion/domain/themes';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { loadTemplate } from '../../index.ts';
import { sampleEnvironment, sampleShell } from '../../testing/sample-props.tsx';

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
});

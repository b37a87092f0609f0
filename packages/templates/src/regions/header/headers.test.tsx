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
});

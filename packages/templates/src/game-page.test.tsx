import { templateNames, themeByTemplate, themes } from '@pavilion/domain/themes';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from './environment.tsx';
import { TemplateFrame } from './frame.tsx';
import { loadTemplate } from './index.ts';
import * as sample from './testing/sample-props.tsx';
import { LayoutHintProvider, type Layout } from './use-layout.ts';

const shell = sample.sampleShell();
const [news = ''] = shell.marquee ?? [];
const [, , category] = shell.menu;

/** What stands above the page's own part. */
async function aboveThePage(
  name: (typeof templateNames)[number],
  page: { layout: Layout; isGame: boolean },
): Promise<string> {
  const template = await loadTemplate(name);
  const markup = renderToString(
    <LayoutHintProvider value={page.layout}>
      <TemplateEnvironmentProvider environment={sample.sampleEnvironment}>
        <TemplateFrame
          template={template}
          breakpointPx={themes[themeByTemplate(name)].breakpointPx}
          shell={shell}
          isGame={page.isGame}
          footer={null}
        >
          the game
        </TemplateFrame>
      </TemplateEnvironmentProvider>
    </LayoutHintProvider>,
  );
  return markup.slice(0, markup.indexOf('the game'));
}

describe.each(templateNames)('a game in %s', (name) => {
  it('comes first on phones: no news and no categories stand above it', async () => {
    const above = await aboveThePage(name, { layout: 'narrow', isGame: true });
    expect(above).not.toContain(news);
    expect(above).not.toContain('data-region="navigation"');
    expect(above).not.toContain(category?.label ?? '-');
    expect(above).toContain('data-region="header"');
  });

  it('stands below news and categories where there is room, as other pages do', async () => {
    const above = await aboveThePage(name, { layout: 'wide', isGame: true });
    expect(above).toContain(news);
    expect(above).toContain(category?.label ?? '-');
  });

  it('is the only page that comes first', async () => {
    expect(await aboveThePage(name, { layout: 'narrow', isGame: false })).toContain(news);
  });
});

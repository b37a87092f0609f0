import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { templateNames } from '@pavilion/domain/themes';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { loadTemplate } from '../../index.ts';
import { sampleEnvironment, sampleShell } from '../../testing/sample-props.tsx';
import { barPages } from './bar-tabs.ts';

async function drawBar(name: (typeof templateNames)[number], missing: readonly string[]) {
  const { MobileBar } = (await loadTemplate(name)).regions;
  return renderToString(
    <TemplateEnvironmentProvider
      environment={{ ...sampleEnvironment, isOffered: (path) => !missing.includes(path) }}
    >
      <MobileBar shell={sampleShell()} />
    </TemplateEnvironmentProvider>,
  );
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
const entriesOf = (html: string): number => html.match(/<(a|button)\b/g)?.length ?? 0;

describe('a mobile bar', () => {
  it.each(templateNames)('%s leads to other pages where the site lacks one', async (name) => {
    const whole = await drawBar(name, []);
    const without = await drawBar(name, [barPages.promotions.to]);
    expect(linksOf(without)).not.toContain(barPages.promotions.to);
    expect(new Set(linksOf(without)).size).toBe(linksOf(without).length);
    expect(entriesOf(without)).toBe(entriesOf(whole));
  });
});

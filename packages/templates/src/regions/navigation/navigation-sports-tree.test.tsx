import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import type { ShellProps } from '../../props/shell.ts';
import { sampleEnvironment, sampleShell } from '../../testing/sample-props.tsx';
import { NavigationSportsTree } from './navigation-sports-tree.tsx';

const draw = (overrides: Partial<ShellProps>): string =>
  renderToString(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <NavigationSportsTree shell={sampleShell(overrides)} />
    </TemplateEnvironmentProvider>,
  );
const headings = (html: string) => html.match(/<h2/g)?.length ?? 0;

describe('the tree of sports', () => {
  it('names the games below the sports', () => {
    expect(headings(draw({}))).toBe(1);
  });

  it('has no heading over nothing where a site has sports alone', () => {
    const menu = sampleShell().menu.filter(({ isSports }) => isSports);
    expect(headings(draw({ menu }))).toBe(0);
  });

  it('lists the pages of a site that has neither sports nor games yet', () => {
    const { links } = sampleShell();
    const html = draw({ menu: [], sportsTree: [] });
    expect(headings(html)).toBe(1);
    for (const { label } of links) expect(html).toContain(label);
  });
});

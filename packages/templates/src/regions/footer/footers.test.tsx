import { templateNames } from '@pavilion/domain/themes';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import { loadTemplate } from '../../index.ts';
import {
  sampleEnvironment,
  sampleFooter,
  sampleItem,
  sampleShell,
} from '../../testing/sample-props.tsx';
import { helpLinks } from './footer-links.ts';

const smallerPages = ['leaderboard', 'news', 'referral', 'download', 'contact-us', 'faqs'];

it.each(templateNames)('the footer of %s leads to every smaller page, each once', async (name) => {
  const { Footer } = await (await loadTemplate(name)).loadBelow();
  const html = renderToString(
    <TemplateEnvironmentProvider environment={sampleEnvironment}>
      <Footer {...sampleFooter(sampleShell({ menu: [], links: smallerPages.map(sampleItem) }))} />
    </TemplateEnvironmentProvider>,
  );
  const links = [...html.matchAll(/<a href="(\/[^"]+)"/g)].map(([, to]) => to);
  const pages = [...smallerPages.map((page) => `/${page}`), ...helpLinks.map(({ to }) => to)];
  for (const page of pages) expect(links).toContain(page);
  // The band about the app and the line about playing responsibly lead to the same pages once more.
  const others = links.filter((to) => !['/download', '/responsible-gaming'].includes(to ?? ''));
  expect(new Set(others).size).toBe(others.length);
});

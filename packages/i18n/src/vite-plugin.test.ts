import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeChunkFile, type ManifestEntry } from './locale-manifest.ts';
import { messageTags, type MessageTag } from './message-tags.ts';
import { pavilionLocales } from './vite-plugin.ts';

/**
 * Inside the package, so that the built page resolves the same dependencies as the product does.
 */
const folder = mkdtempSync(fileURLToPath(new URL('../.build-test-', import.meta.url)));
const parserWords = /EXPECT_ARGUMENT_CLOSING_BRACE|UNMATCHED_CLOSING_TAG/;

const page = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { I18nProvider, useText } from '../src/react.tsx';
  import { loadLocale } from '../src/load-locale.ts';
  const Sample = () => {
    const text = useText();
    const game = text('ui.common.gameCount', { count: 22 });
    return [game, text('_m.responsibleGaming'), text('ui.auth.signIn')].join(' · ');
  };
  export async function render(tag) {
    const messages = await loadLocale(tag);
    return renderToStaticMarkup(
      createElement(I18nProvider, { tag, messages }, createElement(Sample)),
    );
  }`;

/** A page that does ship the parser. */
const parsingPage = `import compile from 'icu-minify/compile'; window.compile = compile;`;

function buildPage(outDir: string, extra: InlineConfig): Promise<unknown> {
  return build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [pavilionLocales()],
    ...extra,
    build: { ...extra.build, outDir, manifest: true },
  });
}

beforeAll(async () => {
  writeFileSync(join(folder, 'page.js'), page);
  writeFileSync(join(folder, 'entry.js'), `import { render } from './page.js'; window.r = render;`);
  await buildPage('browser', { build: { rollupOptions: { input: join(folder, 'entry.js') } } });
  writeFileSync(join(folder, 'parsing.js'), parsingPage);
  await buildPage('parsing', { build: { rollupOptions: { input: join(folder, 'parsing.js') } } });
  await buildPage('node', { ssr: { noExternal: true }, build: { ssr: join(folder, 'page.js') } });
});
afterAll(() => rmSync(folder, { recursive: true }));

const readManifest = (): Record<string, ManifestEntry & { isEntry?: boolean }> =>
  JSON.parse(readFileSync(join(folder, 'browser/.vite/manifest.json'), 'utf8')) as ReturnType<
    typeof readManifest
  >;
const readBuilt = (file: string): string => readFileSync(join(folder, 'browser', file), 'utf8');
const readAssets = (outDir: string): string[] => {
  const assets = join(folder, outDir, 'assets');
  return readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
};

describe('a built page', () => {
  it('has two chunks per language, which the server finds in the manifest', () => {
    const files = messageTags.map((tag) => localeChunkFile(readManifest(), tag));
    const later = messageTags.map((tag) => localeChunkFile(readManifest(), tag, 'later'));
    expect(new Set([...files, ...later]).size).toBe(2 * messageTags.length);
    expect(readBuilt(files[messageTags.indexOf('ru')] ?? '')).toContain('Слоты');
  });

  it('has no text of any language in its entry', () => {
    const entry = Object.values(readManifest()).find(({ isEntry }) => isEntry);
    const code = readBuilt(entry?.file ?? '');
    expect(code).not.toContain('Слоты');
    expect(code).not.toContain('Responsible Gaming');
  });

  it('keeps names of countries with the formats of their language', () => {
    const holders = Object.entries(readManifest()).filter(([, { file }]) =>
      readBuilt(file).includes('फिलिपिन्स'),
    );
    expect(holders.map(([key]) => key)).toEqual([expect.stringContaining('nepali-for-browsers')]);
  });

  it('ships no ICU parser', () => {
    for (const code of readAssets('browser')) expect(code).not.toMatch(parserWords);
    // The words looked for are there where the parser is.
    expect(readAssets('parsing').join()).toMatch(parserWords);
  });

  it.each<[MessageTag, string]>([
    ['en-US', '22 games · Responsible Gaming · Sign in'],
    ['ru', '22 игры · Ответственная игра · Войти'],
    ['zh-Hant', '22 款遊戲 · 責任博彩 · 登入'],
  ])('shows %s from the compiled messages', async (tag, expected) => {
    const built = (await import(/* @vite-ignore */ join(folder, 'node/page.js'))) as {
      render: (language: MessageTag) => Promise<string>;
    };
    expect(await built.render(tag)).toBe(expected);
  });
});

it('a manifest without the language gives null', () => {
  expect(localeChunkFile({ 'index.html': { file: 'a.js' } }, 'ru')).toBeNull();
});

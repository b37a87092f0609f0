import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateNames } from '@pavilion/domain/themes';
import { loadFlatMessages } from '@pavilion/i18n/load-messages';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Without comments, which may speak of any text. */
const source = (path: string): string =>
  readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
const web = (path: string): string => `apps/web/src/${path}`;

const ofTemplates = (path: string): string => `packages/templates/src/${path}`;

/**
 * `lazyPart(async () => (await import('…')).Part, 'first')`: a part that says it needs only the
 * first texts.
 */
const firstPart =
  /lazyPart\(\s*(?:async )?\(\) =>(?:(?!lazyPart\()[^;])*?import\('([^']+)'\)(?:(?!lazyPart\()[^;])*?,\s*'first',?\s*\)/g;

/** The modules of all such parts of the web app. */
function firstParts(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, web('')) }).map(web);
  return files.flatMap((path) =>
    [...source(path).matchAll(firstPart)].flatMap(([, named = '']) => resolve(path, named) ?? []),
  );
}

/**
 * What is shown before the later texts are there: the first file, home, templates, and parts that
 * say they need only the first.
 */
const entries = [
  web('app/main.tsx'),
  web('screens/home/home.screen.tsx'),
  ...firstParts(),
  ...templateNames.map((name) => ofTemplates(`${name}/${name}.template.ts`)),
  ofTemplates('parts/tool-dialogs.ts'),
];

const staticImport =
  /(?:^|\n)(?:import|export)(?! type)[^;]*?from '([^']+)'|(?:^|\n)import '([^']+)'/g;
const textKey = /['"]((?:ui|errors|validation|messages|_m)\.[\w.]+)['"]/g;

it('what is shown first speaks only in texts that come first', () => {
  const first = loadFlatMessages('en-US', undefined, 'first');
  const all = loadFlatMessages('en-US');
  const files = withImports(entries);
  expect(files).toContain(web('features/site/search/game-search.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const late = files
    .flatMap((path) => [...source(path).matchAll(textKey)].map(([, key = '']) => `${path}: ${key}`))
    .filter((found) => isLate(found.split(': ')[1] ?? ''));
  expect(late).toEqual([]);

  function isLate(key: string): boolean {
    return Object.hasOwn(all, key) && !Object.hasOwn(first, key);
  }
});

/** The modules and all that they import at once. */
function withImports(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, named, bare] of source(path).matchAll(staticImport)) {
      const found = resolve(path, named ?? bare ?? '');
      if (found) visit(found);
    }
  };
  for (const path of paths) visit(path);
  return [...seen];
}

/** A source file of ours by its import specifier; null for libraries and style sheets. */
function resolve(from: string, specifier: string): string | null {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.replace(/^@pavilion\/(\w+)/, 'packages/$1/src');
  const names = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return names.find((name) => /\.tsx?$/.test(name) && existsSync(join(root, name))) ?? null;
}

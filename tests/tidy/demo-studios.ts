import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/** Where the studios that the demo invented are listed. */
const STUDIOS_FILE = 'apps/sandbox-studio/src/titles/providers.data.ts';
/** Providers that the specification itself names. */
const OF_SPECIFICATION = new Set(['EVOPLAY', '9W', 'WBET']);
const PRODUCT = /^(apps|packages)\/[^/]+\/src\//;
const MAY_NAME = [
  // The demo itself, and what tests are made of.
  /^apps\/sandbox-studio\//,
  /^apps\/server\/src\/demo\//,
  /\/testing\//,
  // Which hand draws whose covers.
  /^packages\/art\/src\/covers\/hands\.ts$/,
  // Examples in the help of the operator's tool.
  /^packages\/contracts\/src\/office\//,
];

/** Codes and names of the invented studios. */
export function studiosOf(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === STUDIOS_FILE)?.text ?? '';
  return [...text.matchAll(/\brow\('([^']+)', '([^']+)'/g)].flatMap(([, code = '', name = '']) =>
    OF_SPECIFICATION.has(code) ? [] : [code, name],
  );
}

/**
 * The product does not know the studios of its demo: they come to it by the catalogue call, as any
 * provider's do.
 */
export function checkDemoStudios(files: readonly SourceFile[]): string[] {
  const studios = studiosOf(files);
  return files
    .filter(({ path }) => isCode(path) && PRODUCT.test(path) && !isTestFile(path))
    .filter(({ path }) => !MAY_NAME.some((place) => place.test(path)))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return studios
        .filter((studio) => new RegExp(`\\b${studio}\\b`).test(code))
        .map((studio) => `${path} names ${studio}, a studio of the demo`);
    });
}

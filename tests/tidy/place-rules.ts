import type { SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

/** Where the rules of places stand; neither its data nor its own tests make a rule hold. */
const RECORD = /^packages\/domain\/src\/jurisdictions\//;
const RECORD_FILE = 'packages/domain/src/jurisdictions/jurisdiction.ts';
const TEST = /\.test\.tsx?$/;
/** What runs: sources of the apps and the packages. */
const PRODUCT = /^(apps|packages)\/[^/]+\/(src|browser)\/.*\.tsx?$/;
const HELPER = /\/testing\/|^packages\/test-kit\//;
/** Tests of what a server, a page or a studio does. */
const BEHAVIOUR = /^(apps|tests)\/(?!tidy\/).*\.(test|journey)\.tsx?$/;

/** The flags of the record, by the fields of its interface. */
export function flagsOf(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === RECORD_FILE)?.text ?? '';
  const [, body = ''] = /export interface JurisdictionFlags \{([\s\S]*?)\n\}/.exec(text) ?? [];
  return [...withoutComments(body).matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name);
}

/**
 * Each rule of a place has a reader in the product, outside the record of the rules, and a test
 * that shows by its name what it does.
 */
export function checkPlaceRules(files: readonly SourceFile[]): string[] {
  const elsewhere = files.filter(({ path }) => !RECORD.test(path));
  const readers = elsewhere
    .filter(({ path }) => PRODUCT.test(path) && !TEST.test(path) && !HELPER.test(path))
    .map(({ text }) => withoutComments(text));
  const tests = elsewhere
    .filter(({ path }) => BEHAVIOUR.test(path))
    .map(({ text }) => withoutComments(text));
  const isNamed = (flag: string, texts: readonly string[]): boolean =>
    texts.some((text) => new RegExp(`\\b${flag}\\b`).test(text));
  return flagsOf(files).flatMap((flag) => [
    ...(isNamed(flag, readers) ? [] : [`rule ${flag} of a place has no reader in the product`]),
    ...(isNamed(flag, tests) ? [] : [`rule ${flag} of a place is named by no test of behaviour`]),
  ]);
}

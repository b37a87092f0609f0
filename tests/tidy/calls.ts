import type { SourceFile } from './support/repository.ts';
import { kebabCase, withoutComments } from './support/text.ts';

/** What the check needs of a call: its path on the wire. */
export type CallRow = { readonly path: string };

/**
 * Calls between wallet and studio are another catalogue: a record of handlers over it does not
 * compile with one missing.
 */
const CONTRACT = /^packages\/contracts\/src\/(?!provider\/)(?:.*\/)?([^/]+)\.contract\.ts$/;
/** Tests that speak to a server; a test of the catalogue itself calls nothing. */
const TEST = /^apps\/server\/.*\.test\.ts$|^tests\/(journeys|simulation)\/.*\.ts$/;
const IMPORT = /^import\b[^;]*;/gm;
const MODULE = /^apps\/server\/src\/modules\/[^/]+\/[^/]+\/module\.ts$/;
const ROUTE = /\bdefine(?:File|Stream)?Route\(\s*(\w+),/g;

function namesOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
}

/** Calls that the modules answer, by the names of their contracts. */
function routesOf(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => MODULE.test(path))
    .flatMap(({ text }) => [...withoutComments(text).matchAll(ROUTE)])
    .map(([, call = '']) => kebabCase(call));
}

function countOne(kind: string, name: string, present: readonly string[]): string[] {
  const count = present.filter((other) => other === name).length;
  return count === 1 ? [] : [`call ${name} has ${count} ${kind} instead of 1`];
}

/**
 * The call is handed to a client, or its whole path is asked for: its bare name may be any word of
 * the test.
 */
function isTested(call: string, row: CallRow, tests: readonly string[]): boolean {
  const named = new RegExp(`[(,]\\s*${call}\\b(?!\\s*[:(])|${row.path}['"\`?]`);
  return tests.some((code) => named.test(code));
}

/**
 * Every call of the catalogue has its contract, exactly one row in the `module.ts` of a module, and
 * a test that makes it (by the call's name or its path); no contract or route is without a row.
 */
export function checkCalls(
  catalogue: Readonly<Record<string, CallRow>>,
  files: readonly SourceFile[],
): string[] {
  const contracts = namesOf(files, CONTRACT);
  const routes = routesOf(files);
  const tests = files
    .filter(({ path }) => TEST.test(path))
    .map(({ text }) => withoutComments(text).replace(IMPORT, ''));
  const rows = new Set(Object.keys(catalogue).map(kebabCase));
  const missing = Object.entries(catalogue).flatMap(([call, row]) => [
    ...countOne('contract files', kebabCase(call), contracts),
    ...countOne('rows in a module.ts', kebabCase(call), routes),
    ...(isTested(call, row, tests) ? [] : [`call ${kebabCase(call)} is made by no test`]),
  ]);
  const strays = [
    ...contracts.filter((name) => !rows.has(name)).map((name) => `contract ${name}`),
    ...routes.filter((name) => !rows.has(name)).map((name) => `route ${name}`),
  ].map((stray) => `${stray} has no row in the call catalogue`);
  return [...missing, ...strays];
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';

/** A source file: its path from the top folder and its text. */
export type Source = { readonly path: string; readonly text: string };

/** Reads the files of a glob, tests left out, sorted by path. None is a valid answer. */
export function readSources(glob: string): Source[] {
  return globSync(glob, { cwd: rootDir, exclude: ['**/node_modules', '**/dist'] })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(rootDir, path), 'utf8') }));
}

/** First sentence of the first doc comment, or nothing. */
export function firstSentence(text: string): string {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '';
  const words = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .trim();
  const sentence = /^.*?[.:](?=\s|$)/.exec(words)?.[0] ?? words;
  return sentence.replace(/\s*\([^)]*[.:]$/, '.').replace(/:$/, '.');
}

/** Names of the tables that a migration's SQL creates, in order. */
export function createdTables(text: string): string[] {
  return [
    ...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?"?(\w+)"?\s*\(/gi),
  ].flatMap((found) => found[1] ?? []);
}

/** Jobs that a file defines: their names, and the first sentence of the comment above each. */
export function definedJobs(text: string): Array<{ name: string; purpose: string }> {
  const jobs = text.matchAll(
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*\bdefineJob\(\{\s*name: ['"]([\w-]+)['"]/g,
  );
  return [...jobs].map(([, comment = '', name = '']) => ({
    name,
    purpose: firstSentence(comment),
  }));
}

/** Calls that a module's list answers, by the names of their contracts. */
export function definedRoutes(text: string): string[] {
  return [...text.matchAll(/\bdefine(?:File)?Route\(\s*(\w+),/g)].flatMap(
    (found) => found[1] ?? [],
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const browserDir = fileURLToPath(new URL('../../browser/', import.meta.url));

/** The pages' own code: TypeScript without its types, as browsers take it. */
export const browserFiles: ReadonlyMap<string, { text: string; type: string }> = new Map(
  readdirSync(browserDir).map((name) => {
    const text = readFileSync(`${browserDir}${name}`, 'utf8');
    return [
      name,
      name.endsWith('.ts')
        ? { text: stripTypeScriptTypes(text), type: 'text/javascript; charset=utf-8' }
        : { text, type: 'text/css; charset=utf-8' },
    ];
  }),
);

/**
 * What a script imports, and what that imports: a page that names them all loads them at once
 * instead of one level after the other.
 */
export function modulesOf(script: string, known = new Set<string>()): ReadonlySet<string> {
  const { text = '' } = browserFiles.get(script) ?? {};
  for (const [, name = ''] of text.matchAll(/from '\.\/([\w-]+\.ts)'/g)) {
    if (known.has(name)) continue;
    known.add(name);
    modulesOf(name, known);
  }
  return known;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkFolders, chunkNames, chunkOf, chunkOfSource } from './chunk-marks.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{apps/web,packages/*}/src/**/*.{ts,tsx,css}', { cwd: root });
const marked = sources.filter((path) =>
  /^(\/\/|\/\*) chunk: /.test(readFileSync(join(root, path), 'utf8')),
);

describe('what a module is loaded with', () => {
  it.each([
    ['packages/ui/src/button.tsx', 'parts'],
    ['packages/ui/src/dialog.tsx', 'later'],
    ['packages/ui/src/field.tsx', null],
    ['apps/web/src/core/later.ts', 'later'],
    ['apps/web/src/features/sports/betslip/betslip.store.ts', 'standing'],
    ['apps/web/src/app/start.ts', null],
    ['packages/contracts/src/define-call.ts', 'calls'],
  ])('%s: %s', (path, chunk) => {
    expect(chunkOf(join(root, path))).toBe(chunk);
  });

  it('is told of modules that were made of a file, and of none that has no file', () => {
    expect(chunkOf(`${join(root, 'packages/ui/src/button.tsx')}?used`)).toBe('parts');
    expect(chunkOf('\0vite/preload-helper.js')).toBeNull();
  });

  it('has marks that all name a chunk, and chunks that all have modules', () => {
    expect(marked.length).toBeGreaterThan(100);
    const chunks = new Set(sources.map((path) => chunkOf(join(root, path))));
    expect(chunkNames.filter((name) => !chunks.has(name))).toEqual([]);
  });

  it('has no folder that is not there, and no mark that its folder says already', () => {
    const folders = Object.keys(chunkFolders);
    expect(folders.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const idle = marked.filter((path) => {
      const [, mark] = /chunk: ([\w-]+)/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      const folder = folders.find((name) => path.startsWith(`${name}/`));
      return folder === undefined ? mark === 'alone' : chunkFolders[folder] === mark;
    });
    expect(idle).toEqual([]);
  });

  it('is refused where a mark names no chunk', () => {
    expect(() => chunkOfSource('packages/ui/src/part.ts', '// chunk: sooner')).toThrow(
      'packages/ui/src/part.ts names no chunk of the build: sooner',
    );
  });
});

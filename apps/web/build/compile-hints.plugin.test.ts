import { expect, it } from 'vitest';
import { compileHints } from './compile-hints.plugin.ts';

it('marks the chosen files in their first line, and no other', () => {
  const bundle = {
    'assets/vendor-1.js': { type: 'chunk', name: 'vendor', code: 'const listed=[];\nrun()' },
    'assets/reel-stage-2.js': { type: 'chunk', name: 'reel-stage', code: 'draw()' },
    'assets/index-3.css': { type: 'asset', names: ['index.css'], source: 'a{}' },
  };
  const { generateBundle } = compileHints((name) => name === 'vendor');
  if (typeof generateBundle !== 'object') throw new Error('the plugin changes the bundle last');
  void generateBundle.handler.call({} as never, {} as never, bundle as never, true);
  expect(bundle).toMatchObject({
    'assets/vendor-1.js': { code: '//# allFunctionsCalledOnLoad\nconst listed=[];\nrun()' },
    'assets/reel-stage-2.js': { code: 'draw()' },
  });
});

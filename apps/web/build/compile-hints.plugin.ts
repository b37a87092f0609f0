import type { Plugin } from 'vite';

/** Must be the file's first line. Browsers that do not know it read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile all functions of the chosen files where it compiles the files, beside
 * the page. It would otherwise compile each at its first call, on the main thread, while the page
 * is hydrated.
 */
export function compileHints(isChosen: (chunkName: string) => boolean): Plugin {
  return {
    name: 'pavilion-compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite writes its list of files above what the minifier leaves.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isChosen(file.name)) file.code = hint + file.code;
      },
    },
  };
}

import type { Plugin } from 'vite';

const toastLibrary = /node_modules\/sonner\/dist\/index\.mjs$/;

/**
 * The toast library writes a style element into the page, which the content security policy
 * refuses. Its styles are shipped as a file in place of that.
 */
export function toastStyles(): Plugin {
  return {
    name: 'pavilion-toast-styles',
    transform(code, id) {
      if (!toastLibrary.test(id)) return null;
      const own = code.replace(/^__insertCSS\(.*\);?$/m, '');
      return { code: `import 'sonner/dist/styles.css';\n${own}`, map: null };
    },
  };
}

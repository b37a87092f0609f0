import { escapeHtml } from '../../../escape.ts';
import type { WebBuild } from './web-build.ts';

/** The build's page and the tags by which the scripts of its first view are loaded. */
export interface PageScripts {
  template: string;
  tags: string[];
}

const moduleTag = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g;
const starterKey = 'src/app/first-paint.ts';

/** For a page that the browser draws: everything it needs starts loading with the page. */
export function scriptsAtOnce(build: WebBuild, files: readonly string[]): PageScripts {
  const tags = files.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`,
  );
  return { template: build.template, tags };
}

/**
 * For a page that stands already: its pictures go first, on a slow network they would share it with
 * the scripts. A small script loads the modules named in the page once it is painted, or sooner
 * when the visitor touches it.
 */
export function scriptsAfterPaint(build: WebBuild, files: readonly string[]): PageScripts {
  const starter = build.manifest[starterKey];
  const entry = moduleTag.exec(build.template)?.[1];
  if (!starter || !entry) return scriptsAtOnce(build, files);
  const preloads = [...build.template.matchAll(preloadTag)].map(([, file = '']) => file);
  const names = [...new Set([entry, ...preloads, ...files])].map((file) => `/${file}`).join(' ');
  return {
    template: build.template.replace(moduleTag, '').replace(preloadTag, ''),
    tags: [
      `<meta name="pavilion-modules" content="${escapeHtml(names)}">`,
      `<script type="module" crossorigin src="/${escapeHtml(starter.file)}"></script>`,
    ],
  };
}

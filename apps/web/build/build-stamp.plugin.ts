import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const placeholder = '%PAVILION_BUILD%';

/**
 * Names the build by its files: `/build.json` holds `{ "build": "<hash>" }` and the page carries
 * the same hash, so an open page can tell once an hour whether a newer build is served.
 */
export function buildStamp(): Plugin {
  return {
    name: 'pavilion-build-stamp',
    transformIndexHtml: { order: 'post', handler: (html, { bundle }) => stampPage(html, bundle) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify({ build: buildOf(bundle) });
        this.emitFile({ type: 'asset', fileName: 'build.json', source });
      },
    },
  };
}

const stampPage = (html: string, bundle: object | undefined): string =>
  html.replace(placeholder, bundle ? buildOf(bundle) : 'dev');

/** File names carry content hashes, so the list of scripts and styles identifies the build. */
function buildOf(bundle: object): string {
  const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);
}

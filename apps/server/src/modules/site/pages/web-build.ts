import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An entry of the build's manifest, as far as pages need it. */
export interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Where the drawing module stands; another build has another version at the same address. */
export interface DrawModule {
  url: string;
  version: number;
}

export interface WebBuild {
  /** `index.html` with the two places the server fills. */
  template: string;
  manifest: Manifest;
  /** Style sheets of the build by file name. */
  styles: ReadonlyMap<string, string>;
  /** Module that draws pages outside a browser; null when the build has none. */
  drawModule: DrawModule | null;
  isPresent: boolean;
}

const missingBuild: WebBuild = {
  isPresent: false,
  manifest: {},
  styles: new Map(),
  drawModule: null,
  template: `<!doctype html>
<html lang="en-US" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <!--pavilion:head-->
  </head>
  <body>
    <!--pavilion:body-->
    <div id="root"><p>The web app is not built. Run <code>npm run build</code>, or open the development server at port 4001.</p></div>
  </body>
</html>
`,
};

const checkEveryMs = 1000;

/**
 * Gives the current build of the web app; a newer one is noticed within a second, so that a
 * deployment needs no restart. While a newer one is only half there, the one before stays.
 */
export function createWebBuildReader(
  distDir: string,
  nowMs: () => number,
): () => Promise<WebBuild> {
  // Requests that come while it is read wait for it: a page must never say that there is no build
  // when there is one.
  let current: Promise<ReadBuild> = Promise.resolve({ build: missingBuild, changedAtMs: null });
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (nowMs() - checkedAtMs >= checkEveryMs) {
      checkedAtMs = nowMs();
      current = current.then((before) => readAgain(distDir, before).catch(() => before));
    }
    return (await current).build;
  };
}

interface ReadBuild {
  build: WebBuild;
  /** Null while there is none. */
  changedAtMs: number | null;
}

async function readAgain(distDir: string, before: ReadBuild): Promise<ReadBuild> {
  const [page, drawing] = await Promise.all([
    changeTimeOf(join(distDir, 'index.html')),
    changeTimeOf(join(distDir, drawFile)),
  ]);
  const changedAtMs = page === null ? null : Math.max(page, drawing ?? 0);
  if (changedAtMs === before.changedAtMs) return before;
  if (changedAtMs === null) return { build: missingBuild, changedAtMs };
  return { build: await readBuild(distDir, changedAtMs), changedAtMs };
}

const drawFile = '.server/draw-page.js';

async function changeTimeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

async function readBuild(distDir: string, changedAtMs: number): Promise<WebBuild> {
  const [template, manifest, styles] = await Promise.all([
    readFile(join(distDir, 'index.html'), 'utf8'),
    readFile(join(distDir, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
    readStyles(distDir),
  ]);
  return {
    isPresent: true,
    template,
    manifest: JSON.parse(manifest) as Manifest,
    styles,
    drawModule: existsSync(join(distDir, drawFile))
      ? { url: pathToFileURL(join(distDir, drawFile)).href, version: changedAtMs }
      : null,
  };
}

async function readStyles(distDir: string): Promise<Map<string, string>> {
  const names = await readdir(join(distDir, 'assets')).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map(async (name) => {
      const css = await readFile(join(distDir, 'assets', name), 'utf8');
      return [`assets/${name}`, css.trim()] as const;
    });
  return new Map(await Promise.all(sheets));
}

import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { env } from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { pavilionLocales } from '@pavilion/i18n/vite-plugin';
import { defineConfig, type BuildEnvironmentOptions, type ProxyOptions } from 'vite';
import { buildStamp } from './build/build-stamp.plugin.ts';
import { isOfChunk, type ChunkName } from './build/chunk-marks.ts';
import { compileHints } from './build/compile-hints.plugin.ts';
import { contractsWithoutSchemas } from './build/contract-schemas.plugin.ts';
import { licenceTexts } from './build/licence-texts.plugin.ts';
import { precompress } from './build/precompress.plugin.ts';
import { serverPage } from './build/server-page.plugin.ts';
import { toastStyles } from './build/toast-styles.plugin.ts';

const serverPort = Number(env['PORT'] ?? 4000);
const webPort = Number(env['WEB_PORT'] ?? 4001);

const isModule = /^\/(@|src\/|node_modules\/|index\.html)/;
/** Paths the server answers itself even when a browser navigates to them. */
const isServerPage =
  /^\/(api|dev|sandbox|frame|media|healthz|readyz|metrics|robots\.txt|sitemap\.xml)/;

/** Vite keeps modules and pages; everything else belongs to the server. */
const toServer: ProxyOptions = {
  target: `http://127.0.0.1:${serverPort}`,
  bypass: ({ url = '/', headers }) => {
    if (isModule.test(url)) return url;
    const isNavigation = headers.accept?.includes('text/html') && !isServerPage.test(url);
    return isNavigation ? '/index.html' : undefined;
  },
};

/** Parts that at least this many templates use are loaded with each of them. */
const sharedByTemplates = 6;

/**
 * Files that are there before any part is asked for by the app, and parts whose files the page
 * itself names.
 */
const loadedWithPage = /\/(vendor|index|parts)-[^/]+\.js$/;
/**
 * Parts of few visits, or of a page that stands already: they find their scripts by themselves, for
 * a list of those would come with every page.
 */
const findsItsOwn =
  /\/(floating-parts|live-prices|maintenance-page|minigame-frame|prepare-games|site-problem-page|slip-column|sports-parts|sports-provider|toaster)-[^/]+\.js$/;
const namedByPage = /\/(template\d+\.template|home\.screen|playnow\.screen)-[^/]+\.js$/;

/** What a first view runs nearly all of. */
const calledOnLoad =
  /^(vendor|index|app|parts|calls|later|template\d+\.(template|below)|home\.screen)$/;

/** One file of all the modules of a chunk that more than one part needs. */
const shared = (name: ChunkName) => ({
  name,
  test: isOfChunk(name),
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** Name of a class of a style sheet: short, and the same in every build and on the server. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Scripts to ask for together with a part; its style sheets come with it in any case. */
function neededAhead(
  part: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return files;
  return namedByPage.test(part) || findsItsOwn.test(part)
    ? []
    : files.filter((file) => !loadedWithPage.test(file));
}

/** What browsers load. */
const browser: BuildEnvironmentOptions = {
  manifest: true,
  target: 'es2023',
  minify: 'terser',
  // Reading a property does nothing else in what browsers load; one kind of quotes compresses
  // better than the shorter of two.
  terserOptions: {
    ecma: 2020,
    safari10: false,
    compress: { passes: 3, pure_getters: true },
    format: { quote_style: 2 },
  },
  // The content security policy allows no data: scripts, and inlined pictures would be sent with
  // every page.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: neededAhead },
  reportCompressedSize: false,
  rolldownOptions: {
    // Pages that the server rendered begin with the second.
    input: ['index.html', 'src/app/first-paint.ts'],
    output: {
      codeSplitting: {
        // What the first page needs anyway comes in two files: libraries, which change seldom, and
        // our own code.
        groups: [
          {
            name: 'vendor',
            tags: ['$initial'],
            test: /node_modules/,
            priority: 2,
          },
          { name: 'app', tags: ['$initial'], test: /^(?!.*first-paint)/, priority: 1 },
          // Small parts that several templates or screens share come in one file each: on a phone's
          // network every further file costs more than the few bytes it spares.
          { ...shared('parts'), minShareCount: sharedByTemplates },
          { ...shared('later'), minShareCount: 1 },
          ...(['standing', 'card', 'lobby', 'stage', 'calls'] as const).map(shared),
        ],
      },
    },
  },
};

/**
 * The same app as a module that renders first pages on the server (`vite build --ssr
 * src/app/draw-page.tsx`).
 */
const drawing: BuildEnvironmentOptions = {
  outDir: 'dist/.server',
  copyPublicDir: false,
  target: 'node24',
  minify: true,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    pavilionLocales(),
    contractsWithoutSchemas(),
    toastStyles(),
    serverPage(serverPort),
    isSsrBuild ? null : licenceTexts(join(import.meta.dirname, '../../node_modules')),
    isSsrBuild ? null : compileHints((name) => calledOnLoad.test(name)),
    isSsrBuild ? null : buildStamp(),
    isSsrBuild ? null : precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // Optimised dependencies skip the plugins.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    port: webPort,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: {
      '/ws': { target: `ws://127.0.0.1:${serverPort}`, ws: true },
      '^/.*': toServer,
    },
  },
  build: isSsrBuild ? drawing : browser,
  // The server loads the drawing module from the build alone, with nothing installed beside it.
  ssr: { noExternal: true },
}));

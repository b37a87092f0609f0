import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { env } from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { pavilionLocales } from '@pavilion/i18n/vite-plugin';
import { defineConfig, type BuildEnvironmentOptions, type ProxyOptions } from 'vite';
import { buildStamp } from './build/build-stamp.plugin.ts';
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

/** What is loaded in one file once the page stands. */
const laterParts =
  /web\/src\/core\/(later|drawn-styles|errors\/present-failure|dialogs\/dialog\.store|locale\/when-texts|build\/build-check|device\/|realtime\/|seo\/|navigation\/dialog-steps|session\/(balance-hold|expire-session|favourites|leave-auth-modal|sign-in|sign-out|vip-state)|startup\/(affiliate|after-mount|analytics|begin-moving|follow-site|keep-origin|live-chat|measuring-consent|tracking|visit-marks))|web\/src\/features\/announcements\/announcement(-day|-memory|s-trigger)|web\/src\/features\/announcements\/(art-picture|chosen-announcement|picture-widths)|web\/src\/games\/(game-views|round\/round-views)|web\/src\/core\/when-untouched|web\/src\/shell\/(broken-modal|message-dialog|modal\.tsx|not-found-page|unavailable-page)|client\/src\/(realtime\/|failures\/(judge-failure|failure))|domain\/src\/vip\/|ui\/src\/(dialog|settle-width|sized-image|use-settled-width)|templates\/src\/parts\/(menu-drawer|search-dialog|tool-dialogs)/;

/** What the parts of a page that stands share: lobby, prices, the slip, the news of settled bets. */
const standingParts =
  /web\/src\/(common\/(amounts\/(amount-text|use-limit-words)|bets\/(bet-path|follow-bets|settled-news)|odds\/|sports\/(first-matches|match-state|use-is-among-prices)|tiles\/(recent-games|use-tile-favourite))|core\/(forms\/submit-button|gather|ids|layout\/(part-head|rich-text|site-icon)|navigation\/use-search-params|use-near-view|use-standing)|features\/(betslip\/(?!bet-slip-sheet)|history\/settle-news|sportsbook\/(event-answers|group-by-league|league-board|league-section|live-prices|match-clock|match-row|prices|sports-board|sports\.queries))|shell\/floating-place)|domain\/src\/(bets\/price-change|ids\/|limits\/reached-limit|markets\/(line|market-kind)|odds\/(format-odds|fraction-ladder|odds-format|parse-odds|rational)|providers\/|settlement\/payout)|ui\/src\/(notice|tabs)|react-query\/build\/modern\/(useInfiniteQuery|useMutation)|query-core\/build\/modern\/(infiniteQueryObserver|mutationObserver)/;

/** What every lobby and footer has, whatever its template; some heroes have cards too. */
const cardParts = /templates\/src\/regions\/card\/(card-picture|game-mark|tile-size)/;
const lobbyParts =
  /templates\/src\/(parts\/(favourite-button|social-links)|regions\/(footer\/(footer-links|partner-logos)|lobby\/lobby-states))/;

/** The stage that all games stand on, with its panel. */
const stageParts =
  /web\/src\/(common\/play\/|core\/full-screen|features\/(launch\/|lobby\/(lobby-place|lobby-skeleton|lobby\.module|popular-games))|games\/(arcade\/parts\/multiplier-figure|auto\/|engine\/|fairness\/(evidence|game-modules)|game-view\.|round\/outcome-text|stage\/(history-strip|hotkeys|largest-stake|round-dialog|sound|stage\.module|stake-|bet-panel|table-p|use-|win-figure)))|games\/src\/engine\/multiplier/;

/** Parts that at least this many templates use are loaded with each of them. */
const sharedByTemplates = 6;

/** Files that are there before any part is asked for by the app, and parts whose files the page itself names. */
const loadedWithPage = /\/(vendor|index|parts)-[^/]+\.js$/;
/** Parts of few visits, or of a page that stands already: they find their scripts by themselves, for a list of those would come with every page. */
const findsItsOwn =
  /\/(floating-parts|live-prices|maintenance-page|minigame-frame|prepare-games|site-problem-page|slip-column|sports-parts|sports-provider|toaster)-[^/]+\.js$/;
const namedByPage = /\/(template\d+\.template|home\.screen|playnow\.screen)-[^/]+\.js$/;

/** What a first view runs nearly all of. */
const calledOnLoad =
  /^(vendor|index|app|parts|calls|later|template\d+\.(template|below)|home\.screen)$/;

/** One file of all these modules that more than one part needs. */
const shared = (name: string, test: RegExp) => ({
  name,
  test,
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
  // Reading a property does nothing else in what browsers load; one kind of quotes compresses better than the shorter of two.
  terserOptions: {
    ecma: 2020,
    safari10: false,
    compress: { passes: 3, pure_getters: true },
    format: { quote_style: 2 },
  },
  // The content security policy allows no data: scripts, and inlined pictures would be sent with every page.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: neededAhead },
  reportCompressedSize: false,
  rolldownOptions: {
    // Pages that the server drew begin with the second.
    input: ['index.html', 'src/app/first-paint.ts'],
    output: {
      codeSplitting: {
        // What the first page needs anyway comes in two files: libraries, which change seldom, and our own code.
        groups: [
          {
            name: 'vendor',
            tags: ['$initial'],
            test: /node_modules/,
            priority: 2,
          },
          { name: 'app', tags: ['$initial'], test: /^(?!.*first-paint)/, priority: 1 },
          // Small parts that several templates or screens share come in one file each: on a phone's network every
          // further file costs more than the few bytes it spares.
          {
            name: 'parts',
            test: /packages\/(templates\/src\/(parts\/(?!favourite|menu-drawer|search-dialog|social|tool-dialogs)|regions\/(mobile-bar\/|hero\/(awaits|hero-carousel|hero-slide|hero-type|motion-toggle|slide-art)))|ui\/src\/(?!choice|dialog|field|notice|progress|tabs))/,
            minShareCount: sharedByTemplates,
            includeDependenciesRecursively: false,
          },
          { name: 'later', test: laterParts, includeDependenciesRecursively: false },
          shared('standing', standingParts),
          shared('card', cardParts),
          shared('lobby', lobbyParts),
          shared('stage', stageParts),
          shared(
            'calls',
            /packages\/contracts\/src\/|web\/src\/core\/(locale|stores)\/|web\/src\/common\/sports\/(sports-slots|team-names)/,
          ),
        ],
      },
    },
  },
};

/** The same app as a module that draws first pages on the server (`vite build --ssr src/app/draw-page.tsx`). */
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

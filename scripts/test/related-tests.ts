import { dirname } from 'node:path/posix';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * Files whose tests are found by what imports what: pure code. A server or page boots as a whole,
 * so there everything would import everything.
 */
const isPure = (path: string): boolean =>
  /^(packages\/(art|client|contracts|domain|games|i18n|templates|ui)|scripts|bench)\/.*\.tsx?$/.test(
    path,
  );

/**
 * The module, feature, screen or package folder that a file belongs to: its tests answer for it.
 */
function roomOf(path: string): string {
  const room =
    /^apps\/server\/src\/(?:modules\/[^/]+|demo)\/[^/]+|^apps\/web\/src\/(?:features|games|screens)\/[^/]+|^packages\/[^/]+/.exec(
      path,
    );
  return room?.[0] ?? dirname(path);
}

/**
 * The tests near a change. `named` are run as they are: changed tests, those of a changed file's
 * room, and of a changed screen its page without a browser; `pure` are changed files whose tests
 * the runner finds by imports. Simulations and journeys are left to the whole suite.
 */
export function relatedTests(
  changed: readonly string[],
  allFiles: readonly string[],
): { readonly named: readonly string[]; readonly pure: readonly string[] } {
  const [pure, rest] = [changed.filter(isPure), changed.filter((path) => !isPure(path))];
  const rooms = new Set(rest.map(roomOf));
  const screens = rest.flatMap((path) => /^apps\/web\/src\/screens\/([^/]+)/.exec(path)?.[1] ?? []);
  const pages = new Set(screens.map((screen) => `tests/screens/${screen}.test.ts`));
  const isNear = (path: string): boolean =>
    changed.includes(path) || rooms.has(roomOf(path)) || pages.has(path);
  const named = allFiles.filter(
    (path) => isTest(path) && isNear(path) && !path.startsWith('tests/simulation/'),
  );
  return { named, pure: pure.filter((path) => !isTest(path)) };
}

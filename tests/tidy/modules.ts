import type { SourceFile } from './support/repository.ts';

const MODULE = /^apps\/server\/src\/((?:modules|demo)\/[^/]+)\//;
/** Started by the server itself: it has no calls, jobs or pages. */
const SEED = 'demo/seed';
const LIST = 'apps/server/src/module-catalogue.ts';

/** Every module of the server, and every part of its demo, has its README and its `module.ts`, and the list of modules names it. */
export function checkModules(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const list = files.find(({ path }) => path === LIST)?.text ?? '';
  const modules = new Set(files.flatMap(({ path }) => MODULE.exec(path)?.[1] ?? []));
  return [...modules].flatMap((module) => [
    ...(module === SEED ? ['README.md'] : ['README.md', 'module.ts'])
      .filter((name) => !paths.has(`apps/server/src/${module}/${name}`))
      .map((name) => `${module} has no ${name}`),
    ...(module === SEED || list.includes(`'./${module}/module.ts'`)
      ? []
      : [`${module} is not in ${LIST}`]),
  ]);
}

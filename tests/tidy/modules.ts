import type { SourceFile } from './support/repository.ts';

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
const LIST = 'apps/server/src/module-catalogue.ts';

/** Every module of the server has its README and its `module.ts`, and the list of modules names it. */
export function checkModules(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const list = files.find(({ path }) => path === LIST)?.text ?? '';
  const modules = new Set(files.flatMap(({ path }) => MODULE.exec(path)?.[1] ?? []));
  return [...modules].flatMap((module) => [
    ...['README.md', 'module.ts']
      .filter((name) => !paths.has(`apps/server/src/modules/${module}/${name}`))
      .map((name) => `module ${module} has no ${name}`),
    ...(list.includes(`'./modules/${module}/module.ts'`)
      ? []
      : [`module ${module} is not in ${LIST}`]),
  ]);
}

import type { SourceFile } from './support/repository.ts';

/** The eight areas of the server (docs/ARCHITECTURE.md); `demo` is built the same way. */
const areas: readonly string[] = [
  ...['account', 'games', 'money', 'office', 'rewards', 'site', 'sports', 'support'],
];
const MODULE = /^apps\/server\/src\/((modules\/([^/]+)|demo)\/([^/]+))\//;

/**
 * Every module of the server stands in an area that there is, and so does every part of its demo;
 * each has its README and its `module.ts`, and the list of its area names it.
 */
export function checkModules(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const found = files.flatMap(({ path }) => {
    const [, module, home, area, name] = MODULE.exec(path) ?? [];
    return module && home && name ? [{ module, home, area: area ?? 'demo', name }] : [];
  });
  const modules = [...new Map(found.map((row) => [row.module, row])).values()];
  return modules.flatMap(({ module, home, area, name }) => {
    if (area !== 'demo' && !areas.includes(area)) return [`${area} is no area`];
    const wanted = ['README.md', 'module.ts'];
    const list = `apps/server/src/${home}/area.ts`;
    const isListed = texts.get(list)?.includes(`'./${name}/module.ts'`);
    return [
      ...wanted
        .filter((file) => !texts.has(`apps/server/src/${module}/${file}`))
        .map((file) => `${module} has no ${file}`),
      ...(isListed ? [] : [`${module} is not in ${list}`]),
    ];
  });
}

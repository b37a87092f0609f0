import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * One workspace: its package name, its folder from the root, and the workspaces it names as
 * dependencies.
 */
export type Workspace = {
  readonly name: string;
  readonly dir: string;
  readonly dependsOn: readonly string[];
};

type Manifest = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

function readWorkspace(root: string, dir: string): Workspace[] {
  const manifestPath = join(root, dir, 'package.json');
  if (!existsSync(manifestPath)) return [];
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const dependsOn = names.filter((name) => name.startsWith('@pavilion/'));
  return [{ name: manifest.name, dir, dependsOn }];
}

/** All workspaces under `apps/` and `packages/`. */
export function listWorkspaces(root: string = rootDir): Workspace[] {
  return ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent))
          .sort()
          .flatMap((name) => readWorkspace(root, `${parent}/${name}`))
      : [],
  );
}

/** The folders of a workspace and of everything it depends on, directly or not. */
export function foldersUsedBy(name: string, workspaces: readonly Workspace[]): string[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const reached = new Map<string, string>();
  const visit = (next: string): void => {
    const workspace = byName.get(next);
    if (workspace === undefined || reached.has(next)) return;
    reached.set(next, workspace.dir);
    workspace.dependsOn.forEach(visit);
  };
  visit(name);
  return [...reached.values()].sort();
}

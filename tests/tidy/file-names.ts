import type { SourceFile } from './support/repository.ts';

/** Roles a file name may carry between its subject and its ending, and where each may stand. */
const roles: Readonly<Record<string, RegExp>> = {
  contract: /^packages\/contracts\/src\//,
  http: /^apps\/server\/src\//,
  provider: /^apps\/server\/src\//,
  service: /^apps\/server\/src\//,
  store: /^(apps\/(server|web)|packages\/web-core)\/src\//,
  events: /^apps\/server\/src\//,
  office: /^apps\/server\/src\/(modules|demo)\//,
  commands: /^apps\/server\/src\/cli\//,
  command: /^apps\/server\/src\/cli\//,
  query: /^apps\/web\/src\//,
  queries: /^apps\/web\/src\//,
  mutations: /^apps\/web\/src\//,
  mutation: /^apps\/web\/src\//,
  screen: /^apps\/web\/src\/screens\//,
  category: /^(packages\/domain|apps)\//,
  game: /^(packages\/games|apps)\//,
  manifest: /^packages\/templates\//,
  template: /^packages\/templates\//,
  below: /^packages\/templates\//,
  palette: /^packages\/templates\//,
  region: /^packages\/templates\//,
  table: /^packages\/database\//,
  migration: /^packages\/database\//,
  sql: /^packages\/database\/src\/(migrations|functions)\//,
  function: /^packages\/database\/src\/migrations\//,
  audit: /^(packages\/ledger\/src\/audit|apps\/server\/src\/modules\/[^/]+\/[^/]+)\//,
  scene: /^packages\/art\//,
  scenes: /^packages\/art\//,
  module: /\.module\.css$/,
  worker: /^(packages|apps)\//,
  cases: /^tests\/conform\//,
  journey: /^tests\/journeys\//,
  simulation: /^tests\/simulation\//,
  bench: /^bench\//,
  plugin: /^(apps|packages)\/[^/]+\/(build|src|scripts)\//,
  dialect: /^packages\/database\//,
  format: /^packages\/i18n\//,
  icons: /^packages\/art\//,
  data: /./,
  config: /./,
  types: /./,
  generated: /./,
  d: /./,
  test: /./,
};

const CHECKED = /\.(ts|tsx|mjs|cjs|css|sql)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// Migrations begin with the moment they were written, which puts them in order.
const MIGRATION = /^\d{8}T\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

function checkName(path: string): string[] {
  const [subject = '', ...rest] = (path.split('/').at(-1) ?? '').split('.');
  const form = rest[0] === 'migration' ? MIGRATION : KEBAB;
  const violations = form.test(subject)
    ? []
    : [`${path}: "${subject}" has not the form of its kind`];
  for (const role of rest.slice(0, -1)) {
    const place = roles[role];
    if (place === undefined) violations.push(`${path}: "${role}" is not a role`);
    else if (!place.test(path)) violations.push(`${path}: a ${role} does not belong here`);
  }
  return violations;
}

/**
 * Source files are named `<subject>.<role>.<ending>` in kebab-case, with a known role in its place.
 */
export function checkFileNames(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => CHECKED.test(path) && path.includes('/'))
    .flatMap(checkName);
}

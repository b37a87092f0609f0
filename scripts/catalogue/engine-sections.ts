import { code, link, type Section } from './markdown-table.ts';
import { createdTables, definedJobs, firstSentence, readSources } from './source-facts.ts';

const MIGRATIONS = 'packages/database/src/migrations';

function migrationSection(): Section {
  return {
    title: 'Migrations',
    note: `Steps of the schema in order. \`${MIGRATIONS}\`.`,
    columns: ['migration', 'purpose'],
    rows: readSources(`${MIGRATIONS}/*.migration.ts`).map(({ path, text }) => [
      link((path.split('/').at(-1) ?? '').replace('.migration.ts', ''), path),
      firstSentence(text),
    ]),
  };
}

function tableSection(): Section {
  const rows = readSources(`${MIGRATIONS}/**/*.ts`).flatMap(({ path, text }) =>
    createdTables(text).map((table) => [
      code(table),
      link(path.slice(MIGRATIONS.length + 1), path),
    ]),
  );
  return {
    title: 'Tables',
    note: 'Every table and where its SQL stands; row types in `packages/database/src/tables`.',
    columns: ['table', 'made by'],
    rows: rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
}

function jobSection(): Section {
  return {
    title: 'Jobs',
    note: 'Scheduled work of the server.',
    columns: ['job', 'purpose', 'module'],
    rows: readSources('apps/server/src/{modules,demo}/*/module.ts').flatMap(({ path, text }) =>
      definedJobs(text).map(({ name, purpose }) => [
        code(name),
        purpose,
        link(path.split('/').at(-2) ?? '', path),
      ]),
    ),
  };
}

/** What is read from the sources of the server and the database. */
export function engineSections(): Section[] {
  return [jobSection(), tableSection(), migrationSection()];
}

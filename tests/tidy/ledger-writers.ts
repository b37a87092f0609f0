import type { SourceFile } from './support/repository.ts';
import { findHits, withoutComments } from './support/text.ts';

const WRITES =
  /(\b(insert\s+into|update|delete\s+from|truncate(\s+table)?|copy)\s+"?ledger_\w+)|\.(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]ledger_\w+/gi;
const MIGRATIONS = /^packages\/database\/src\/migrations\//;
const ALLOWED = [
  /^packages\/ledger\//,
  /^packages\/database\/src\/migrations\/(.*\/)?[^/]*ledger[^/]*(\/|\.)/,
  /^packages\/database\/src\/functions\/ledger-[a-z-]+\.sql\.ts$/,
  // Tests of the database's own refusals write what no service may.
  /\.test\.ts$/,
  /^tests\//,
];

/**
 * The chart of accounts is no money: the migration of a new part of the product adds the kinds it
 * needs.
 */
function isChartRow(path: string, match: string): boolean {
  return MIGRATIONS.test(path) && /^insert\s+into\s+ledger_account_kinds$/i.test(match);
}

/** Only the ledger package and the ledger's own migrations and functions write ledger tables. */
export function checkLedgerWriters(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|sql)$/.test(path))
    .filter(({ path }) => !ALLOWED.some((place) => place.test(path)))
    .flatMap(({ path, text }) =>
      findHits(withoutComments(text), WRITES)
        .filter(({ match }) => !isChartRow(path, match))
        .map(({ line, match }) => `${path}:${line} "${match}": only packages/ledger may`),
    );
}

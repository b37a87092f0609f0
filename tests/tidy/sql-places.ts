import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { findHits, withoutComments } from './support/text.ts';

const SQL =
  /\bsql(<[^`]*>)?`|\bsql\.(raw|ref|table|lit)\b|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|['"`]\s*(select\s[^'"`]*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/gi;
const ALLOWED = [/\.(store|audit)\.ts$/, /^packages\/(ledger|database)\//, /^(scripts|bench)\//];

/** SQL stands only in stores, audits, the ledger and the database package. */
export function checkSqlPlaces(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && !isTestFile(path))
    .filter(({ path }) => !ALLOWED.some((place) => place.test(path)))
    .flatMap(({ path, text }) =>
      findHits(withoutComments(text), SQL).map(
        ({ line, match }) => `${path}:${line} "${match}": SQL belongs in a *.store.ts`,
      ),
    );
}

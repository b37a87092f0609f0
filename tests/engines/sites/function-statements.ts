import { sql } from 'kysely';
import { parsePlPgSQLSync } from 'libpg-query';
import type { Executor } from '@pavilion/database';

/** A statement of a function, and the function. */
export interface FunctionStatement {
  name: string;
  text: string;
}

interface FunctionRow {
  name: string;
  language: string;
  body: string;
  text: string;
}

/** Statements and expressions of a parsed function, as statements. */
function statementsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(statementsIn);
  if (typeof part !== 'object' || part === null) return [];
  if (!('query' in part) || typeof part.query !== 'string')
    return Object.values(part).flatMap(statementsIn);
  const mode = 'parseMode' in part ? part.parseMode : 0;
  if (mode === 0) return [part.query];
  return [`select ${mode === 2 ? part.query : part.query.replace(/^[^=]*?:?=/, '')}`];
}

/** The parser knows no arrays as types, and what a variable is of does not matter here. */
const arrayType = / (?:timestamp with time zone|\w+)\[\]/g;

/** Every statement that runs within the functions of a migrated database. */
export async function functionStatements(db: Executor): Promise<FunctionStatement[]> {
  const { rows } = await sql<FunctionRow>`
    select p.proname as name, l.lanname as language, p.prosrc as body,
      pg_get_functiondef(p.oid) as text
      from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a' order by 1`.execute(db);
  return rows.flatMap(({ name, language, body, text }) => {
    const texts =
      language === 'sql'
        ? [body]
        : statementsIn(parsePlPgSQLSync(text.replaceAll(arrayType, ' text')));
    return texts.map((each) => ({ name, text: each }));
  });
}

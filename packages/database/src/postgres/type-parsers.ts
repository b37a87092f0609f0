import pg from 'pg';

const int8Oid = 20;
const int8ArrayOid = 1016;
const dateOid = 1082;

const parsers = new Map<number, (text: string) => unknown>([
  [int8Oid, BigInt],
  [int8ArrayOid, parseInt8Array],
  // A calendar day has no zone: a Date would shift it.
  [dateOid, String],
]);

function parseInt8Array(text: string): Array<bigint | null> {
  const items = text.slice(1, -1);
  if (items === '') return [];
  return items.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}

/**
 * How values arrive from PostgreSQL: int8 as bigint, date as text, numeric as text, jsonb parsed.
 */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

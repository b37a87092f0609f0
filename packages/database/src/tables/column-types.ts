import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as a value, written as text by `jsonText`. */
export type Json<Value> = ColumnType<Value, string, string>;

/** Minor units with the default 0. */
export type Minor = ColumnType<bigint, bigint | undefined, bigint>;

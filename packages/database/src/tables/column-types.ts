import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as a value, written as text by `jsonText`. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A `jsonb` column that may be empty. */
export type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Minor units with the default 0. */
export type Minor = ColumnType<bigint, bigint | undefined, bigint>;

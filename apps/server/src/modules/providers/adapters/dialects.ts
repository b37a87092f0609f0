import type { ConnectionRow } from '../connection.store.ts';
import type { Dialect } from './dialect.ts';
import { hub88Dialect } from './hub88-dialect.ts';
import { pragmaticDialect } from './pragmatic-dialect.ts';

export type DialectName = ConnectionRow['dialect'];
export type ForeignDialectName = Exclude<DialectName, 'pavilion'>;

/** Every dialect beside our own; one without a row does not compile. */
export const dialects: Readonly<Record<ForeignDialectName, Dialect>> = {
  hub88: hub88Dialect,
  pragmatic: pragmaticDialect,
};

export const foreignDialects = Object.keys(dialects) as ForeignDialectName[];

export const isForeign = (name: DialectName): name is ForeignDialectName => name !== 'pavilion';

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

/**
 * Whether a dialect has a call that says what stands in its jackpots. Hub88 publishes none (its
 * jackpot platform is a library of the browser); of the Pragmatic-like feed the path is known and
 * its fields are not: both pay wins, and show no pots.
 */
export const hasJackpotFeed: Readonly<Record<DialectName, boolean>> = {
  pavilion: true,
  hub88: false,
  pragmatic: false,
};

export const isForeign = (name: DialectName): name is ForeignDialectName => name !== 'pavilion';

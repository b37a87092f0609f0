import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { poolOf, reserveOf } from './pool-accounts.ts';

/** What earlier draws left for the jackpot of a lottery with a fund, minor units. */
export const rolloverOf = (
  { ledger, database }: ServerContext,
  site: Pick<Site, 'id' | 'currency'>,
  gameCode: string,
  executor: Executor = database.db,
): Promise<bigint> => ledger.balance(site.id, poolOf(gameCode), site.currency.code, executor);

/** What its guarantees are paid from. */
export const reserveLeft = (
  { ledger, database }: ServerContext,
  site: Pick<Site, 'id' | 'currency'>,
  gameCode: string,
  executor: Executor = database.db,
): Promise<bigint> => ledger.balance(site.id, reserveOf(gameCode), site.currency.code, executor);

import type { ServerContext } from '../../../context.ts';
import { expireBonuses } from './bonus.store.ts';

/** How many bonuses one run ends. */
const batch = 500;

/** Ends bonuses and offers whose time is over; gives how many. */
export const endBonuses = ({ database, clock }: ServerContext): Promise<number> =>
  expireBonuses(database.db, clock.now(), batch);

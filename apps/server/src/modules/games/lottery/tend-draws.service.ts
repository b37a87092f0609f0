import type { ServerContext } from '../../../context.ts';
import { tendOpenDraws } from './draw.store.ts';

/**
 * Keeps free places ready on draws that sell, so that buyers make none themselves, and what is sold
 * by now.
 */
export const tendDraws = ({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> =>
  tendOpenDraws(database.db, clock.now());

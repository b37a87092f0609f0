import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  findPlayerId,
  readPlayerFactorMilli,
  readSportsLimits,
  writePlayerFactorMilli,
  writeSportsLimits,
  type SportsLimits,
} from './sports-limits.store.ts';

/** Changes some limits of a site that takes bets; gives all of them. Throws {@link OperatorError}. */
export function changeSportsLimits(
  context: ServerContext,
  actor: string,
  siteId: string,
  changes: Partial<SportsLimits>,
): Promise<SportsLimits> {
  return inTransaction(context.database, async (trx) => {
    const before = await readSportsLimits(trx, siteId);
    if (!before) throw new OperatorError('this site takes no bets');
    const after = { ...before, ...changes };
    if (after.minStakeMinor > after.maxStakeMinor)
      throw new OperatorError('the least stake is above the largest');
    await writeSportsLimits(trx, siteId, after);
    await note(trx, context, { actor, action: 'sports.limits', siteId, subject: siteId }, [
      before,
      after,
    ]);
    return after;
  });
}

/** Sets the share of the site's maxima a player may use, in thousandths. Throws {@link OperatorError}. */
export function changePlayerFactor(
  context: ServerContext,
  actor: string,
  player: { siteId: string; accountId: string },
  change: { factorMilli: number; reason: string },
): Promise<void> {
  const { siteId, accountId } = player;
  return inTransaction(context.database, async (trx) => {
    const playerId = await findPlayerId(trx, siteId, accountId);
    if (playerId === null) throw new OperatorError(`there is no account ${accountId} on this site`);
    const factorMilli = await readPlayerFactorMilli(trx, playerId);
    await writePlayerFactorMilli(trx, playerId, change.factorMilli, context.clock.now());
    await note(
      trx,
      context,
      { actor, action: 'sports.player_factor', siteId, subject: accountId },
      [{ factorMilli }, change],
    );
  });
}

/** Amounts as text: the log keeps JSON. */
const plain = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );

function note(
  trx: Executor,
  context: ServerContext,
  what: { actor: string; action: string; siteId: string; subject: string },
  [before, after]: [object, object],
): Promise<void> {
  return recordOperatorChange(trx, context, {
    ...what,
    before: plain(before),
    after: plain(after),
  });
}

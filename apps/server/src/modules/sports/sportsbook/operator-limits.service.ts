import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  findPlayerId,
  readPlayerFactor,
  readSportsLimits,
  writePlayerFactor,
  writeSportsLimits,
  type PlayerFactor,
  type SportsLimits,
  type StandingLimits,
} from './sports-limits.store.ts';

/**
 * Changes some limits of a site that takes bets; gives all of them. Throws {@link OperatorError}.
 */
export function changeSportsLimits(
  context: ServerContext,
  actor: string,
  siteId: string,
  changes: Partial<SportsLimits>,
): Promise<StandingLimits> {
  return changeAsOperator(context, actor, {
    action: 'sports.limits',
    subject: { siteId, subject: siteId },
    lock: async (trx) => {
      const limits = await readSportsLimits(trx, siteId);
      if (!limits) throw new OperatorError('this site takes no bets');
      return limits;
    },
    work: async (trx, before) => {
      if (Object.keys(changes).length === 0) return { answer: before };
      const after = { ...before, ...changes };
      if (after.minStakeMinor > after.maxStakeMinor)
        throw new OperatorError('the least stake is above the largest');
      await writeSportsLimits(trx, siteId, after);
      return { answer: after, before, after };
    },
  });
}

/**
 * Sets the share of the site's maxima a player may use, in thousandths, and what he is marked as; a
 * flag that is left out stays. Gives both. Throws {@link OperatorError}.
 */
export function changePlayerFactor(
  context: ServerContext,
  actor: string,
  { siteId, accountId }: { siteId: string; accountId: string },
  { factorMilli, flag, reason }: { factorMilli: number; flag?: string | null; reason: string },
): Promise<PlayerFactor> {
  return changeAsOperator(context, actor, {
    action: 'sports.player_factor',
    subject: { siteId, subject: accountId },
    reason,
    lock: async (trx) => {
      const playerId = await findPlayerId(trx, siteId, accountId);
      if (playerId === null)
        throw new OperatorError(`there is no account ${accountId} on this site`);
      return { playerId, before: await readPlayerFactor(trx, playerId) };
    },
    work: async (trx, { playerId, before }) => {
      const after = { factorMilli, flag: flag === undefined ? before.flag : flag };
      await writePlayerFactor(trx, playerId, after, context.clock.now());
      return { answer: after, before: toldFactor(before), after: toldFactor(after) };
    },
  });
}

/** The log names a flag only where there is one. */
const toldFactor = ({ factorMilli, flag }: PlayerFactor): Partial<PlayerFactor> =>
  flag === null ? { factorMilli } : { factorMilli, flag };

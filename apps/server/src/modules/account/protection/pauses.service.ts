import type { CallInput, realityCheck, selfExclude, timeOut } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { addMonths } from '@pavilion/domain/limits';
import { Failure, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { verifyStepUp } from '../step-up/index.ts';
import { limitsOf, type LimitsAnswer } from './limits-view.ts';
import {
  excludePlayer,
  lockPlayer,
  readProtection,
  recordProtectionChange,
  writeRealityMinutes,
  writeTimeOut,
  type Owner,
} from './protection.store.ts';

const hourMs = 3_600_000;

/** Takes a break from play from now on; a longer one that runs already stays. */
export function takeTimeOut(
  context: PlayerContext,
  { hours }: Pick<CallInput<typeof timeOut>, 'hours'>,
): Promise<LimitsAnswer> {
  const until = new Date(context.now.getTime() + hours * hourMs);
  return change(context, { action: 'time-out', asked: { until } }, (executor, owner) =>
    writeTimeOut(executor, owner, until, context.now),
  );
}

/**
 * Excludes the player from now on: for so long, and without a way back, that a session alone does
 * not do. Sessions stay, so that he can withdraw; nothing that stakes or deposits takes them.
 */
export function excludeMyself(
  context: PlayerContext,
  { months, step_up }: Pick<CallInput<typeof selfExclude>, 'months' | 'step_up'>,
): Promise<LimitsAnswer> {
  const { server, now } = context;
  const until = addMonths(now, months);
  return change(
    context,
    { action: 'self-exclusion', asked: { until } },
    async (executor, owner) => {
      const refusal = await verifyStepUp(executor, context, step_up);
      if (refusal) return refusal;
      await excludePlayer(executor, owner, { id: server.ids.next(), until, now });
      return null;
    },
  );
}

/** Chooses how often the player is asked; a law that asks oftener wins. */
export function chooseRealityCheck(
  context: PlayerContext,
  { minutes }: Pick<CallInput<typeof realityCheck>, 'minutes'>,
): Promise<LimitsAnswer> {
  const lawful = jurisdictionFlags[context.site.jurisdiction].realityCheckMinutes;
  if (lawful !== null && minutes === 0) failField('minutes', 'belowMinimum');
  if (lawful !== null && minutes > lawful) failField('minutes', 'aboveMaximum');
  return change(context, { action: 'reality-check', asked: { minutes } }, (executor, owner) =>
    writeRealityMinutes(executor, owner, minutes),
  );
}

/**
 * Makes a change and records it; a failure that is given instead is raised once the try is counted.
 */
async function change(
  { server, site, player, now }: PlayerContext,
  { action, asked }: { action: string; asked: object },
  work: (executor: Executor, owner: Owner) => Promise<Failure | null | void>,
): Promise<LimitsAnswer> {
  const owner = { siteId: site.id, playerId: player.id };
  const done = await inTransaction(server.database, async (executor) => {
    await lockPlayer(executor, owner);
    const before = await readProtection(executor, owner);
    const refusal = await work(executor, owner);
    if (refusal) return refusal;
    await recordProtectionChange(executor, owner, {
      id: server.ids.next(),
      action,
      before,
      after: asked,
      sessionId: player.sessionId,
      now,
    });
    return limitsOf(executor, site, player.id, now);
  });
  if (done instanceof Failure) throw done;
  return done;
}

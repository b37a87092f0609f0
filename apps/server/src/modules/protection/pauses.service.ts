import type { CallInput, realityCheck, selfExclude, timeOut } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { addMonths } from '@pavilion/domain/limits';
import { failField } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
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

/** Excludes the player from now on. Sessions stay, so that he can withdraw; nothing that stakes or deposits takes them. */
export function excludeMyself(
  context: PlayerContext,
  { months }: Pick<CallInput<typeof selfExclude>, 'months'>,
): Promise<LimitsAnswer> {
  const { server, now } = context;
  const until = addMonths(now, months);
  return change(context, { action: 'self-exclusion', asked: { until } }, (executor, owner) =>
    excludePlayer(executor, owner, { id: server.ids.next(), until, now }),
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

async function change(
  { server, site, player, now }: PlayerContext,
  { action, asked }: { action: string; asked: object },
  work: (executor: Executor, owner: Owner) => Promise<unknown>,
): Promise<LimitsAnswer> {
  const owner = { siteId: site.id, playerId: player.id };
  return inTransaction(server.database, async (executor) => {
    await lockPlayer(executor, owner);
    const before = await readProtection(executor, owner);
    await work(executor, owner);
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
}

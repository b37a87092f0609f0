import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { stackingProblem } from '../bonuses/index.ts';
import {
  factsOf,
  findItem,
  itemsOfSite,
  reasonAgainst,
  stateOfItem,
  type RewardItem,
} from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { noteMomentLooked, readDueMoments, type DueMoment } from './due-moment.store.ts';
import { readStanding } from './opt-in.store.ts';
import { prizeOfItem, releaseOf } from './prize-of-item.ts';
import { answersMoment } from './trigger-moment.ts';

const momentsMax = 100;

/**
 * Gives what sign-ups and reached levels bring. Each item is given in a transaction of its own,
 * once by its claim's key, and the moment is noted after the last of them: a process that dies
 * between two gives the rest when it is back.
 */
export async function giveMomentRewards(context: ServerContext): Promise<void> {
  for (const moment of await readDueMoments(context.database.db, momentsMax)) {
    await giveForMoment(context, moment);
    await noteMomentLooked(context.database.db, moment);
  }
}

async function giveForMoment(context: ServerContext, moment: DueMoment): Promise<void> {
  const site = context.sites.byId(moment.siteId);
  if (!site) return;
  const now = context.clock.now();
  const items = (await itemsOfSite(context, site.id)).filter(
    (item) => stateOfItem(item, now) === 'open' && answersMoment(item, moment),
  );
  for (const item of items) await giveItem(context, site, moment.playerId, item);
}

/**
 * What cannot be given (not for this player, not agreed to, had before, no budget left) is not, and
 * the others are.
 */
async function giveItem(
  context: ServerContext,
  site: Site,
  playerId: string,
  item: RewardItem,
): Promise<void> {
  const now = context.clock.now();
  const owner = { siteId: site.id, playerId };
  const prize = prizeOfItem(site, item, null);
  if (!prize) return;
  try {
    await inTransaction(context.database, async (executor) => {
      if ((await lockedRefusal(executor, { ...owner, now })) !== null) return;
      const { optedIn, given } = await readStanding(executor, owner);
      const asks = 'trigger' in item.fields && item.fields.trigger.opt_in === true;
      if (given.has(item.code) || (asks && !optedIn.has(item.code))) return;
      const facts = await factsOf(executor, site, playerId, now);
      if (reasonAgainst(item.fields, facts, now) !== null) return;
      const bonus = await findItem(context, site.id, item.code, 'bonus', executor);
      if (bonus && (await stackingProblem(context, executor, owner, bonus))) return;
      await givePrize(context, executor, {
        ...{ site, playerId, item, prize, source: 'promotion' },
        claimKey: playerId,
        ...releaseOf(item),
      });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    context.logger.info({ item: item.code, code: error.code }, 'a moment brought no reward');
  }
}

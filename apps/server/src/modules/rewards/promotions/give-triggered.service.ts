import { inTransaction, type Executor } from '@pavilion/database';
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
import { ruleAgainstDeposit } from './deposit-trigger.ts';
import { noteDepositLooked, takeDueDeposit, type DueDeposit } from './due-deposit.store.ts';
import { readStanding } from './opt-in.store.ts';
import { prizeOfItem, releaseOf } from './prize-of-item.ts';

const depositsMax = 100;

/**
 * Gives what credited deposits bring, each deposit one bonus at most: the one its player asked for,
 * else the first of the file that they agreed to or that asks for no agreement.
 */
export async function giveDepositBonuses(context: ServerContext): Promise<void> {
  for (let looked = 0; looked < depositsMax; looked += 1) if (!(await giveForNext(context))) return;
}

/**
 * Looks at the oldest deposit that waits; false: none does. What cannot be given is not, and the
 * deposit stands.
 */
async function giveForNext(context: ServerContext): Promise<boolean> {
  let deposit: DueDeposit | null = null;
  try {
    return await inTransaction(context.database, async (executor) => {
      deposit = await takeDueDeposit(executor);
      if (deposit) await giveForDeposit(context, executor, deposit);
      return deposit !== null;
    });
  } catch (error) {
    if (!(error instanceof Failure) || deposit === null) throw error;
    const { id, siteId } = deposit as DueDeposit;
    context.logger.info({ deposit: id, code: error.code }, 'a deposit brought no bonus');
    await noteDepositLooked(context.database.db, siteId, id);
    return true;
  }
}

async function giveForDeposit(
  context: ServerContext,
  executor: Executor,
  deposit: DueDeposit,
): Promise<void> {
  const site = context.sites.byId(deposit.siteId);
  if (!site) return;
  const owner = { siteId: site.id, playerId: deposit.playerId };
  const now = context.clock.now();
  const items = (await itemsOfSite(context, site.id, executor)).filter(
    (item) => stateOfItem(item, now) === 'open' && ruleAgainstDeposit(site, item, deposit) === null,
  );
  if (items.length === 0) return;
  if ((await lockedRefusal(executor, { ...owner, now })) !== null) return;
  const facts = await factsOf(executor, site, deposit.playerId, now);
  const { optedIn } = await readStanding(executor, owner);
  const wanted = items
    .filter(({ code, fields }) => {
      const asks = 'trigger' in fields && fields.trigger.opt_in === true;
      return !asks || optedIn.has(code) || code === deposit.promotionCode;
    })
    .filter(({ fields }) => reasonAgainst(fields, beforeDeposit(facts), now) === null);
  const item = wanted.find(({ code }) => code === deposit.promotionCode) ?? wanted[0];
  if (item) await giveTriggered(context, executor, { site, item, deposit });
}

/** A deposit has no part in whether its own bonus is for those who have deposited. */
const beforeDeposit = <Facts extends { depositCount: number }>(facts: Facts): Facts => ({
  ...facts,
  depositCount: Math.max(0, facts.depositCount - 1),
});

async function giveTriggered(
  context: ServerContext,
  executor: Executor,
  { site, item, deposit }: { site: Site; item: RewardItem; deposit: DueDeposit },
): Promise<void> {
  const prize = prizeOfItem(site, item, deposit.amountMinor);
  const owner = { siteId: site.id, playerId: deposit.playerId };
  const bonus = await findItem(context, site.id, item.code, 'bonus', executor);
  if (!prize || (bonus && (await stackingProblem(context, executor, owner, bonus)))) return;
  await givePrize(context, executor, {
    ...{ site, playerId: deposit.playerId, item, prize, source: 'deposit' },
    claimKey: deposit.id,
    ...releaseOf(item),
    deposit: { id: deposit.id, amountMinor: deposit.amountMinor },
  });
}

import type { CallInput, CallResponse, depositCreate } from '@pavilion/contracts';
import { parseAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { createDeposit } from '../../money/payments/index.ts';
import { stackingProblem } from '../bonuses/index.ts';
import { areRewardsOff, factsOf, findItem, itemsOfSite, stateOfItem } from '../campaigns/index.ts';
import { hasRoom } from '../prizes/index.ts';
import { readStanding } from './opt-in.store.ts';
import { ruleAgainstDeposit } from './deposit-trigger.ts';
import { standingOfItem } from './standing-of-item.ts';

type Input = CallInput<typeof depositCreate>;

/** Starts a deposit; one that is wished to bring a bonus starts only when it would bring it. */
export const startDeposit = (
  context: PlayerContext,
  input: Input,
): Promise<CallResponse<typeof depositCreate>> =>
  createDeposit(context, input, async () => {
    if (input.promotion_code !== undefined) await checkPromotion(context, input);
  });

/** Fails with why the deposit would not bring the promotion that was asked for. */
async function checkPromotion(context: PlayerContext, input: Input): Promise<void> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const item = (await itemsOfSite(server, site.id)).find(
    ({ code }) => code === input.promotion_code,
  );
  if (!item || !('trigger' in item.fields) || item.fields.trigger.on !== 'deposit')
    return fail('promotionNotFound');
  if (stateOfItem(item, now) !== 'open' || (await areRewardsOff(db, site.id)))
    fail('promotionOver');
  const facts = await factsOf(db, site, player.id, now);
  const mine = standingOfItem(item, facts, await readStanding(db, owner), now);
  if (mine.state === 'used') fail('notEligible', { statusDetail: 'used' });
  if (mine.state === 'not_eligible')
    fail('notEligible', { ...(mine.reason !== null && { statusDetail: mine.reason }) });
  const rule = ruleAgainstDeposit(site, item, {
    amountMinor: parseAmount(input.amount, site.currency.code) ?? 0n,
    number: facts.depositCount + 1,
    methodCode: input.method_code,
  });
  if (rule !== null) fail('notEligible', { statusDetail: rule });
  const bonus = await findItem(server, site.id, item.code, 'bonus');
  const problem = bonus && (await stackingProblem(server, db, owner, bonus));
  if (problem) fail(problem);
  if (!(await hasRoom(db, site.id, item.code))) fail('budgetSpent');
}

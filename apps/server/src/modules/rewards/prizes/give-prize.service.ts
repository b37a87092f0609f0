import type { Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import { localDateOf } from '@pavilion/domain/time-zones';
import type { Prize } from '@pavilion/rewards';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { publishBalance, tokenCurrency } from '../../money/wallet/index.ts';
import { offerBonus, startBonus, stackingProblem } from '../bonuses/index.ts';
import { findItem, type RewardItem } from '../campaigns/index.ts';
import { insertClaim, noteJournal, readTokenWorth, takeBudget } from './claim.store.ts';
import { insertRelease } from './token-release.store.ts';
import { giveVoucher } from './give-voucher.service.ts';
import { giveFreeRounds } from './give-free-rounds.service.ts';

export interface Grant {
  site: Site;
  playerId: string;
  /** The item that gives. */
  item: Pick<RewardItem, 'code' | 'campaignId'>;
  /**
   * What gives: `mission`, `race`, `spin`, `minigame`, `code`, `promotion`, `referral`, `reward`.
   */
  source: string;
  /** With the item: what makes it once. */
  claimKey: string;
  prize: Prize;
  /** What the player is told it belongs to; absent: the claim itself. */
  subject?: string;
  /** Tokens wait so long before they can be spent. */
  releaseHours?: number;
  /** The deposit it comes with, and what was credited of it. */
  deposit?: { id: string; amountMinor: bigint };
}

export interface Given {
  claimId: string;
  /** The bonus it became. */
  bonusId: string | null;
}

const hourMs = 60 * 60 * 1000;

/**
 * Gives a prize, once by its key, in the caller's transaction; the caller holds the player's lock
 * and has asked the gate of gifts. Fails with `alreadyClaimed`, and with `budgetSpent` for what the
 * budget does not hold and for what was stopped.
 */
export async function givePrize(
  context: ServerContext,
  executor: Executor,
  grant: Grant,
): Promise<Given> {
  const { site, playerId, item, prize } = grant;
  const now = context.clock.now();
  const id = context.ids.next();
  const claim = {
    ...{ id, playerId, prize, now, source: grant.source, claimKey: grant.claimKey },
    siteId: site.id,
    itemCode: item.code,
    costMinor: await costOf(context, executor, grant),
    localDate: localDateOf(site.timeZone)(now),
  };
  if (!(await insertClaim(executor, claim))) fail('alreadyClaimed');
  // The claim itself counts towards what a player or a day may have: it is asked after it.
  if ((await takeBudget(executor, claim)) !== null) fail('budgetSpent');
  const bonusId = await deliver(context, executor, grant, id);
  await publishBalance(context, executor, {
    siteId: site.id,
    playerId,
    currency: site.currency.code,
  });
  return { claimId: id, bonusId };
}

const template = <Item>(item: Item | null, code: string): Item => {
  if (item === null) throw new Error(`the template ${code} of a prize is gone`);
  return item;
};

const minorOf = ({ currency }: Site, amount: string): bigint =>
  parseAmount(amount, currency.code) ?? 0n;

/** What a prize takes from the budget, minor units. */
export async function costOf(
  context: ServerContext,
  executor: Executor,
  grant: Pick<Grant, 'site' | 'item' | 'prize'>,
): Promise<bigint> {
  const { site, prize, item } = grant;
  switch (prize.kind) {
    case 'none':
      return 0n;
    case 'cash':
    case 'bonus':
      return minorOf(site, prize.amount);
    case 'token': {
      const worth = await readTokenWorth(executor, site.id, item.campaignId);
      return worth === null ? 0n : minorOf(site, worth) * BigInt(prize.amount);
    }
    case 'free_bet': {
      const of = [context, site.id, prize.template] as const;
      const bet = await findItem(...of, 'free_bet', executor);
      if (bet) return minorOf(site, bet.fields.amount);
      // A boost costs at most what it may add.
      const boost = await findItem(...of, 'odds_boost', executor);
      return minorOf(site, template(boost, prize.template).fields.max_extra);
    }
    case 'free_rounds': {
      const of = [context, site.id, prize.template] as const;
      const rounds = await findItem(...of, 'free_rounds', executor);
      const { fields } = template(rounds, prize.template);
      return minorOf(site, fields.stake) * BigInt(prize.rounds ?? fields.rounds);
    }
  }
}

async function deliver(
  context: ServerContext,
  executor: Executor,
  grant: Grant,
  claimId: string,
): Promise<string | null> {
  const { prize } = grant;
  switch (prize.kind) {
    case 'none':
      return null;
    case 'cash':
    case 'token':
      await payPrize(context, executor, grant, claimId);
      return null;
    case 'bonus':
      return giveBonus(context, executor, grant, claimId);
    case 'free_bet':
      await giveVoucher(context, executor, { ...grant, claimId, template: prize.template });
      return null;
    case 'free_rounds':
      await giveFreeRounds(context, executor, { ...grant, claimId, prize });
      return null;
  }
}

/**
 * Cash and tokens are one journal each, under the claim's own id; tokens that wait go where frozen
 * ones are.
 */
async function payPrize(
  context: ServerContext,
  executor: Executor,
  { site, playerId, source, prize, releaseHours, subject }: Grant,
  claimId: string,
): Promise<void> {
  if (prize.kind !== 'cash' && prize.kind !== 'token') return;
  const isToken = prize.kind === 'token';
  const amountMinor = isToken ? BigInt(prize.amount) : minorOf(site, prize.amount);
  if (amountMinor === 0n) return;
  const isLater = isToken && releaseHours !== undefined;
  const pocket = isLater ? 'minigame' : isToken ? 'token' : 'cash';
  const { journalId } = await context.ledger.post(executor, {
    siteId: site.id,
    source: 'reward',
    key: `${source}:${claimId}`,
    kind: isToken ? 'reward.tokens' : 'reward.cash',
    currency: isToken ? tokenCurrency : site.currency.code,
    lines: [
      { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
      { owner: 'player', playerId, kind: pocket, amountMinor },
    ],
    ref: { claim_id: claimId, reward: source, ...(subject !== undefined && { subject }) },
  });
  await noteJournal(executor, site.id, claimId, journalId);
  if (!isLater) return;
  await insertRelease(executor, {
    ...{ id: context.ids.next(), siteId: site.id, playerId, tokens: amountMinor },
    releaseAt: new Date(context.clock.now().getTime() + (releaseHours ?? 0) * hourMs),
  });
}

/** A bonus that cannot start now is offered, and can be taken until its claim runs out. */
async function giveBonus(
  context: ServerContext,
  executor: Executor,
  { site, playerId, source, prize, deposit }: Grant,
  claimId: string,
): Promise<string | null> {
  if (prize.kind !== 'bonus') return null;
  const found = await findItem(context, site.id, prize.template, 'bonus', executor);
  const item = template(found, prize.template);
  const owner = { siteId: site.id, playerId };
  const bonusId = await offerBonus(context, executor, site, item, {
    playerId,
    grantedMinor: minorOf(site, prize.amount),
    source: { type: source, id: claimId },
    ...(deposit && { depositId: deposit.id, depositMinor: deposit.amountMinor }),
  });
  if (bonusId === null) return null;
  if ((await stackingProblem(context, executor, owner, item)) === null)
    await startBonus(executor, owner, bonusId, context.clock.now());
  return bonusId;
}

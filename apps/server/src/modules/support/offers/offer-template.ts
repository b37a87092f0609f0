import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfSite, stateOfItem } from '../../rewards/campaigns/index.ts';
import type { OfferTemplate } from './offer-wish.ts';

/** What an offer brings besides cash, and what it is worth in money, minor units. */
interface TemplateReward {
  template: OfferTemplate;
  worthMinor: bigint;
}

/**
 * The open item of a site that an offer names. Throws {@link OperatorError} where it is none, or
 * gives no fixed amount.
 */
export async function templateReward(
  context: ServerContext,
  site: Site,
  code: string,
): Promise<TemplateReward> {
  const item = (await itemsOfSite(context, site.id)).find((one) => one.code === code);
  if (!item || stateOfItem(item, context.clock.now()) !== 'open')
    throw new OperatorError(`${site.externalId} has no open item ${code}`);
  const minor = (amount: string): bigint => parseAmount(amount, site.currency.code) ?? 0n;
  const { fields } = item;
  switch (fields.kind) {
    case 'bonus':
      if (!('amount' in fields.grant)) break;
      return { template: { kind: 'bonus', code }, worthMinor: minor(fields.grant.amount) };
    case 'free_bet':
      return { template: { kind: 'free_bet', code }, worthMinor: minor(fields.amount) };
    case 'odds_boost':
      return { template: { kind: 'free_bet', code }, worthMinor: minor(fields.max_extra) };
    case 'free_rounds': {
      const worthMinor = minor(fields.stake) * BigInt(fields.rounds);
      return { template: { kind: 'free_rounds', code }, worthMinor };
    }
    default:
  }
  throw new OperatorError(`${code} is no free bet, boost, free rounds or bonus of a fixed amount`);
}

import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { SiteId } from '@pavilion/domain/ids';
import type { ServerContext } from '../context.ts';
import { writeSiteContent, type SiteContent } from '../modules/site/content/index.ts';
import { seedPaymentMethods } from '../modules/money/payments/index.ts';
import { seedWithdrawalMethods, type WithdrawalSettings } from '../modules/money/payouts/index.ts';
import { createSite, type NewSite } from '../modules/site/sites/index.ts';
import { seedVerification } from '../modules/account/verification/index.ts';
import { openSportsbook } from '../modules/sports/sportsbook/index.ts';

/**
 * Makes a site that players can use at once, in the caller's transaction: hosts, languages, menus,
 * the whole catalogue, content, ways to pay in and out and a sportsbook with limits. Throws
 * OperatorError when something about the site is wrong.
 */
export async function openSite(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: NewSite,
  content: SiteContent,
  payoutSettings: Partial<WithdrawalSettings> = {},
): Promise<SiteId> {
  const id = await createSite(context, actor, site, { executor });
  await writeSiteContent(executor, context, actor, { ...site, id }, content);
  await seedPaymentMethods(context, id, executor);
  await seedWithdrawalMethods(context, id, payoutSettings, executor);
  const isAutomatic = context.config.seedDemo;
  await seedVerification(context, id, { currency: site.currency, isAutomatic }, executor);
  if (!isCurrencyCode(site.currency)) throw new Error('a site was made without a currency');
  await openSportsbook(executor, { id, currency: site.currency });
  return id;
}

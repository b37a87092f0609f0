import { plainSite, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { seedCatalogue } from '../modules/games/catalogue/index.ts';
import { seedPaymentMethods } from '../modules/money/payments/index.ts';
import { seedWithdrawalMethods } from '../modules/money/payouts/index.ts';
import { createSite, type NewSite } from '../modules/site/sites/index.ts';

/**
 * A site under the rules of a place, where games of ours are played and money moves; gives its
 * host.
 */
export async function openSiteOf(
  { context }: TestServer,
  said: Pick<NewSite, 'externalId' | 'jurisdiction' | 'currency' | 'country'> & Partial<NewSite>,
): Promise<{ siteId: string; host: string }> {
  const host = `${said.externalId}.test`;
  const place = { name: said.externalId, domains: [host], minimumAge: 21, ...said };
  await seedCatalogue(context.database.db, context);
  const siteId = await createSite(context, 'test', plainSite(place));
  await seedPaymentMethods(context, siteId);
  await seedWithdrawalMethods(context, siteId, { rest_minutes: 0, auto_age_days: 0 });
  await context.sites.refresh();
  return { siteId, host };
}

/** What papers that were checked say of a player: when he was born. */
export async function verifyBirthDate(
  { context }: TestServer,
  { id, siteId }: TestPlayer,
  birthDate: string,
): Promise<void> {
  const now = context.clock.now();
  await context.database.db
    .insertInto('verification_people')
    .values({
      player_id: id,
      site_id: siteId,
      full_name: 'Ana Cruz',
      birth_date: birthDate,
      person_key: `ana cruz ${birthDate}`,
      updated_at: now,
      verified_at: now,
    })
    .execute();
}

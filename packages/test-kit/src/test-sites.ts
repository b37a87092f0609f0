import type { ServerContext } from '@pavilion/server/context';
import { createSite, menuContentIds, type NewSite } from '@pavilion/server/modules/sites/index';
import { asId, type SiteId } from '@pavilion/domain/ids';

/** Hosts of the two sites every test server has: pesos with two decimals, and yen with none. */
export const alphaHost = 'alpha.test';
export const betaHost = 'beta.test';

const base: Omit<NewSite, 'externalId' | 'name' | 'domains' | 'currency' | 'country'> = {
  themeCode: 'casino1',
  themeColour: 'gold',
  languages: ['EN', 'PHP'],
  menu: menuContentIds,
  gameMenu: menuContentIds,
  logoText: '',
  affiliateDomain: 'aff.test',
  chatId: '',
  androidUrl: '',
  iosUrl: '',
  isGamified: true,
  referralSetting: 10,
  minimumAge: 18,
};

export async function createTestSites(
  context: ServerContext,
): Promise<{ alpha: SiteId; beta: SiteId }> {
  const alpha = await createSite(context, 'test', {
    ...base,
    externalId: 'alpha',
    name: 'Alpha',
    domains: [alphaHost],
    currency: 'PHP',
    country: 'PH',
  });
  const beta = await createSite(context, 'test', {
    ...base,
    externalId: 'beta',
    name: 'Beta',
    domains: [betaHost],
    currency: 'JPY',
    country: 'JP',
    languages: ['EN'],
  });
  await context.sites.refresh();
  return { alpha: asId<SiteId>(alpha), beta: asId<SiteId>(beta) };
}

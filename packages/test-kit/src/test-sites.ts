import type { ServerContext } from '@pavilion/server/context';
import {
  createSite,
  menuContentIds,
  type NewSite,
} from '@pavilion/server/modules/site/sites/index';
import { asId, type SiteId } from '@pavilion/domain/ids';

/** Hosts of the two sites every test server has: pesos with two decimals, and yen with none. */
export const alphaHost = 'alpha.test';
export const betaHost = 'beta.test';

/** What a test says of a site; the rest is as plain as can be. */
type SaidOfSite = Pick<NewSite, 'externalId' | 'name' | 'domains'> & Partial<NewSite>;

const base: Omit<NewSite, 'externalId' | 'name' | 'domains'> = {
  currency: 'PHP',
  country: 'PH',
  themeCode: 'casino1',
  themeColour: 'gold',
  languages: ['EN'],
  menu: menuContentIds,
  gameMenu: menuContentIds,
  logoText: '',
  affiliateDomain: '',
  chatId: '',
  androidUrl: '',
  iosUrl: '',
  isGamified: true,
  referralSetting: 0,
  minimumAge: 18,
  jurisdiction: 'CW',
};

/**
 * A site to make in a test: in pesos and English, with every category, where nothing else is said.
 */
export const plainSite = (said: SaidOfSite): NewSite => ({ ...base, ...said });

/** What both sites of every test server have. */
const shared = { affiliateDomain: 'aff.test', referralSetting: 10 };

export async function createTestSites(
  context: ServerContext,
): Promise<{ alpha: SiteId; beta: SiteId }> {
  const alpha = await createSite(
    context,
    'test',
    plainSite({
      ...shared,
      externalId: 'alpha',
      name: 'Alpha',
      domains: [alphaHost],
      languages: ['EN', 'PHP'],
    }),
  );
  const beta = await createSite(
    context,
    'test',
    plainSite({
      ...shared,
      externalId: 'beta',
      name: 'Beta',
      domains: [betaHost],
      currency: 'JPY',
      country: 'JP',
    }),
  );
  await context.sites.refresh();
  return { alpha: asId<SiteId>(alpha), beta: asId<SiteId>(beta) };
}

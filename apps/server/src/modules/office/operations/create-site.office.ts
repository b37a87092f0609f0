import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { LocaleCode } from '@pavilion/domain/locales';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { openSite, startingContentOf } from '../../../seed/index.ts';
import { seedCatalogue } from '../../games/catalogue/index.ts';
import type { SiteContent } from '../../site/content/index.ts';
import { menuContentIds, newSiteProblems, type NewSite } from '../../site/sites/index.ts';

/** Makes a site with a part in every area; it stands here, for none of them knows all others. */
export const createSiteOffice = defineOffice(
  officeCalls.siteCreate,
  async ({ server, actor }, asked) => {
    const site = newSiteOf(asked);
    const content = contentOf(site);
    const id = await inTransaction(server.database, async (executor) => {
      // A database without the demo has no catalogue yet.
      await seedCatalogue(executor, server);
      return openSite(executor, server, actor, site, content);
    });
    await server.sites.refresh();
    return { site: site.externalId, site_id: id };
  },
);

function newSiteOf(asked: OfficeInput<typeof officeCalls.siteCreate>): NewSite {
  const jurisdiction = (asked.jurisdiction ?? 'STRICT').toUpperCase();
  const leastAgeYears = isJurisdictionCode(jurisdiction)
    ? jurisdictionFlags[jurisdiction].minimumAge
    : 0;
  return {
    externalId: asked.id,
    name: asked.name,
    domains: asked.domains.map((host) => host.toLowerCase()),
    currency: asked.currency.toUpperCase(),
    country: asked.country.toUpperCase(),
    themeCode: asked.theme,
    themeColour: asked.color,
    languages: (asked.languages ?? ['EN']).map((language) => language.toUpperCase()),
    menu: menuContentIds,
    gameMenu: menuContentIds.filter((id) => id !== 'sportsbook'),
    logoText: asked.name,
    affiliateDomain: asked.affiliate_domain ?? '',
    chatId: asked.chat ?? '',
    androidUrl: '',
    iosUrl: '',
    isGamified: true,
    referralSetting: 0,
    minimumAge: asked.minimum_age ?? leastAgeYears,
    jurisdiction,
  };
}

function contentOf(site: NewSite): SiteContent {
  const problems = newSiteProblems(site);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  return startingContentOf({
    ...site,
    currency: site.currency as CurrencyCode,
    languages: site.languages as LocaleCode[],
  });
}

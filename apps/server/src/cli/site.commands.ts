import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { SiteContent } from '../modules/site/content/index.ts';
import { seedCatalogue } from '../modules/games/catalogue/index.ts';
import {
  changeMaintenance,
  changeTheme,
  menuContentIds,
  newSiteProblems,
  type NewSite,
} from '../modules/site/sites/index.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { openSite, startingContentOf } from '../seed/index.ts';
import { isInMaintenance, type Site } from '../site-directory/index.ts';
import { defineOldCommand } from './command.ts';
import { findSite } from '../operator/find-site.ts';

const listSites = defineOldCommand(officeCalls.siteList, [], async ({ context, print }) => {
  const now = context.clock.now();
  for (const site of context.sites.all()) {
    const theme = `${site.themeCode}/${site.themeColour}`;
    print(
      [site.externalId, site.domains[0], theme, site.currency.code, stateOf(site, now)].join('\t'),
    );
  }
});

/** `ACTIVE`, `maintenance to <time>`, or `ACTIVE, maintenance from <time> to <time>` of a window that is to come. */
function stateOf(site: Site, now: Date): string {
  const { isEnabled, startAt, endAt } = site.maintenance;
  const end = endAt === null ? '' : ` to ${endAt.toISOString()}`;
  if (isInMaintenance(site, now)) return `maintenance${end}`;
  const isPlanned = isEnabled && startAt !== null && startAt > now;
  return isPlanned
    ? `${site.status}, maintenance from ${startAt.toISOString()}${end}`
    : site.status;
}

const showSite = defineOldCommand(officeCalls.siteShow, ['site'], async (input, asked) => {
  input.print(JSON.stringify(findSite(input.context, asked.site), null, 2));
});

const createSiteCommand = defineOldCommand(officeCalls.siteCreate, [], async (input, asked) => {
  const { context, actor, print } = input;
  const site = newSiteOf(asked);
  const content = contentOf(site);
  const id = await inTransaction(context.database, async (executor) => {
    // A database without the demo has no catalogue yet.
    await seedCatalogue(executor, context);
    return openSite(executor, context, actor, site, content);
  });
  await context.sites.refresh();
  print(`made site ${site.externalId} (${id})`);
});

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

const themeCommand = defineOldCommand(officeCalls.siteTheme, ['site'], async (input, asked) => {
  const site = findSite(input.context, asked.site);
  const themeCode = asked.theme ?? site.themeCode;
  const themeColour = asked.color;
  await changeTheme(input.context, input.actor, site, { themeCode, themeColour });
  input.print(`${site.externalId} now has theme ${themeCode}, colour ${themeColour}`);
});

const maintenanceCommand = defineOldCommand(
  officeCalls.siteMaintenance,
  ['site', 'state'],
  async (input, { state, from, to, ...asked }) => {
    const site = findSite(input.context, asked.site);
    const maintenance = {
      isEnabled: state === 'on',
      startAt: from === undefined ? null : new Date(from),
      endAt: to === undefined ? null : new Date(to),
    };
    await changeMaintenance(input.context, input.actor, site, maintenance);
    input.print(`maintenance of ${site.externalId} is ${state}`);
  },
);

export const siteCommands = [
  listSites,
  showSite,
  createSiteCommand,
  themeCommand,
  maintenanceCommand,
];

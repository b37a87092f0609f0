import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { SiteContent } from '../modules/content/index.ts';
import { seedCatalogue } from '../modules/games/index.ts';
import {
  changeMaintenance,
  changeTheme,
  menuContentIds,
  newSiteProblems,
  OperatorError,
  type NewSite,
} from '../modules/sites/index.ts';
import { openSite, startingContentOf } from '../seed/index.ts';
import { isInMaintenance, type Site } from '../site-directory/index.ts';
import { defineCommand, requireOption, UsageError, type CommandInput } from './command.ts';
import { findSite } from './find-site.ts';
import { timeOption } from './time-option.ts';

const listSites = defineCommand({
  name: 'site list',
  usage: '',
  summary: 'All sites with host, theme, currency, state and planned maintenance',
  async run({ context, print }) {
    const now = context.clock.now();
    for (const site of context.sites.all()) {
      const theme = `${site.themeCode}/${site.themeColour}`;
      print(
        [site.externalId, site.domains[0], theme, site.currency.code, stateOf(site, now)].join(
          '\t',
        ),
      );
    }
  },
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

const showSite = defineCommand({
  name: 'site show',
  usage: '<site>',
  summary: 'Everything about one site',
  async run(input) {
    input.print(JSON.stringify(findSite(input), null, 2));
  },
});

const createSiteCommand = defineCommand({
  name: 'site create',
  usage:
    '--id <external id> --name <name> --domains <host,host> --currency <PHP> --country <PH> --theme <casino1> --color <gold> [--languages EN,PHP] [--jurisdiction GB] [--minimum-age 21] [--chat <id>] [--affiliate-domain <host>]',
  summary:
    'Makes a site players can use at once: the whole catalogue, first content, deposit methods, sportsbook',
  async run(input) {
    const { context, actor, print } = input;
    const site = newSiteOf(input);
    const content = contentOf(site);
    const id = await inTransaction(context.database, async (executor) => {
      // A database without the demo has no catalogue yet.
      await seedCatalogue(executor, context);
      return openSite(executor, context, actor, site, content);
    });
    await context.sites.refresh();
    print(`made site ${site.externalId} (${id})`);
  },
});

function newSiteOf(input: CommandInput): NewSite {
  const { options } = input;
  const jurisdiction = (options['jurisdiction'] ?? 'STRICT').toUpperCase();
  const leastAgeYears = isJurisdictionCode(jurisdiction)
    ? jurisdictionFlags[jurisdiction].minimumAge
    : 0;
  const list = (text: string): string[] => text.split(',').map((part) => part.trim());
  return {
    externalId: requireOption(input, 'id'),
    name: requireOption(input, 'name'),
    domains: list(requireOption(input, 'domains').toLowerCase()),
    currency: requireOption(input, 'currency').toUpperCase(),
    country: requireOption(input, 'country').toUpperCase(),
    themeCode: requireOption(input, 'theme'),
    themeColour: requireOption(input, 'color'),
    languages: list((options['languages'] ?? 'EN').toUpperCase()),
    menu: menuContentIds,
    gameMenu: menuContentIds.filter((id) => id !== 'sportsbook'),
    logoText: requireOption(input, 'name'),
    affiliateDomain: options['affiliate-domain'] ?? '',
    chatId: options['chat'] ?? '',
    androidUrl: '',
    iosUrl: '',
    isGamified: true,
    referralSetting: 0,
    minimumAge: Number(options['minimum-age'] ?? leastAgeYears),
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

const themeCommand = defineCommand({
  name: 'site theme',
  usage: '<site> --theme <casino1> --color <gold>',
  summary: 'Changes the theme of a site at once',
  async run(input) {
    const site = findSite(input);
    const themeCode = input.options['theme'] ?? site.themeCode;
    const themeColour = requireOption(input, 'color');
    await changeTheme(input.context, input.actor, site, { themeCode, themeColour });
    input.print(`${site.externalId} now has theme ${themeCode}, colour ${themeColour}`);
  },
});

const maintenanceCommand = defineCommand({
  name: 'site maintenance',
  usage: '<site> on|off [--from <ISO time>] [--to <ISO time>]',
  summary: 'Closes a site for maintenance, now or for a window, or opens it',
  async run(input) {
    const site = findSite(input);
    const state = input.words[1];
    if (state !== 'on' && state !== 'off') throw new UsageError('say `on` or `off`');
    const maintenance = {
      isEnabled: state === 'on',
      startAt: timeOption(input, 'from'),
      endAt: timeOption(input, 'to'),
    };
    await changeMaintenance(input.context, input.actor, site, maintenance);
    input.print(`maintenance of ${site.externalId} is ${state}`);
  },
});

export const siteCommands = [
  listSites,
  showSite,
  createSiteCommand,
  themeCommand,
  maintenanceCommand,
];

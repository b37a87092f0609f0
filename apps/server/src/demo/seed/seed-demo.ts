import { inTransaction, type Executor } from '@pavilion/database';
import { currencies } from '@pavilion/domain/currencies';
import { locales } from '@pavilion/domain/locales';
import { leadsWithSports } from '@pavilion/domain/themes';
import type { ServerContext } from '../../context.ts';
import { featureGames, gamesThereAre, seedCatalogue } from '../../modules/games/catalogue/index.ts';
import { beginBingo } from '../../modules/games/bingo/index.ts';
import { beginLotteries } from '../../modules/games/lottery/index.ts';
import { createActivePlayer, hashPassword } from '../../modules/account/identity/index.ts';
import { changeMaintenance, menuContentIds, siteExists } from '../../modules/site/sites/index.ts';
import { upsertRules } from '../../modules/rewards/vip/index.ts';
import { demoChoices } from './demo-choices.data.ts';
import { demoContentOf, legalAge } from './demo-content.ts';
import { demoSites, type DemoSite } from './demo-sites.data.ts';
import { openSite } from '../../seed/index.ts';
import { playUnit } from '../../seed/play-unit.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedJackpots } from './seed-jackpots.ts';
import { seedMissions } from './seed-missions.ts';
import { seedTables } from './seed-tables.ts';
import { seedPokerTables } from './seed-poker-tables.ts';
import { seedWheels } from './seed-wheels.ts';

export const demoAccount = { accountId: 'demo', password: 'Demo1234!' } as const;
/** Who the audit log names for what the seed did. */
export const seedActor = 'seed';
const demoFundsUnits = 100n;
/**
 * So that a withdrawal can be tried within a minute: on other sites a new destination rests for a
 * day and accounts must be a day old.
 */
const demoPayouts = { rest_minutes: 0, auto_age_days: 0, send_after_seconds: 20 };
/** A tenth of a level's own way within thirty days keeps it. */
const demoVipRules = { cycleDays: 30, keepPercent: 10 };
const hourMs = 60 * 60 * 1000;

/**
 * Makes the demo when the database has no site yet, with the games that studios told of before.
 * Gives false when it has.
 */
export async function seedDemo(context: ServerContext): Promise<boolean> {
  if (await siteExists(context.database.db)) return false;
  const passwordHash = await hashPassword(demoAccount.password);
  await inTransaction(context.database, async (executor) => {
    await seedCatalogue(executor, context);
    for (const site of demoSites) await seedSite(executor, context, site, passwordHash);
  });
  await context.sites.refresh();
  for (const site of context.sites.all()) await seedMissions(context, seedActor, site);
  await seedCampaigns(context, seedActor);
  await seedWheels(context, seedActor);
  await beginMaintenance(context);
  return true;
}

async function seedSite(
  executor: Executor,
  context: ServerContext,
  site: DemoSite,
  passwordHash: string,
): Promise<void> {
  const [host = 'localhost'] = site.domains;
  const menu = menuOf(site);
  const siteId = await openSite(
    executor,
    context,
    seedActor,
    {
      externalId: site.externalId,
      name: site.name,
      domains: site.domains,
      currency: site.currency,
      country: site.country,
      themeCode: site.themeCode,
      themeColour: site.colour,
      languages: site.languages,
      menu,
      gameMenu: menu.filter((id) => id !== 'sportsbook'),
      logoText: site.name,
      affiliateDomain: host,
      chatId: site.hasChat ? 'builtin' : '',
      androidUrl: '',
      iosUrl: '',
      isGamified: true,
      referralSetting: 10,
      minimumAge: legalAge,
      jurisdiction: 'CW',
    },
    demoContentOf(site, context.clock.now()),
    demoPayouts,
  );
  const chosen = demoChoices[site.themeCode]?.split(/\s+/) ?? [];
  // A studio that did not start has told of none.
  const games = await gamesThereAre(executor, chosen);
  await featureGames(executor, context, seedActor, { siteId, games });
  await upsertRules(executor, siteId, demoVipRules);
  await seedJackpots(executor, context, seedActor, { ...site, id: siteId });
  await seedTables(executor, context, seedActor, { ...site, id: siteId });
  if (hasLotteries(site)) {
    const now = context.clock.now();
    await beginLotteries(executor, { siteId, currency: site.currency, now });
    await beginBingo(executor, { siteId, currency: site.currency, now });
  }
  await seedPokerTables(executor, context, seedActor, { ...site, id: siteId });
  await seedPlayer(executor, context, { site, siteId, passwordHash });
}

/**
 * Draws and bingo on enough sites to see them in every currency; each has chains of its own, which
 * a first start has to hash.
 */
const hasLotteries = ({ externalId, themeCode }: DemoSite): boolean =>
  externalId === 'pavilion' || themeCode.startsWith('casino');

/** Each kind of site leads with what it is about; all show every category. */
function menuOf(site: DemoSite): string[] {
  const lead = leadsWithSports(site.themeCode)
    ? ['sportsbook', 'hot', 'casino', 'slot_game']
    : site.themeCode.startsWith('casino')
      ? ['hot', 'casino', 'sportsbook', 'slot_game']
      : ['hot', 'slot_game', 'fishing', 'arcade'];
  return [...lead, ...menuContentIds.filter((id) => !lead.includes(id))];
}

async function seedPlayer(
  executor: Executor,
  context: ServerContext,
  { site, siteId, passwordHash }: { site: DemoSite; siteId: string; passwordHash: string },
): Promise<void> {
  const [language = 'EN'] = site.languages;
  const playerId = await createActivePlayer(executor, context, {
    siteId,
    accountId: demoAccount.accountId,
    passwordHash,
    fullName: 'Demo Player',
    phone: site.phone,
    email: 'demo@example.com',
    language: locales[language].tag,
  });
  const amountMinor =
    demoFundsUnits * playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  await context.ledger.post(executor, {
    siteId,
    source: 'seed',
    key: `demo:${playerId}`,
    kind: 'promotion',
    currency: site.currency,
    lines: [
      { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
      { owner: 'player', playerId, kind: 'cash', amountMinor },
    ],
    ref: { reason: 'demo funds' },
  });
}

async function beginMaintenance(context: ServerContext): Promise<void> {
  for (const { externalId } of demoSites.filter((site) => site.isInMaintenance)) {
    const site = context.sites.byExternalId(externalId);
    if (!site) throw new Error(`the demo site ${externalId} is missing`);
    const startAt = context.clock.now();
    // Long enough that the demo shows it whenever somebody looks.
    const endAt = new Date(startAt.getTime() + 24 * 365 * hourMs);
    await changeMaintenance(context, seedActor, site, { isEnabled: true, startAt, endAt });
  }
}

import { inTransaction, type Executor } from '@pavilion/database';
import { crowdNames, type CrowdName } from '@pavilion/domain/crowd';
import { currencies } from '@pavilion/domain/currencies';
import { locales } from '@pavilion/domain/locales';
import { randomInteger } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import { wasSiteMadeBy } from '../../operator/operator-change.store.ts';
import { hasCrowd } from '../crowd/index.ts';
import { createComputerPlayer } from '../../modules/account/identity/index.ts';
import type { Site } from '../../site-directory/index.ts';
import { demoSites, type DemoSite } from './demo-sites.data.ts';
import { seedActor } from './seed-demo.ts';
import { playUnit } from '../../seed/play-unit.ts';

const playersPerSite = 8;
/**
 * What a player starts with, in units of small change: some soon have to deposit, others can wait.
 */
const funds = { min: 2, max: 15 } as const;
const firstPhoneEnding = 40;

/**
 * Gives every open site of the demo its computer players. Sites the seed did not make get none,
 * those that have some keep them. Gives how many sites got theirs.
 */
export async function seedDemoCrowd(context: ServerContext): Promise<number> {
  let made = 0;
  for (const demo of demoSites.filter(({ isInMaintenance }) => !isInMaintenance)) {
    const site = context.sites.byExternalId(demo.externalId);
    if (site && (await isMissing(context, site))) {
      await inTransaction(context.database, (trx) => seedCrowd(trx, context, demo, site));
      made += 1;
    }
  }
  return made;
}

async function isMissing({ database }: ServerContext, { id }: Site): Promise<boolean> {
  return (await wasSiteMadeBy(database.db, seedActor, id)) && !(await hasCrowd(database.db, id));
}

async function seedCrowd(
  executor: Executor,
  context: ServerContext,
  demo: DemoSite,
  site: Site,
): Promise<void> {
  const names = crowdNames(demo.externalId, demo.languages, playersPerSite);
  for (const [index, name] of names.entries()) {
    const playerId = await createComputerPlayer(executor, context, {
      siteId: site.id,
      ...contactOf(demo, name, index),
    });
    await fund(executor, context, site, playerId);
  }
}

/** Numbers beside the demo player's own, mail at a domain that is nobody's. */
function contactOf(
  demo: DemoSite,
  { accountId, fullName, language }: CrowdName,
  index: number,
): { accountId: string; fullName: string; phone: string; email: string; language: string } {
  return {
    accountId,
    fullName,
    phone: demo.phone.slice(0, -2) + String(firstPhoneEnding + index),
    email: `${accountId}@example.com`,
    language: locales[language].tag,
  };
}

async function fund(
  executor: Executor,
  context: ServerContext,
  site: Site,
  playerId: string,
): Promise<void> {
  const currency = site.currency.code;
  const units = BigInt(randomInteger(context.random, funds.min, funds.max));
  const amountMinor = units * playUnit({ currency }) * 10n ** BigInt(currencies[currency].exponent);
  await context.ledger.post(executor, {
    siteId: site.id,
    source: 'seed',
    key: `demo:${playerId}`,
    kind: 'promotion',
    currency,
    lines: [
      { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
      { owner: 'player', playerId, kind: 'cash', amountMinor },
    ],
    ref: { reason: 'demo funds' },
  });
}

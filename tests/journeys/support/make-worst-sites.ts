// Makes the sites of `worst-sites.ts` in the database that the environment names (DATA_DIR), by the operator's own commands,
// and then breaks what an operator or a network could break. Its argument is a file of matches.
import { inTransaction, jsonText } from '@pavilion/database';
import { locales } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../apps/server/src/context.ts';
import {
  createActivePlayer,
  hashPassword,
} from '../../../apps/server/src/modules/account/identity/index.ts';
import { command, createSites, withDatabase } from './operator-command.ts';
import {
  emptyCategory,
  richPlayer,
  worstBalanceMinor,
  worstName,
  worstSites,
} from './worst-sites.ts';

const nowhere = '/media/none/missing.webp';

/** Every address of a picture leads nowhere, and nobody offers games of one category. */
async function breakSites(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const logos = { logo_wide: nowhere, logo_mark: nowhere, logo_mono: nowhere };
  await db.updateTable('sites').set(logos).execute();
  await db.updateTable('slides').set({ img_url: nowhere, mobile_img_url: nowhere }).execute();
  for (const { id } of context.sites.all()) await fillSite(context, id);
  const offering = db
    .selectFrom('games')
    .select('provider_code')
    .where('category', '=', emptyCategory);
  await db
    .updateTable('site_providers')
    .set({ is_enabled: false })
    .where('provider_code', 'in', offering)
    .execute();
}

/** What an operator adds to a new site, with pictures that lead nowhere. */
async function fillSite(context: ServerContext, site_id: string): Promise<void> {
  const { db } = context.database;
  const row = () => ({ id: context.ids.next(), site_id, position: 0 });
  const texts = jsonText({ EN: worstName });
  await db
    .insertInto('announcements')
    .values({
      ...row(),
      titles: texts,
      bodies: texts,
      img_url: nowhere,
      start_at: null,
      end_at: null,
    })
    .execute();
  await db
    .insertInto('marquees')
    .values({ ...row(), texts })
    .execute();
  for (const table of ['partners', 'social_accounts'] as const)
    await db
      .insertInto(table)
      .values({ ...row(), name: worstName, href: 'https://example.com/', img_url: nowhere })
      .execute();
}

/** A player whose name and balance are as long as they can be, on every site. */
async function createPlayers(context: ServerContext): Promise<void> {
  const passwordHash = await hashPassword(richPlayer.password);
  await inTransaction(context.database, async (executor) => {
    for (const [index, site] of context.sites.all().entries()) {
      const playerId = await createActivePlayer(executor, context, {
        siteId: site.id,
        accountId: richPlayer.accountId,
        passwordHash,
        fullName: worstName,
        phone: `+63917000000${index}`,
        email: 'rich@example.com',
        language: locales.EN.tag,
      });
      await context.ledger.post(executor, {
        siteId: site.id,
        source: 'seed',
        key: `rich:${playerId}`,
        kind: 'promotion',
        currency: 'PHP',
        lines: [
          { owner: 'house', kind: 'promo_fund', amountMinor: -worstBalanceMinor },
          { owner: 'player', playerId, kind: 'cash', amountMinor: worstBalanceMinor },
        ],
        ref: { reason: 'as much as can be shown' },
      });
    }
  });
}

await withDatabase(async (context) => {
  await createSites(context, worstName, worstSites);
  await breakSites(context);
  await createPlayers(context);
  await command(context, ['import-file', process.argv[2] ?? '', '--format', 'football-data']);
});

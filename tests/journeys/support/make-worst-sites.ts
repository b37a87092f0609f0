// Makes the sites of `worst-sites.ts` in the database that the environment names (DATA_DIR), by the
// operator's own commands, and then breaks what an operator or a network could break. Its argument
// is a file of matches.
import { inTransaction } from '@pavilion/database';
import { locales } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../apps/server/src/context.ts';
import {
  createActivePlayer,
  hashPassword,
} from '../../../apps/server/src/modules/account/identity/index.ts';
import { itemsOf, writeSiteContent } from '../../../apps/server/src/modules/site/content/index.ts';
import type { Site } from '../../../apps/server/src/site-directory/index.ts';
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
  for (const site of context.sites.all()) await fillSite(context, site);
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
async function fillSite(context: ServerContext, site: Site): Promise<void> {
  const texts = { EN: worstName };
  const link = { name: worstName, href: 'https://example.com/', picture: nowhere };
  const slides = await itemsOf({ server: context, site }, 'slides');
  await inTransaction(context.database, (executor) =>
    writeSiteContent(executor, context, 'test', site, {
      documents: {
        slides: slides.map((slide) => ({ ...slide, picture: nowhere, mobile_picture: nowhere })),
        announcements: [{ titles: texts, bodies: texts, picture: nowhere }],
        marquee: [{ texts }],
        partners: [link],
        socials: [link],
      },
    }),
  );
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

import { partners } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readPartners } from './content.store.ts';

export const partnersRoute = defineRoute(partners, async (context) => {
  const rows = await readPartners(context.server.database.db, context.site.id);
  return {
    value: rows.map((row) => ({ href: row.href, img_url: row.img_url, partner_name: row.name })),
  };
});

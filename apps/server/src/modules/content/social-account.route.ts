import { socialAccount } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readSocialAccounts } from './content.store.ts';

export const socialAccountRoute = defineRoute(socialAccount, async (context) => {
  const rows = await readSocialAccounts(context.server.database.db, context.site.id);
  return { value: rows.map(({ name, href, img_url }) => ({ name, href, img_url })) };
});

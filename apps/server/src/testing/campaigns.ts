import type { TestServer } from '@pavilion/test-kit';
import { publishCampaign } from '../modules/rewards/campaigns/index.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Publishes a campaign of these items on the first site, with texts in each of its languages.
 * Throws what the file's problems are.
 */
export async function publishItems(
  server: TestServer,
  campaign: string,
  items: ReadonlyArray<Record<string, unknown>>,
): Promise<void> {
  const { context } = server;
  const site = context.sites.byExternalId('alpha');
  if (!site) throw new Error('the test site is gone');
  const now = context.clock.now().getTime();
  const texts = Object.fromEntries(
    ['EN', ...site.languages].map((language) => [
      language,
      { title: campaign, body: '<p>Terms</p>' },
    ]),
  );
  const file = {
    format: 1,
    site: 'alpha',
    campaign,
    starts_at: new Date(now - dayMs).toISOString(),
    ends_at: new Date(now + 30 * dayMs).toISOString(),
    budget: { amount: '1000000.00', token_worth: '0.50' },
    items: items.map((item) => ({ texts, budget: { amount: '10000.00' }, ...item })),
  };
  const { problems } = await publishCampaign(context, 'cli:test', JSON.stringify(file, null, 1));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

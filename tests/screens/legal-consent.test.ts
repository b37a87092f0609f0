import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { checkStatus } from '@pavilion/contracts';
import { writeSiteContent } from '../../apps/server/src/modules/site/content/index.ts';
import { within } from '@testing-library/dom';
import { main, page, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { queryClient } from '../../apps/web/src/core/query.ts';

const { server } = visitSite();
const title = 'Our terms have changed';

/** A version of the terms that everybody has to accept who was there before it. */
async function publishTerms(version: string): Promise<void> {
  const { context } = server();
  const site = context.sites.byExternalId('alpha');
  if (!site) throw new Error('no site');
  const terms = {
    document: 'terms' as const,
    version,
    bodies: { EN: `<p>Terms ${version}</p>` },
    effective_at: new Date(context.clock.now().getTime() + 1).toISOString(),
    must_accept: true,
  };
  await inTransaction(context.database, (executor) =>
    writeSiteContent(executor, context, 'test', site, { documents: { legal: [terms] } }),
  );
  server().advance(1000);
}

describe('legal texts that changed', () => {
  beforeAll(() => visit('/'));
  const asked = () => page().findByRole('dialog', { name: title });
  const unasked = () =>
    until(() => expect(page().queryByRole('dialog', { name: title })).toBeNull());

  it('are accepted before anything is paid in, and hold back nothing else', async () => {
    const player = await signInNewPlayer();
    await publishTerms('2026-12');
    await visit('/withdrawal');
    await unasked();
    await queryClient.invalidateQueries();
    await visit('/faqs');
    await visit('/');
    const dialog = within(await asked());
    const link = await dialog.findByRole('link', { name: 'Terms & Conditions' });
    expect(link.getAttribute('href')).toBe('/term-condition');
    await visitor.click(await dialog.findByRole('button', { name: 'Not now' }));
    await unasked();
    await visit('/deposit');
    await visitor.click(within(await asked()).getByRole('button', { name: 'Not now' }));
    await until(() => expect(browserHistory.location.pathname).toBe('/'));
    await visit('/contact-us');
    await main().findByLabelText(/^Your message/);
    await unasked();
    await visit('/deposit');
    await visitor.click(within(await asked()).getByRole('button', { name: 'I accept' }));
    await unasked();
    const { consent_required: waiting } = await server().call(checkStatus, player.me);
    expect(waiting).toEqual([]);
  });
});

import { limitsGet } from '@pavilion/contracts';
import { describe, expect, it } from 'vitest';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const site = visitSite();

describe('excluding oneself', () => {
  it('asks for a code in place, and holds from then on', async () => {
    const player = await signInNewPlayer();
    const server = site.server();
    const excludedUntil = async () => (await server.call(limitsGet, player.me)).excluded_until;
    await visit('/responsible-gaming');
    const start = await main().findByRole('button', { name: 'Exclude me' });
    expect(start.hasAttribute('disabled')).toBe(true);
    await visitor.click(await main().findByLabelText(/cannot be undone early/));
    await visitor.click(start);
    const code = await main().findByLabelText('6-digit code');
    expect(await excludedUntil()).toBeNull();
    const sent = await until(async () => {
      const row = await server.context.database.db
        .selectFrom('outbox_messages')
        .select('code')
        .where('account_id', '=', player.accountId)
        .where('kind', '=', 'tac.step-up')
        .executeTakeFirstOrThrow();
      return row.code ?? '';
    });
    await visitor.type(code, sent);
    await visitor.click(await main().findByRole('button', { name: 'Exclude me' }));
    await main().findByText(/You have excluded yourself until/);
    expect(await excludedUntil()).not.toBeNull();
  });
});

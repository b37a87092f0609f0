import { within } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishItems } from '../../apps/server/src/testing/campaigns.ts';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import {
  main,
  page,
  refuseCalls,
  signInNewPlayer,
  until,
  visit,
  visitor,
  visitSite,
} from './support/site.ts';

const { server } = visitSite();

beforeAll(async () => {
  const now = server().context.clock.now();
  await publishItems(server(), 'screens', [
    {
      kind: 'reload',
      code: 'weekly-reload',
      starts_at: now.toISOString(),
      base: [{ level: 0, amount: '30.00' }],
      ...{ parts: 3, every_hours: 24 },
    },
    {
      kind: 'referral',
      code: 'invite',
      ...{ percent: 10, within_days: 30, min_turnover: '500.00' },
      own_prize: { kind: 'cash', amount: '20.00' },
      tiers: [{ from: 3, prize: { kind: 'token', amount: '7' } }],
    },
  ]);
});

afterAll(() => runTool(server().context, ['campaign', 'stop', 'alpha', 'screens', '--now']));

describe('cash rewards', () => {
  it('say what is ready, pay it once, and tell how it was worked out', async () => {
    await signInNewPlayer();
    await visit('/vip');
    const part = within(await main().findByRole('region', { name: 'Cash rewards' }));
    expect(await part.findByText('Ready to claim')).toBeTruthy();
    expect(await part.findByText('₱10.00')).toBeTruthy();
    await visitor.click(await part.findByRole('button', { name: /^How it is worked out/ }));
    const dialog = within(await page().findByRole('dialog', { name: /^How it is worked out/ }));
    expect(await dialog.findByText('Base of your level')).toBeTruthy();
    expect(await dialog.findByText('No plays yet')).toBeTruthy();
    await visitor.click(await dialog.findByRole('button', { name: 'Close' }));
    await visitor.click(await part.findByRole('button', { name: /^Claim/ }));
    await until(() => expect(part.getByRole('status').textContent).toContain('₱10.00'));
    await until(() => expect(part.queryByRole('button', { name: /^Claim/ })).toBeNull());
    expect(await part.findByText('Growing')).toBeTruthy();
  });

  it('are left out for guests', async () => {
    await visit('/vip');
    expect(main().queryByRole('region', { name: 'Cash rewards' })).toBeNull();
  });
});

describe('invitations', () => {
  it('show guests the way in and players their link, the plan and who came', async () => {
    await visit('/referral');
    expect(await main().findByText('Sign in to see your own link and code.')).toBeTruthy();
    const player = await signInNewPlayer();
    const friend = await server().signUpPlayer();
    await server()
      .context.database.db.updateTable('players')
      .set({ referrer_id: player.id })
      .where('id', '=', friend.id)
      .execute();
    await server().runJob('follow-referrals');
    await visit('/faqs');
    await visit('/referral');
    const plan = within(await main().findByRole('region', { name: 'What an invitation brings' }));
    expect(await plan.findByText('₱20')).toBeTruthy();
    expect(await plan.findByText(/Stake ₱500/)).toBeTruthy();
    expect(await plan.findByText('3 friends are through')).toBeTruthy();
    const friends = within(await main().findByRole('region', { name: 'Your friends' }));
    expect(await friends.findByText(/^pl\*\*\*/)).toBeTruthy();
    expect(await friends.findByText('Still missing: play')).toBeTruthy();
    await visitor.click(await main().findByRole('button', { name: 'Show QR code' }));
    expect(await main().findByRole('img', { name: 'Your link as a QR code' })).toBeTruthy();
  });

  it('say so when they cannot be had, and try again', async () => {
    await signInNewPlayer();
    const answerAgain = refuseCalls();
    await visit('/referral');
    const retry = await main().findByRole('button', { name: 'Try again' });
    answerAgain();
    await visitor.click(retry);
    expect(await main().findByRole('region', { name: 'What an invitation brings' })).toBeTruthy();
  });
});

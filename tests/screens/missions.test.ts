import { afterAll, describe, expect, it } from 'vitest';
import { publishItems } from '@pavilion/server/testing/campaigns';
import { logPlays } from '@pavilion/server/testing/log-plays';
import { runTool } from '@pavilion/server/testing/run-tool';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

const mission = (code: string, title: string, more: object = {}) => ({
  ...{ kind: 'mission', code, period: 'day', metric: 'rounds', target: 2, claim_hours: 24 },
  prize: { kind: 'cash', amount: '5.00' },
  texts: { EN: { title, summary: `How ${title} goes` }, PHP: { title } },
  ...more,
});

const campaign = 'missions-on-screen';

describe('the missions', () => {
  // The next suite finds the site without missions.
  afterAll(() => runTool(server().context, ['campaign', 'stop', 'alpha', campaign]));

  it('say that there are none', async () => {
    await visit('/mission');
    await until(() => main().getByText('No missions right now'));
  });

  it('show a guest what there is to do', async () => {
    await publishItems(server(), campaign, [
      mission('two', 'Two rounds'),
      mission('next', 'What follows', { requires: ['two'], metric: 'turnover', target: 20 }),
      mission('week', 'A week of play', { period: 'week', metric: 'days', target: 3 }),
    ]);
    await visit('/mission');
    await until(() => main().getByRole('heading', { level: 3, name: 'Two rounds' }));
    expect(await main().findByText(/Sign in to follow/)).toBeTruthy();
    expect(await main().findByRole('heading', { level: 2, name: 'Weekly' })).toBeTruthy();
    expect(await main().findByText('First claim: Two rounds')).toBeTruthy();
  });

  it('show a player their progress, and pay when they are claimed', async () => {
    const player = await signInNewPlayer();
    await logPlays(
      server(),
      player,
      { ref: `one-${player.id}`, cashMinor: 500n },
      { ref: `two-${player.id}`, cashMinor: 500n },
    );
    await visit('/mission');
    const claim = await until(() =>
      main().getByRole('button', { name: 'Claim the prize of Two rounds' }),
    );
    const bar = await main().findByRole('progressbar', { name: /^Two rounds/ });
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 2');
    await visitor.click(claim);
    await until(() => main().getByText('Claimed'));
    expect(main().queryByRole('button', { name: /Claim the prize/ })).toBeNull();
    expect(main().queryByText('First claim: Two rounds')).toBeNull();
  });
});

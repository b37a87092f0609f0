import { within } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '@pavilion/contracts';
import { publishItems } from '../../apps/server/src/testing/campaigns.ts';
import { offerHouseGames } from '../../apps/server/src/testing/house-games.ts';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import { main, page, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

/** Wins nearly always and pays a little. */
const dice = {
  ...{ provider_code: 'PAVILION', game_code: 'dice' },
  params: { target: '98.00', direction: 'under' },
};

const bonus = (code: string, more: object = {}) => ({
  kind: 'bonus',
  code,
  trigger: { on: 'claim', opt_in: true },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: 500, base: 'bonus' },
  max_bet: '50.00',
  expires_hours: 24,
  ...more,
});

describe('offers under terms', () => {
  beforeAll(async () => {
    await offerHouseGames(server());
    await publishItems(server(), 'offers', [
      bonus('a-hundred', { texts: titled('A hundred to play') }),
      {
        kind: 'tokens',
        code: 'by-a-code',
        texts: titled('Tokens by a code'),
        trigger: { on: 'code', code: 'SCREEN-2026' },
        amount: '7',
      },
    ]);
  });

  // Other suites of this worker find a site without offers.
  afterAll(() => runTool(server().context, ['campaign', 'stop', 'alpha', 'offers']));

  it('tell a guest everything that decides, and ask them to sign in', async () => {
    await visit('/promotions?promotion=a-hundred');
    const dialog = within(await page().findByRole('dialog', { name: 'A hundred to play' }));
    await dialog.findByText('5 times the bonus');
    expect(await dialog.findByText(/Version [0-9a-f]{16}/)).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Sign in to take it' })).toBeTruthy();
  });

  it('are taken by agreeing, and the bonus stands beside what it asks for', async () => {
    const player = await signInNewPlayer();
    await visit('/promotions');
    await visitor.click(await main().findByRole('link', { name: /A hundred to play/ }));
    const dialog = within(await page().findByRole('dialog', { name: 'A hundred to play' }));
    await visitor.click(await dialog.findByRole('button', { name: 'Agree and take it' }));
    await dialog.findByText('You have had it');
    await visitor.click(await dialog.findByRole('button', { name: 'Close' }));
    await main().findByText(/0\.00 of .*500\.00 played/);
    // Played elsewhere: the page is told and moves.
    await server().call(bet, { ...player.me, ...dice, stake: '40.00' });
    await server().runJob('tell-bonuses');
    await main().findByText(/40\.00 of .*500\.00 played/);
    await visitor.click(await main().findByRole('button', { name: 'Give it up' }));
    const asked = within(await page().findByRole('dialog', { name: /Give up/ }));
    await asked.findByText('You lose');
    await visitor.click(await asked.findByRole('button', { name: 'Give it up' }));
    await until(() => expect(main().queryByText('In play')).toBeNull());
  });

  it('come by a code too, and a wrong one says so at its field', async () => {
    await signInNewPlayer();
    await visit('/promotions');
    const field = await main().findByLabelText('Do you have a code?');
    await visitor.type(field, 'NOTHING-2026');
    await visitor.click(await main().findByRole('button', { name: 'Redeem' }));
    await main().findByText('This code is not valid.');
    await visitor.clear(field);
    await visitor.type(field, 'SCREEN-2026');
    await visitor.click(await main().findByRole('button', { name: 'Redeem' }));
    await page().findByText('Taken: Tokens');
  });
});

function titled(title: string) {
  return { EN: { title, body: '<p>Terms</p>' }, PHP: { title, body: '<p>Terms</p>' } };
}

import { roundState } from '@pavilion/contracts';
import { offerHouseGames } from '@pavilion/server/testing/house-games';
import { alphaHost } from '@pavilion/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
/** Lists of games are kept for a minute. */
const forgetLists = (): void => server().advance(61_000);
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name });

/**
 * Betting is closed for three quarters of a minute of every race: the clock goes on to the next
 * one.
 */
async function waitForBetting(game_code: string): Promise<void> {
  const asked = { domain_name: alphaHost, provider_code: 'PAVILION', game_code };
  for (;;) {
    const { value } = await server().call(roundState, asked);
    const leftMs = Date.parse(value.stage_ends_at ?? '') - server().context.clock.now().getTime();
    if (value.stage === 'betting' && leftMs > 30_000) return;
    server().advance(15_000);
    await server().runJob('advance-rounds');
  }
}

/**
 * A course that takes bets; comes from elsewhere, since the title stays the same element from game
 * to game.
 */
async function openToBet(code: string): Promise<void> {
  await waitForBetting(code);
  await visit('/slots');
  await visit(`/playnow?provider=PAVILION&game=${code}`);
  await main().findAllByText('Place your bets');
}

describe('races', () => {
  beforeAll(async () => {
    await offerHouseGames(server());
    forgetLists();
  });
  // Other suites of this worker find a site without games.
  afterAll(async () => {
    const { database, sites } = server().context;
    await database.db.deleteFrom('site_providers').execute();
    await sites.refresh();
    forgetLists();
  });

  it.each(['horse-racing', 'greyhounds', 'harness'])(
    '%s shows its card with prices, and takes a bet on a runner by play money',
    async (code) => {
      await openToBet(code);
      const card = await main().findByRole('region', { name: 'Race card' });
      expect(card.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(6);
      await main().findByRole('heading', { name: 'Next races' });
      const [win] = await main().findAllByRole('button', { name: /^Win \d+ fixed odds, pays \d/ });
      if (!win) throw new Error('nobody can be bet on');
      await visitor.click(win);
      await main().findByText('taken');
      await main().findByRole('heading', { name: 'Your ticket' });
      await visitor.click(await button(/^Remove Win \d+ fixed odds$/));
      await until(() => expect(main().queryByText('Your ticket')).toBeNull());
      expect(await main().findByText(/^Play money bets at fixed odds only/)).toBeDefined();
    },
  );

  it('counts the combinations of a box and what it costs before it is added', async () => {
    await openToBet('greyhounds');
    await visitor.click(await main().findByRole('tab', { name: 'Exacta' }));
    await visitor.click(await main().findByRole('switch', { name: /^Box/ }));
    for (const number of [1, 2, 3])
      await visitor.click(await button(new RegExp(`^${number} .*, Any order$`)));
    await main().findByText('6 combinations');
    await main().findByText(/^Pays [\d.]+× to [\d.]+×$/);
    await visitor.click(await button('Add to the ticket'));
    await main().findByText('Exacta 1/2/3 fixed odds');
    await main().findByText('taken');
    expect((await button('Add to the ticket')).disabled).toBe(true);
  });

  it('says what is missing of a trifecta, and that no race was run yet', async () => {
    await openToBet('harness');
    await visitor.click(await main().findByRole('tab', { name: 'Trifecta' }));
    await visitor.click(await button(/^4 .*, 1st$/));
    expect(await main().findByText('Choose a runner for every place of the bet.')).toBeDefined();
    await main().findByText('No race has been run here yet.');
  });
});

import { roundState } from '@pavilion/contracts';
import { offerHouseGames } from '@pavilion/server/testing/house-games';
import { runTool } from '@pavilion/server/testing/run-tool';
import { alphaHost } from '@pavilion/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
/** Lists of games are kept for a minute. */
const forgetLists = (): void => server().advance(61_000);
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name });
const sabong = { domain_name: alphaHost, provider_code: 'PAVILION', game_code: 'sabong' };

/** No site of the Philippines may offer matches: this one is of somewhere else meanwhile. */
async function moveTo(place: { country: string; jurisdiction: string }): Promise<void> {
  const { context, sites } = server();
  const { db } = context.database;
  await db.updateTable('sites').set(place).where('id', '=', sites.alpha).execute();
  await context.sites.refresh();
}

/**
 * A match with half a minute left to bet; comes from elsewhere, since the title stays from game to
 * game.
 */
async function openToBet(): Promise<void> {
  for (;;) {
    const { value } = await server().call(roundState, sabong);
    const leftMs = Date.parse(value.stage_ends_at ?? '') - server().context.clock.now().getTime();
    if (value.stage === 'betting' && leftMs > 30_000) break;
    server().advance(15_000);
    await server().runJob('advance-rounds');
  }
  await visit('/slots');
  await visit('/playnow?provider=PAVILION&game=sabong');
  await main().findAllByText('Place your bets');
}

describe('matches of sabong', () => {
  const elsewhere = { country: 'JP', jurisdiction: 'CW' };
  let home = { country: 'PH', jurisdiction: 'PH' };
  beforeAll(async () => {
    const { context, sites } = server();
    home = await context.database.db
      .selectFrom('sites')
      .select(['country', 'jurisdiction'])
      .where('id', '=', sites.alpha)
      .executeTakeFirstOrThrow();
    await offerHouseGames(server());
    await moveTo(elsewhere);
    await runTool(context, ['sabong', 'set', 'alpha', '--state', 'on']);
    await context.sites.refresh();
    forgetLists();
  });
  // Other suites of this worker find a site of its own place, without games.
  afterAll(async () => {
    const { context } = server();
    await runTool(context, ['sabong', 'set', 'alpha', '--state', 'off']);
    await context.database.db.deleteFrom('site_providers').execute();
    await moveTo(home);
    forgetLists();
  });

  it('show who meets, say that sides are equal, and what comes next', async () => {
    await openToBet();
    expect(await main().findByText(/Both sides are equally likely in every match/)).toBeDefined();
    await main().findByRole('heading', { name: 'Next matches' });
    expect(main().getAllByText(/won \d+, lost \d+, drawn \d+/)).toHaveLength(2);
  });

  it('take play money on the draw alone', async () => {
    await openToBet();
    expect(await main().findByText(/Play money bets on the draw only/)).toBeDefined();
    const meron = await button(/^Meron/);
    expect(meron.getAttribute('aria-disabled')).toBe('true');
    await visitor.click(await button(/^Draw, pays 9\.00×$/));
    await main().findByRole('button', { name: /^Draw, .*your bet/ });
    await main().findByText('taken');
  });

  it('take a player’s bet on a side, which says what it would pay once both sides have some', async () => {
    // Accounts are of the place where the site is at home; nobody with a number of the Philippines
    // may bet.
    await moveTo(home);
    const player = await signInNewPlayer();
    await moveTo(elsewhere);
    await server()
      .context.database.db.updateTable('players')
      .set({ phone: '+819012345678' })
      .where('id', '=', player.id)
      .execute();
    await server().fund(player, 100_000n);
    await openToBet();
    await visitor.click(await button(/^Meron/));
    await main().findByRole('button', { name: /^Meron, .*your bet/ });
    await main().findByText('taken');
    await visitor.click(await button(/^Wala/));
    await main().findByRole('button', { name: /^Wala, pays 1\.90×.*your bet/ });
    await until(() => expect(main().queryByText(/Play money bets/)).toBeNull());
  });
});

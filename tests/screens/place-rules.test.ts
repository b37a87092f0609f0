import { launch, startup } from '@pavilion/contracts';
import { changeJurisdiction } from '@pavilion/server/modules/site/sites/index';
import { offerHouseGames } from '@pavilion/server/testing/house-games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

/** Puts the site under the rules of a place, as a page that is loaded then finds it. */
async function under(code: 'GB' | 'SE' | 'CW'): Promise<void> {
  const { context, sites } = server();
  const site = context.sites.byId(sites.alpha);
  if (!site) throw new Error('the site is gone');
  const wanted = { operatorGroup: null, sharesExclusions: false, depositMonthMaxMinor: null };
  const minimum = { minimum_age: 21 };
  await context.database.db.updateTable('sites').set(minimum).execute();
  await context.sites.refresh();
  await changeJurisdiction(context, 'test', { ...site, minimumAge: 21 }, { code, ...wanted });
  const answer = await server().call(startup, {});
  useLayoutStore.setState({ site: answer.site ?? null });
}

describe('a site of Great Britain', () => {
  beforeAll(async () => {
    await offerHouseGames(server());
    // Lists of games are read anew once a minute.
    server().advance(61_000);
    await under('GB');
  });
  afterAll(() => under('CW'));

  const question = () =>
    main().findByRole('heading', { name: 'How much do you want to deposit at most?' });

  it('isDepositLimitAsked: asks for a limit before the first deposit, and bounds it then', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    await question();
    expect(main().queryByLabelText(/^Amount in/)).toBeNull();
    await visitor.click(await main().findByRole('button', { name: 'Set limit' }));
    expect(
      main()
        .getByLabelText(/^Limit in/)
        .getAttribute('aria-invalid'),
    ).toBe('true');
    await visitor.type(await main().findByLabelText(/^Limit in/), '1000');
    await visitor.click(await main().findByRole('button', { name: 'Set limit' }));
    await main().findByLabelText(/^Amount in/);
    expect(await main().findByText(/^Your deposit limit per month/)).toBeTruthy();
  });

  it('isDepositLimitDeclinable: lets a player go on without one, on purpose', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    await question();
    await visitor.click(await main().findByRole('button', { name: 'Go on without a limit' }));
    await main().findByLabelText(/^Amount in/);
  });

  it('areCreditCardsAllowed: says that only debit cards are taken', async () => {
    await signInNewPlayer();
    await visit('/deposit');
    await question();
    await visitor.click(await main().findByRole('button', { name: 'Go on without a limit' }));
    await visitor.click(await main().findByRole('radio', { name: 'Visa / Mastercard Debit' }));
    await main().findByText(/^Debit cards only/);
  });

  it('isNetResultShown, isParallelPlayAllowed: shows result and time beside a game, and ends it when another is opened', async () => {
    const player = await signInNewPlayer();
    await visit('/playnow?provider=PAVILION&game=dice');
    const net = await main().findByText('Net result');
    expect(net.nextElementSibling?.textContent).toContain('0.00');
    expect(main().getByText('Time signed in').nextElementSibling?.textContent).toMatch(
      /^\d+:\d\d:\d\d$/,
    );
    const { account_id, auth } = player.me;
    const slot = { provider_code: 'PAVILION', game_code: 'lines-5x3', mode: 'real' } as const;
    await server().call(launch, { account_id, auth, ...slot });
    await main().findByText('You have opened another game');
    await visitor.click(await main().findByRole('button', { name: 'Play here again' }));
    await until(() => expect(main().queryByText('You have opened another game')).toBeNull());
    await main().findByRole('button', { name: 'Bet' });
  });
});

describe('a site without such rules', () => {
  it('asks nothing and shows no more than it did', async () => {
    await under('CW');
    await signInNewPlayer();
    await visit('/deposit');
    await main().findByLabelText(/^Amount in/);
    expect(main().queryByText(/^Debit cards only/)).toBeNull();
    await visit('/playnow?provider=PAVILION&game=dice');
    await main().findByRole('button', { name: 'Bet' });
    expect(main().queryByText('Net result')).toBeNull();
  });
});

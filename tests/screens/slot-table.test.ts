import { offerHouseGames } from '@pavilion/server/testing/house-games';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main, page, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
/** Lists of games are kept for a minute. */
const forgetLists = (): void => server().advance(61_000);
/** Comes from elsewhere: from game to game the title stays the same element. */
async function open(code: string): Promise<void> {
  await visit('/slots');
  await visit(`/playnow?provider=PAVILION&game=${code}`);
}
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name });
const stake = () => main().findByRole('button', { name: /^Stake/ });
const dialog = async (name: string) => within(await page().findByRole('dialog', { name }));

describe('the table of a machine', () => {
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

  it.each(['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'])(
    '%s spins and is not bet on, and says its name once',
    async (code) => {
      await open(code);
      const title = main().getByRole('heading', { level: 1 }).textContent ?? '';
      expect((await button('Spin')).type).toBe('submit');
      expect(main().queryByRole('button', { name: 'Bet' })).toBeNull();
      expect(main().getAllByText(title)).toHaveLength(1);
      for (const name of ['Rules and returns', 'Turbo', 'Auto', 'Sound'])
        expect(await main().findByRole('button', { name })).toBeDefined();
    },
  );

  it('steps the stake, offers all of them, and takes any other', async () => {
    await open('classic-3x3');
    const first = (await stake()).textContent;
    expect((await button('Lower the stake')).disabled).toBe(true);
    await visitor.click(await button('Raise the stake'));
    await until(async () => expect((await stake()).textContent).not.toBe(first));
    await visitor.click(await button('Lower the stake'));
    await until(async () => expect((await stake()).textContent).toBe(first));

    await visitor.click(await stake());
    const asked = await dialog('Choose your stake');
    fireEvent.change(asked.getByLabelText(/^Stake \(/), { target: { value: '7.25' } });
    await visitor.click(await asked.findByRole('button', { name: 'Play with this stake' }));
    await until(async () => expect((await stake()).textContent).toContain('7.25'));
  });

  it('begins automatic spins only after they were asked for, with their limits in sight', async () => {
    await open('classic-3x3');
    await visitor.click(await button('Auto'));
    const asked = await dialog('Automatic spins');
    expect(await asked.findByLabelText(/^Stop at a loss/)).toBeDefined();
    expect(await asked.findByLabelText(/^Stop at a single win/)).toBeDefined();
    await visitor.click(await asked.findByRole('button', { name: '25' }));
    expect(asked.getByRole<HTMLInputElement>('textbox', { name: 'Number of rounds' }).value).toBe(
      '25',
    );
    await visitor.click(await asked.findByRole('button', { name: 'Start' }));
    const stop = await button(/^Stop/);
    await visitor.click(stop);
    await main().findByText(/Stopped by you/);
    expect(await button('Spin')).toBeDefined();
  });

  it('sells the feature where it is sold, after its price was read', async () => {
    await open('cascade-6x5');
    await visitor.click(await button(/^Buy feature/));
    const asked = await dialog('Buy the feature?');
    expect(await asked.findByText(/50 times your stake/)).toBeDefined();
    await visitor.click(await asked.findByRole('button', { name: 'Do not buy' }));
    await open('classic-3x3');
    await button('Spin');
    expect(main().queryByRole('button', { name: /^Buy feature/ })).toBeNull();
  });
});

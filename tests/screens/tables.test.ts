import { offerHouseGames } from '@pavilion/server/testing/house-games';
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

/** A table that takes bets, whatever its last visitor left. */
async function openToBet(code: string): Promise<void> {
  await open(code);
  await main().findAllByText('Place your bets');
}

describe('shared tables', () => {
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

  it.each([
    ['baccarat', /^Banker, pays 1\.95×$/],
    ['baccarat-no-commission', /^Banker, pays 2\.00×$/],
    ['dragon-tiger', /^Suited tie, pays 51\.00×$/],
    ['roulette', /^Number 17, pays 36\.00×$/],
    ['sic-bo', /^Any triple, pays 32\.00×$/],
    ['andar-bahar', /^Bahar, pays 2\.00×$/],
    ['fortune-wheel', /^On 48, pays 48\.00–1296\.00×$/],
    ['keno-minute', /^Sum: Big, pays 1\.95×$/],
  ])('%s takes bets by play money, each place says what it pays', async (code, place) => {
    await openToBet(code);
    const spot = await button(place);
    expect(spot.getAttribute('aria-disabled')).toBe('false');
    await visitor.click(spot);
    await main().findByRole('button', { name: /your bet/ });
    await main().findByText('taken');
  });

  it('takes a chip back, doubles, and clears the table', async () => {
    await openToBet('roulette');
    const red = () => button(/^Red, pays/);
    const label = async () => (await red()).getAttribute('aria-label') ?? '';
    await visitor.click(await red());
    await until(async () => expect(await label()).toContain('your bet'));
    const once = await label();
    await visitor.click(await button('2×'));
    await until(async () => expect(await label()).not.toBe(once));
    await visitor.click(await button('Undo'));
    await until(async () => expect(await label()).toBe(once));
    (await red()).focus();
    await visitor.keyboard('{Delete}');
    await until(async () => expect(await label()).not.toContain('your bet'));
    await visitor.click(await button('Undo'));
    await until(async () => expect(await label()).toBe(once));
    await visitor.click(await button('Clear'));
    await until(async () => expect(await label()).not.toContain('your bet'));
  });

  it('takes keys while the player wants them: chips, double, back, clear', async () => {
    await openToBet('roulette');
    const label = async () => (await button(/^Red, pays/)).getAttribute('aria-label') ?? '';
    const keys = await button(/^Keys: 1 to 7 choose a chip, space or R bets again/);
    await visitor.keyboard('3');
    expect(main().getAllByRole('button', { name: /^Chip/, pressed: true })).toHaveLength(1);
    const [first, , third] = main().getAllByRole('button', { name: /^Chip/ });
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    await visitor.click(keys);
    await visitor.keyboard('3');
    await until(() => expect(third?.getAttribute('aria-pressed')).toBe('true'));
    await visitor.click(await button(/^Red, pays/));
    await until(async () => expect(await label()).toContain('your bet'));
    const once = await label();
    await visitor.keyboard('d');
    await until(async () => expect(await label()).not.toBe(once));
    await visitor.keyboard('z');
    await until(async () => expect(await label()).toBe(once));
    await visitor.keyboard('x');
    await until(async () => expect(await label()).not.toContain('your bet'));
    // A visitor after this one finds them as they were.
    await visitor.click(keys);
  });

  it('fishing leads from its tile to the seas', async () => {
    await visit('/slots');
    await visit('/playnow?provider=PAVILION&game=fishing');
    await main().findByRole('heading', { name: 'Fishing', level: 2 });
    expect(location.pathname).toBe('/fishing');
  });

  it('lays call bets and neighbours from the racetrack', async () => {
    await openToBet('roulette');
    await visitor.click(await button('Orphelins'));
    await main().findByRole('button', { name: /^Number 1, .*your bet/ });
    await main().findByRole('button', { name: /^Split 17-20, .*your bet/ });
    await visitor.click(await button('26 and 2 neighbours on each side'));
    for (const number of [35, 3, 26, 0, 32])
      await main().findByRole('button', { name: new RegExp(`^Number ${number}, .*your bet`) });
  });

  it('shows roads and what would come next, and says that nothing is due', async () => {
    await openToBet('baccarat');
    for (const road of ['Bead plate', 'Big road', 'Big eye boy', 'Small road', 'Cockroach road'])
      expect(await main().findByRole('img', { name: road })).toBeDefined();
    expect((await button('If Banker is next')).getAttribute('aria-pressed')).toBe('false');
    expect(await main().findByText(/no result is ever due/)).toBeDefined();
  });

  it('keeps talk for who is signed in, and shows it to all', async () => {
    await openToBet('roulette');
    await visitor.click(await main().findByRole('tab', { name: 'Chat' }));
    await main().findByText('Nobody has said anything yet.');
    expect(main().queryByLabelText('Say something')).toBeNull();
    await visitor.click(await main().findByRole('tab', { name: 'Statistics' }));
    await main().findByText(/^Rounds counted/);
    expect(page().queryByRole('tab', { name: 'Favourites' })).toBeNull();
  });
});

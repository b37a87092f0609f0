import { handStart } from '@pavilion/contracts';
import { offerHouseGames } from '@pavilion/server/testing/house-games';
import { playFromVectors } from '@pavilion/server/testing/vector-seeds';
import type { TestPlayer } from '@pavilion/test-kit';
import { fireEvent, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useStagePreferences } from '../../apps/web/src/common/play/stage-preferences.ts';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
/** Lists of games are kept for a minute. */
const forgetLists = (): void => server().advance(61_000);
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name });
const fill = async (label: string | RegExp, value: string): Promise<void> => {
  fireEvent.change(await main().findByLabelText(label), { target: { value } });
};
const press = async (name: string | RegExp): Promise<void> => visitor.click(await button(name));

/** A player with 1000.00 whose next hand is one of the published ones (games two, 14). */
async function playerAt(nonce: number): Promise<TestPlayer> {
  const player = await signInNewPlayer();
  await server().fund(player, 100_000n);
  await playFromVectors(server(), player, nonce);
  return player;
}
/** Comes from elsewhere: from game to game the title stays the same element. */
async function open(code: string): Promise<void> {
  await visit('/slots');
  await visit(`/playnow?provider=PAVILION&game=${code}`);
  await button(/^(Deal|Stand|Draw|Fold)/);
}
/** Keys play only for who has asked for them. */
const withKeys = (): Promise<void> => press(/^Keys:/);
const cardsOf = async (group: string): Promise<string[]> => {
  const place = await main().findByRole('group', { name: group });
  return within(place)
    .getAllByRole('listitem')
    .map((card) => card.textContent ?? '');
};

describe('a card table', () => {
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

  afterEach(() => useStagePreferences.setState({ hasHotkeys: false }));

  it.each(['blackjack', 'three-card-poker', 'casino-holdem', 'caribbean-stud', 'deuces-wild'])(
    '%s deals instead of betting, and has its tools where every game has them',
    async (code) => {
      await playerAt(0);
      await open(code);
      expect((await button('Deal')).type).toBe('submit');
      expect(main().queryByRole('button', { name: 'Bet' })).toBeNull();
      for (const name of ['Rules and returns', 'Sound'])
        expect(await main().findByRole('button', { name })).toBeDefined();
    },
  );

  it('splits and doubles with the price on the button, and tells each hand', async () => {
    await playerAt(9);
    await open('blackjack');
    await fill(/^Stake/, '10.00');
    await fill('Perfect pairs', '1.00');
    await press('Deal');
    expect((await button(/^Split/)).textContent).toMatch(/10\.00/);
    await press(/^Split/);
    await main().findByRole('group', { name: 'Hand 2' });
    await press(/^Stand/);
    // Until the second hand has its card, the doubling on offer is still that of the first.
    await until(async () => expect(await cardsOf('Hand 2')).toHaveLength(2));
    await press(/^Double/);
    await button('Deal');
    for (const name of ['Hand 1', 'Hand 2'])
      within(await main().findByRole('group', { name })).getByText(/^Won/);
    expect(await cardsOf('Dealer')).toHaveLength(4);
  });

  it('says what the table of strategy says, when it is asked', async () => {
    await playerAt(17);
    await open('blackjack');
    await fill(/^Stake/, '10.00');
    await press('Deal');
    await press('What does the table say?');
    await main().findByText('Soft 17 against 4: Double');
  });

  it('finds an open hand again, with what is paid for, and plays it on by keys', async () => {
    const player = await playerAt(17);
    const order = { ...player.me, provider_code: 'PAVILION', game_code: 'blackjack' };
    await server().call(handStart, { ...order, stake: '10.00', params: {} });
    await open('blackjack');
    await button(/^Double/);
    const dealer = within(await main().findByRole('group', { name: 'Dealer' }));
    expect(dealer.getAllByText('Card face down')).toHaveLength(1);
    await withKeys();
    await visitor.keyboard('s');
    await button('Deal');
    within(await main().findByRole('group', { name: 'Your hand' })).getByText(/^Won/);
  });

  it('turns no card of the dealer before the player has decided', async () => {
    await playerAt(0);
    await open('casino-holdem');
    await fill(/^Stake/, '10.00');
    await press('Deal');
    await button(/^Call/);
    const hidden = () => main().getAllByText('Card face down').length;
    expect(hidden()).toBe(4);
    await press('Fold');
    await button('Deal');
    await until(() => expect(main().queryAllByText('Card face down')).toHaveLength(0));
  });

  it('holds cards by a tap and by digits, and lights the row that the hand pays', async () => {
    await playerAt(2);
    await open('jacks-or-better');
    await fill(/^Stake/, '10.00');
    await press('Deal');
    await button(/^Draw/);
    await withKeys();
    await press(/^Card 1:/);
    await visitor.keyboard('3');
    const held = () =>
      [1, 2, 3, 4, 5].map((number) =>
        main()
          .getByRole('button', { name: new RegExp(`^Card ${number}:`) })
          .getAttribute('aria-pressed'),
      );
    await until(() => expect(held()).toEqual(['true', 'false', 'true', 'false', 'false']));
    await press(/^Draw/);
    await button('Deal');
    await until(() => {
      const row = main().getByText('Three of a kind').parentElement;
      expect(row?.dataset['lit']).toBe('true');
    });
  });

  it('says which side bet is not taken', async () => {
    await playerAt(0);
    await open('three-card-poker');
    await fill(/^Stake/, '10.00');
    await fill('Pair plus', '0.00');
    await press('Deal');
    await main().findByText('Enter an amount that is taken here, or leave it empty.');
    await button('Deal');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { bingoCardBuy, bingoCardList, bingoGameGet } from '@pavilion/contracts';
import { beginGame, callBalls, gameOnSale, runBingo } from '@pavilion/server/testing/bingo';
import { alphaHost, type TestPlayer } from '@pavilion/test-kit';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();
beforeAll(() => runBingo(server()));

const site = { domain_name: alphaHost };
const buy = ({ me }: TestPlayer, game_id: string, count: number) =>
  server().call(bingoCardBuy, { ...me, game_id, count });
const gameOf = async (game_id: string) =>
  (await server().call(bingoGameGet, { ...site, game_id })).value;

describe('the page of bingo', () => {
  it('shows the rooms with what is played for, and leads into one', async () => {
    await visit('/bingo');
    await until(() => main().getByRole('heading', { name: 'Bingo 75' }));
    expect(main().getAllByText('Cards on sale')).toHaveLength(3);
    expect(main().getAllByText('Play money')).toHaveLength(1);
    expect(main().getAllByText(/One line 20/)).toHaveLength(2);
    await visitor.click(await main().findByRole('link', { name: 'Enter: Bingo 75' }));
    await until(() => main().getByRole('button', { name: 'Sign in to buy cards' }));
    await visitor.click(await main().findByText('How it is played'));
    expect(await main().findByText(/Of what is sold, 85 % are prizes/)).toBeTruthy();
    await visitor.click(await main().findByText('Room chat'));
    await until(() => main().getByText('Nobody has said anything yet.'));
    await visitor.click(await main().findByRole('button', { name: 'All rooms' }));
    await until(() => main().getByRole('link', { name: 'Enter: Bingo 90' }));
  });

  it('sells cards to a player, who sees them and finds them among the games', async () => {
    const player = await signInNewPlayer();
    await server().fund(player, 1_000_000n);
    await visit('/bingo?room=hall-90');
    await visitor.click(await until(() => main().getByRole('button', { name: /Buy for/ })));
    await until(() => main().getByRole('heading', { name: 'My cards: 6' }));
    const { game_id } = await gameOnSale(server(), 'hall-90');
    const { value } = await server().call(bingoCardList, { ...player.me, game_id });
    expect(value).toHaveLength(6);
    expect(await main().findByRole('article', { name: `Card ${value[0]?.seq}` })).toBeTruthy();
    await visitor.click(await main().findByRole('button', { name: 'All rooms' }));
    await visitor.click(await until(() => main().getByRole('tab', { name: 'My games' })));
    await until(() => main().getByText('Waiting for the game'));
  });

  it('lets a guest play with play money, who finds the cards again and what the purse holds', async () => {
    await visit('/bingo?room=practice-75');
    await until(() => main().getByText(/Cards of this room cost play money/));
    expect(main().queryByRole('button', { name: 'Sign in to buy cards' })).toBeNull();
    await visitor.click(await until(() => main().getByRole('button', { name: /Buy for/ })));
    await until(() => main().getByRole('heading', { name: 'My cards: 3' }));
    await until(() => main().getByText(/You have .+ of play money\./));
    await visit('/faqs');
    await visit('/bingo?room=practice-75');
    await until(() => main().getByRole('heading', { name: 'My cards: 3' }));
    const { game_id } = await gameOnSale(server(), 'practice-75');
    await beginGame(server(), game_id);
    await callBalls(server(), game_id, 80);
    await visit('/faqs');
    await visit(`/bingo?game=${game_id}`);
    await until(() => main().getByRole('heading', { name: 'How the game went' }));
    expect(main().getAllByText(/^Won at ball \d+:/)).toHaveLength(3);
  });

  it('shows balls as they are called, marks by hand, and who won; the game can be checked', async () => {
    const player = await signInNewPlayer();
    await server().fund(player, 1_000_000n);
    const { game_id } = await gameOnSale(server(), 'hall-75');
    const other = await server().signUpPlayer();
    await server().fund(other, 1_000_000n);
    await buy(player, game_id, 6);
    await buy(other, game_id, 6);
    await beginGame(server(), game_id);
    await callBalls(server(), game_id, 3);
    await visit(`/bingo?game=${game_id}`);
    await until(() => main().getByText(/^Ball 3: [BINGO] \d+$/));
    expect(await main().findByText('3 of 75 called')).toBeTruthy();
    await callBalls(server(), game_id, 1);
    await until(() => main().getByText('4 of 75 called'));

    await visitor.click(await main().findByRole('switch', { name: 'Mark numbers for me' }));
    const { called } = await gameOf(game_id);
    const names = called.map((number) => `${number}: mark it`);
    const marks = () => names.flatMap((name) => main().queryAllByRole('button', { name }));
    const before = marks().length;
    expect(before).toBeGreaterThan(0);
    await visitor.click(marks()[0] as HTMLElement);
    await until(() => {
      if (marks().length !== before - 1) throw new Error('not marked yet');
      return true;
    });
    await visitor.click(await main().findByRole('switch', { name: 'Mark numbers for me' }));

    await callBalls(server(), game_id, 80);
    await until(() => main().getByRole('heading', { name: 'How the game went' }));
    expect(main().getAllByText(/^Won at ball \d+:/)).toHaveLength(3);
    await visitor.click(await main().findByText('How this game is decided'));
    await visitor.click(await main().findByRole('button', { name: 'Work the game out again' }));
    await until(() => main().getByText(/The list gives the root/));
    await visitor.click(await main().findByRole('button', { name: 'All rooms' }));
    await visitor.click(await until(() => main().getByRole('tab', { name: 'Results' })));
    await until(() => main().getByRole('link', { name: /Bingo 75/ }));
  });
});

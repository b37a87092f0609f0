import { giveTokens } from '@pavilion/server/testing/token-games';
import type { TestPlayer } from '@pavilion/test-kit';
import { describe, expect, it } from 'vitest';
import { setBalance } from '../../apps/web/src/core/session/sign-in.ts';
import { getBalance, minigamePlay } from '@pavilion/contracts';
import { main, signInNewPlayer, until, visit, visitor, visitSite } from './support/site.ts';

const { server } = visitSite();

/** A player with this many tokens, signed in on the page. */
async function withTokens(tokens: bigint): Promise<TestPlayer> {
  const player = await signInNewPlayer();
  await giveTokens(server(), player, tokens);
  setBalance(await server().call(getBalance, player.me));
  return player;
}

const card = (name: RegExp | string) => main().findByRole('button', { name });
const isOver = () => main().queryByText(/^(You won|No prize this)/) !== null;
const canTurn = (covered: HTMLElement) => covered.getAttribute('aria-disabled') === null;
const told = () => main().findByText(/^(You won: \d+ tokens?|No prize this time)$/);

describe('games with tokens', () => {
  it('open a box, and then show what was in all of them', async () => {
    await withTokens(20n);
    await visit('/minigame');
    await main().findByText('Choose a box: it costs 10 tokens');
    await visitor.click(await card('Box 5'));
    await told();
    for (let box = 1; box <= 9; box += 1) await card(new RegExp(`^Box ${box}: .+`));
    await visitor.click(await card('New boxes'));
    await card('Box 5');
  });

  it('say how many tokens are missing, and how they are earned', async () => {
    await withTokens(3n);
    await visit('/minigame?game=scratch');
    await main().findByText('You need 2 more tokens.');
    expect((await card('Play for 5 tokens')).hasAttribute('disabled')).toBe(true);
    const way = await main().findByRole('link', { name: 'Claim the rewards in your inbox' });
    expect(way.getAttribute('href')).toContain('/inbox');
  });

  it('find a card that was begun elsewhere, and scratch it', async () => {
    const player = await withTokens(5n);
    await server().call(minigamePlay, { ...player.me, game: 'scratch' });
    await visit('/minigame?game=scratch');
    await visitor.click(await card('Scratch the card'));
    await told();
    for (let field = 1; field <= 9; field += 1) await card(new RegExp(`^Field ${field}: .+`));
  });

  it('turn cards by keys until three are alike', async () => {
    await withTokens(10n);
    await visit('/minigame?game=match');
    await visitor.click(await card('Play for 10 tokens'));
    await main().findByText('Turn a card');
    for (let number = 1; number <= 12; number += 1) {
      const covered = await card(new RegExp(`^Card ${number}(:|$)`));
      // The next card can be turned, or the last one is told.
      await until(() => expect(isOver() || canTurn(covered)).toBe(true));
      if (isOver()) break;
      covered.focus();
      await visitor.keyboard('{Enter}');
      await card(new RegExp(`^Card ${number}: .+`));
    }
    await told();
  });

  it('give each prize its chance, and what comes back in the long run', async () => {
    await withTokens(1n);
    await visit('/minigame?game=scratch');
    const table = await main().findByRole('table', { name: 'Prizes' });
    expect(table.querySelector('tbody tr')?.textContent).toBe('No prize64%');
    await main().findByText(/In the long run 90% of the tokens/);
  });
});

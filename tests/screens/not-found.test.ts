import { describe, expect, it } from 'vitest';
import { main, until, visit, visitor, visitSite } from './support/site.ts';

visitSite();

describe('an address that leads nowhere', () => {
  it.each([
    ['/no/such/page', '/no/such/page'],
    ['/сторінка', '/сторінка'],
    ['/playnow?provider=NOBODY&game=no-such-game', null],
  ])('%s says so and leads back', async (path, shown) => {
    await visit(path);
    if (shown) {
      expect(main().getByRole('heading', { level: 1 }).textContent).toBe(
        `Page not found: ${shown}`,
      );
      await visitor.click(await main().findByRole('link', { name: 'Back to home' }));
      await until(() => expect(location.pathname).toBe('/'));
    } else
      expect((await main().findAllByText('We do not have this game')).length).toBeGreaterThan(0);
  });
});

import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { useLayoutStore } from '../../apps/web/src/core/stores/layout.store.ts';
import { page, until, visit, visitor, visitSite } from './support/site.ts';

visitSite();

const smallerPages = ['/leaderboard', '/news', '/download', '/contact-us', '/promotions', '/vip'];
const linksOf = (part: HTMLElement): string[] =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');

describe('every page has a way to it', () => {
  it('from the header and from the footer', async () => {
    await visit('/about');
    for (const role of ['banner', 'contentinfo'] as const) {
      const links = await until(() => linksOf(page().getByRole(role)));
      expect(smallerPages.filter((path) => !links.includes(path))).toEqual([]);
    }
  });

  it('but not to what the operator does not offer now', async () => {
    await visit('/banking');
    const header = await page().findByRole('banner');
    useLayoutStore.setState({ show_app_download: false, show_referral: 0 });
    await until(() => expect(linksOf(header)).not.toContain('/download'));
    expect(linksOf(header)).not.toContain('/referral');
    useLayoutStore.setState({ show_app_download: true, show_referral: 10 });
    await until(() => expect(linksOf(header)).toContain('/download'));
    expect(linksOf(header)).toContain('/referral');
  });
});

describe('the icon of the rewards', () => {
  const rewards = () => page().queryByRole('button', { name: 'Rewards' });
  const setGamified = (gamify_status: boolean) =>
    useLayoutStore.setState(({ site }) => ({ site: site && { ...site, gamify_status } }));

  it('stands only on a site that says it has the mini-game', async () => {
    await visit('/vip');
    // What floats has come once the partners or the assistant can be opened.
    await until(() => page().getByRole('complementary', { name: 'Quick access' }));
    expect(rewards()).not.toBeNull();
    setGamified(false);
    await until(() => expect(rewards()).toBeNull());
    setGamified(true);
    await until(() => expect(rewards()).not.toBeNull());
    await visitor.click(await page().findByRole('button', { name: 'Hide the rewards button' }));
    await until(() => expect(rewards()).toBeNull());
  });
});

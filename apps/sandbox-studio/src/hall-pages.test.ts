import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLaunchAddress } from '@pavilion/contracts/provider';
import { parseStudioConfig } from './config/config.ts';
import { isHallFamily } from './page/is-hall-family.ts';
import { servedTitles, type ServedTitle } from './served-titles.ts';
import { createStudio } from './studio.ts';
import { openPage, type PageInDocument } from './testing/page-in-document.ts';

const { app } = createStudio({
  config: parseStudioConfig({ STUDIO_KEY_SECRET: 'a secret of this test' }),
  fetch: () => Promise.reject(new Error('play money asks no wallet')),
  seed: 'd'.repeat(64),
});
beforeAll(() => app.ready());
afterAll(() => app.close());

const launchOf = ({ providerCode, gameCode }: ServedTitle): string =>
  writeLaunchAddress('http://studio.test/launch', {
    mode: 'demo',
    provider: providerCode,
    game: gameCode,
    currency: 'PHP',
    balance: '50000.00',
    language: 'en',
    device: 'mobile',
    lobby: 'http://localhost:4000/',
  });

/** What a player does before a round: lays two chips, or has numbers drawn. */
async function prepare(page: PageInDocument, { title }: ServedTitle): Promise<void> {
  const spots = [...page.root.querySelectorAll<HTMLButtonElement>('.spot')];
  for (const spot of spots.slice(0, 2)) spot.click();
  if (title.scene === 'drum') await page.press('Quick pick');
}

const cardsIn = (page: PageInDocument): HTMLButtonElement[] => [
  ...page.root.querySelectorAll<HTMLButtonElement>('.card-choice'),
];
/** Actions that end a hand without choosing, and those that want a card. */
const plain = /^(Stand|Pass|Check|Call|Set as suggested|Draw|No insurance|Fold)/;

/** Does what is offered until the hand is over. */
async function playOn(page: PageInDocument): Promise<void> {
  for (;;) {
    const offered = [...page.root.querySelectorAll('.hand-action')].map((one) => one.textContent);
    const action = offered.find((name) => plain.test(name)) ?? offered.at(-1);
    if (action === undefined) return;
    if (!plain.test(action)) {
      const cards = cardsIn(page);
      // Who begins at big two has to begin with it.
      const three = cards.find((card) => card.getAttribute('aria-label') === '3 of diamonds');
      (three ?? cards[0])?.click();
    }
    await page.press(action);
    expect(page.root.querySelector('.is-problem')?.textContent).toBeUndefined();
  }
}

describe.each(
  servedTitles
    .filter(({ title }) => isHallFamily(title.family))
    .map((served) => [served.name, served] as const),
)('%s', (_name, served) => {
  it('is played on its page from the first chip to the result', async () => {
    const page = await openPage(app, launchOf(served));
    try {
      await prepare(page, served);
      if (served.title.scene === 'fish') {
        const [fish] = page.root.querySelectorAll('.swimmer');
        await page.press(fish?.getAttribute('aria-label') ?? '');
      } else await page.press('Play');
      await playOn(page);
      const result = page.root.querySelector('.result');
      expect(result?.textContent).toMatch(/^(You won|No win|.* came back)/);
      expect(page.root.textContent).not.toMatch(/undefined|NaN|\{|bet-|act-|stage-|tier-|hand-/);
      const shown = [...page.root.querySelectorAll('button')].filter((one) => !one.hidden);
      const names = shown.map((one) => one.getAttribute('aria-label') ?? one.textContent);
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
    } finally {
      page.leave();
    }
  });
});

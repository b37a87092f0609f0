import { expect, it } from 'vitest';
import { screenCatalogue } from '../../../../../web/src/screens/screen-catalogue.ts';
import { offersMinigame } from './startup.service.ts';

it('a site offers the rewards mini-game when its operator wants it and there is one', () => {
  const isThere = screenCatalogue.minigame.load !== undefined;
  expect(offersMinigame({ isGamified: true })).toBe(isThere);
  expect(offersMinigame({ isGamified: false })).toBe(false);
});

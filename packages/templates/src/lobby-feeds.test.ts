import { templateNames } from '@pavilion/domain/themes';
import { expect, it } from 'vitest';
import { loadTemplate } from './index.ts';
import { lobbyFeeds } from './lobby-feeds.ts';

it.each(templateNames)('the lobby of %s says the same about its feed', async (name) => {
  const { regions } = await loadTemplate(name);
  expect(lobbyFeeds[name]).toBe(regions.Lobby.needs);
});

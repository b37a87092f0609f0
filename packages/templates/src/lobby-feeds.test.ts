import { templateNames } from '@pavilion/domain/themes';
import { expect, it } from 'vitest';
import { loadTemplate } from './index.ts';
import { lobbyFeeds } from './lobby-feeds.ts';

it.each(templateNames)('the lobby of %s says the same about its feed', async (name) => {
  const { Lobby } = await (await loadTemplate(name)).loadBelow();
  expect(lobbyFeeds[name]).toBe(Lobby.needs);
});

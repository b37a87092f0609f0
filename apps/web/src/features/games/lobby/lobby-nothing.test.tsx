import '../../../testing/dom.ts';
import { expect, it } from 'vitest';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { mount } from '../../../testing/mount.tsx';
import { LobbyEmpty } from './lobby-nothing.tsx';

it.each([
  ['other categories that have games', { slot_game: 1, crash: 2, sportsbook: 1 }, ['Crash']],
  ['no list where the site has no other games', { slot_game: 1, crash: 0, sportsbook: 1 }, []],
])('an empty category leads to %s', async (_what, provider_count, names) => {
  useLayoutStore.setState({ provider_count });
  const place = { kind: 'category', gameType: 'slot_game' } as const;
  const { element, unmount } = await mount(<LobbyEmpty place={place} />);
  const text = element.textContent;
  expect([...element.querySelectorAll('li')].map((way) => way.textContent)).toEqual(names);
  expect(text?.includes('These categories have games')).toBe(names.length > 0);
  expect(element.querySelectorAll('ul')).toHaveLength(names.length > 0 ? 1 : 0);
  await unmount();
});

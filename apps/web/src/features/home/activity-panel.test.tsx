import '../../testing/dom.ts';
import { expect, it } from 'vitest';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { mount } from '../../testing/mount.tsx';
import { ActivityPanel } from './activity-panel.tsx';

it.each([true, false])('leads from no winners to the games of a site: %s', async (hasHotGames) => {
  useLayoutStore.setState({ hasHotGames });
  const { element, unmount } = await mount(
    <ActivityPanel list={{ id: 'winner', isRanked: true, entries: [] }} title="Top winners" />,
  );
  expect(element.textContent).toContain('No wins this week yet');
  expect(element.querySelector('a')?.textContent).toBe(hasHotGames ? 'Play now' : undefined);
  await unmount();
});

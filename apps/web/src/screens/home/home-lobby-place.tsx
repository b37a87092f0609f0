import { Skeleton } from '@pavilion/ui/states';
import { memo } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { isPageStanding } from '../../core/build/standing-page.ts';
import { StandingPart } from '@pavilion/web-core/build/standing-part';
import { belowCalled, callBelow } from '../../core/layout/below.ts';
import { templateOf } from '../../core/layout/template-of.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';

const HomeLobby = lazyPart(async () => {
  await belowCalled();
  const [lobby, feeds] = await Promise.all([
    import('./home-lobby.tsx'),
    import('../../features/home/lobby-feeds.tsx'),
  ]);
  const { template } = useLayoutStore.getState();
  if (template) await feeds.preloadLobbyFeed(await templateOf(template));
  return lobby.HomeLobby;
});

/**
 * Loads the lobby; where the server has rendered it, it stands without its code until the visitor
 * comes near. Never rejects.
 */
export async function prepareLobby(): Promise<void> {
  if (isPageStanding()) return;
  callBelow();
  await HomeLobby.preload();
}

/**
 * The lobby of the home page. It takes nothing from around it: what the server rendered would not
 * outlive a change.
 */
export const HomeLobbyPlace = memo(function HomeLobbyPlace() {
  return (
    <StandingPart onWanted={callBelow} fallback={<Skeleton className="h-200" />}>
      <HomeLobby />
    </StandingPart>
  );
});

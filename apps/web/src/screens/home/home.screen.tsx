import type { Template } from '@pavilion/templates/region-props';
import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { HomeExtras } from '../../features/home/home-extras.tsx';
import { FedLobby, preloadLobbyFeed } from '../../features/home/lobby-feeds.tsx';
import { useHeroProps } from '../../features/home/use-hero-props.ts';
import { useLobbyProps } from '../../features/home/use-lobby-props.ts';

const AnnouncementsTrigger = lazyPart(
  async () => (await import('../../features/home/announcements-trigger.tsx')).AnnouncementsTrigger,
  'first',
);

/** Loads what the lobby of the site's template shows. Never rejects. */
export const prepareHome = () => preloadLobbyFeed(useLayoutStore.getState().template);

/** /: what the template's hero and lobby make of the site's slides, games, winners and matches. */
export function HomeScreen() {
  const template = useTemplate();
  const siteName = useLayoutStore((state) => state.site?.site_name);
  if (!template) return null;
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <HomeHero regions={template.regions} />
      <HomeLobby regions={template.regions} />
      <Suspense fallback={null}>
        <AnnouncementsTrigger />
      </Suspense>
    </>
  );
}

// Each reads what it shows by itself: a price that moves in one draws nothing in the other.

function HomeHero({ regions: { Hero } }: { regions: Template['regions'] }) {
  return <Hero {...useHeroProps()} />;
}

function HomeLobby({ regions: { Lobby, Card } }: { regions: Template['regions'] }) {
  return <FedLobby Lobby={Lobby} lobby={{ ...useLobbyProps(<HomeExtras />), Card }} />;
}

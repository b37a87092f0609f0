import type { Template } from '@pavilion/templates/props/template';
import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { HomeLobbyPlace, prepareLobby } from './home-lobby-place.tsx';
import { useHeroProps } from '../../features/home/use-hero-props.ts';

const AnnouncementsTrigger = lazyPart(
  async () =>
    (await import('../../features/site/announcements/announcements-trigger.tsx'))
      .AnnouncementsTrigger,
  'first',
);

export { prepareLobby as prepareHome };

/** /: what the template's hero and lobby make of the site's slides, games, winners and matches. */
export function HomeScreen() {
  const template = useTemplate();
  const siteName = useLayoutStore((state) => state.site?.site_name);
  if (!template) return null;
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <HomeHero regions={template.regions} />
      <HomeLobbyPlace />
      <Suspense fallback={null}>
        <AnnouncementsTrigger />
      </Suspense>
    </>
  );
}

// Hero and lobby read what they show by themselves: a price that moves in one draws nothing in the
// other.

function HomeHero({ regions: { Hero } }: { regions: Template['regions'] }) {
  return <Hero {...useHeroProps()} />;
}

import { useTemplate } from '../../core/layout/template-context.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { HomeExtras } from '../../features/home/home-extras.tsx';
import { useHeroProps } from '../../features/home/use-hero-props.ts';
import { useLobbyProps } from '../../features/home/use-lobby-props.tsx';
import { AnnouncementsTrigger } from '../../features/home/announcements-trigger.tsx';

/** /: what the template's hero and lobby make of the site's slides, games, winners and matches. */
export function HomeScreen() {
  const template = useTemplate();
  const siteName = useLayoutStore((state) => state.site?.site_name);
  const hero = useHeroProps();
  const lobby = useLobbyProps(<HomeExtras />);
  if (!template) return null;
  const { Hero, Lobby, Card } = template.regions;
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <Hero {...hero} />
      <Lobby {...lobby} Card={Card} />
      <AnnouncementsTrigger />
    </>
  );
}

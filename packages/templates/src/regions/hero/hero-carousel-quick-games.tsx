// chunk: parts
import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { HeroProps } from '../../props/hero.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { awaits } from './awaits.ts';
import styles from './hero-carousel-quick-games.module.css';
import { HeroCarousel } from './hero-carousel.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type from './hero-type.module.css';

const gamesShown = 6;

/** Slides in a frame with stepped corners, beside games that start at once. */
export function HeroCarouselQuickGames(props: HeroProps) {
  const { slides, games = [] } = props;
  const waitsForSlides = awaits(props, 'slides');
  const waitsForGames = awaits(props, 'games');
  if (slides.length + games.length === 0 && !waitsForSlides && !waitsForGames) return null;
  return (
    <div className={styles.hero}>
      <div className={styles.pair}>
        {waitsForSlides ? (
          <div className={styles.border}>
            <Skeleton className={styles.frame} />
          </div>
        ) : null}
        {slides.length > 0 ? (
          <div className={styles.border}>
            <HeroCarousel
              items={slides}
              className={styles.frame}
              controlsClassName={styles.controls}
              controls="numbers"
            >
              {(slide, index) => <HeroSlide slide={slide} isPriority={index === 0} />}
            </HeroCarousel>
          </div>
        ) : null}
        {waitsForGames ? <Skeleton className={styles.waiting} /> : null}
        {games.length > 0 ? <QuickGames games={games.slice(0, gamesShown)} /> : null}
      </div>
    </div>
  );
}

HeroCarouselQuickGames.games = 'quick' as const;

function QuickGames({ games }: { games: GameTile[] }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <section className={styles.quick}>
      <header className={styles.head}>
        <h2 className={classNames(type.display, styles.title)}>{text('ui.template.quickGames')}</h2>
        <span className={styles.rule} aria-hidden="true" />
      </header>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.id}>
            <Link to={game.to} className={styles.game}>
              <span className={styles.picture}>
                <CardPicture game={game} shape="wide" sizes="170px" />
              </span>
              <span className={styles.name}>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import type { CSSProperties } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { HeroProps } from '../../props/hero.ts';
import { CardPicture } from '../card/card-picture.tsx';
import { awaits } from './awaits.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-featured-tables.module.css';
import { HeroSlide } from './hero-slide.tsx';
import type from './hero-type.module.css';

const cardsDealt = 7;

/** Slides behind a table's rim, on which the featured table games are dealt in a fan. */
export function HeroFeaturedTables(props: HeroProps) {
  const { slides, games = [] } = props;
  const waitsForSlides = awaits(props, 'slides');
  const waitsForGames = awaits(props, 'games');
  const hasTable = waitsForGames || games.length > 0;
  if (slides.length === 0 && !waitsForSlides && !hasTable) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.stage} data-games={hasTable}>
        {waitsForSlides ? <Skeleton className={styles.carousel} /> : null}
        {slides.length > 0 ? (
          <HeroCarousel
            items={slides}
            className={styles.carousel}
            controlsClassName={styles.controls}
          >
            {(slide, index) => <HeroSlide slide={slide} isPriority={index === 0} />}
          </HeroCarousel>
        ) : null}
        {waitsForGames ? <Skeleton className={styles.waiting} /> : null}
        {games.length > 0 ? <Hand games={games.slice(0, cardsDealt)} /> : null}
      </div>
    </section>
  );
}

HeroFeaturedTables.games = 'table' as const;

function Hand({ games }: { games: GameTile[] }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <div className={styles.table}>
      <h2 className={classNames(type.display, styles.title)}>
        {text('ui.template.featuredTables')}
      </h2>
      <ul className={styles.hand} style={{ '--seats': games.length } as CSSProperties}>
        {games.map((game, index) => (
          <li key={game.id} className={styles.place} style={{ '--seat': index } as CSSProperties}>
            <Link to={game.to} className={styles.card}>
              <span className={styles.picture}>
                <CardPicture game={game} shape="poster" isPriority={index < 4} sizes="176px" />
              </span>
              <span className={styles.name}>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

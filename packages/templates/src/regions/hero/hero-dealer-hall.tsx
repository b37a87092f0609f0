import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps, Slide } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { FilmStrip, TableScreen } from './dealer-tables.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-dealer-hall.module.css';
import { HeroSlide } from './hero-slide.tsx';

const framesShown = 6;

/**
 * The first live table as on a cinema's screen, the others on a strip of film; promotions come
 * after them.
 */
export function HeroDealerHall(props: HeroProps) {
  const { slides, games = [] } = props;
  const [lead, ...others] = games;
  const waitsForGames = awaits(props, 'games');
  const waitsForSlides = awaits(props, 'slides');
  const hasPromotions = slides.length > 0 || waitsForSlides;
  const hasTables = lead !== undefined || waitsForGames;
  if (!hasTables && !hasPromotions) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.hall} data-promotions={hasPromotions}>
        {lead ? <TableScreen game={lead} /> : null}
        {others.length > 0 ? <FilmStrip games={others.slice(0, framesShown)} /> : null}
        {waitsForGames ? <TablesSkeleton /> : null}
        {waitsForSlides ? (
          <div className={styles.promotion} data-size={hasTables ? 'side' : 'full'}>
            <Skeleton className={styles.carousel} />
          </div>
        ) : null}
        <Promotions slides={slides} size={hasTables ? 'side' : 'full'} />
      </div>
    </section>
  );
}

HeroDealerHall.games = 'live' as const;

function Promotions({ slides, size }: { slides: Slide[]; size: 'side' | 'full' }) {
  if (slides.length === 0) return null;
  return (
    <div className={styles.promotion} data-size={size}>
      <HeroCarousel items={slides} className={styles.carousel} controlsClassName={styles.controls}>
        {(slide, index) => (
          <HeroSlide
            slide={slide}
            isPriority={size === 'full' && index === 0}
            shape={size === 'side' ? 'tall' : 'wide'}
          />
        )}
      </HeroCarousel>
    </div>
  );
}

function TablesSkeleton() {
  return (
    <>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waitingFilm} />
    </>
  );
}

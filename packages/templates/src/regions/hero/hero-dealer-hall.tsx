import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps, Slide } from '../../region-props.ts';
import { FilmStrip, TableScreen } from './dealer-tables.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-dealer-hall.module.css';
import { HeroSlide } from './hero-slide.tsx';

const framesShown = 6;

/** The first live table as on a cinema's screen, the others on a strip of film; promotions come after them. */
export function HeroDealerHall({ slides, games = [], isLoading }: HeroProps) {
  const [lead, ...others] = games;
  if (isLoading) return <HallSkeleton />;
  if (!lead && slides.length === 0) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.hall} data-promotions={slides.length > 0}>
        {lead ? <TableScreen game={lead} /> : null}
        {others.length > 0 ? <FilmStrip games={others.slice(0, framesShown)} /> : null}
        <Promotions slides={slides} size={lead ? 'side' : 'full'} />
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

function HallSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.hall}>
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waitingFilm} />
        <Skeleton className={styles.promotion} />
      </div>
    </div>
  );
}

import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import { CarouselControls } from '../../parts/carousel-controls.tsx';
import { useCarousel } from '../../parts/use-carousel.ts';
import type { HeroProps } from '../../region-props.ts';
import styles from './hero-promo-duo.module.css';
import { HeroSlide } from './hero-slide.tsx';

const intervalMs = 8000;

/** A tall banner that changes, beside one that stays; framed like a temple gate. */
export function HeroPromoDuo({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  const [first, ...others] = slides;
  const changing = others.length > 0 ? others : slides;
  const carousel = useCarousel(changing.length, intervalMs);
  if (!first) return isLoading ? <DuoSkeleton /> : null;
  return (
    <section className={styles.duo} aria-label={text('ui.template.slides')}>
      <div className={styles.frame} aria-roledescription="carousel">
        <ul
          ref={carousel.trackRef}
          className={styles.track}
          onFocus={() => carousel.setPaused(true)}
        >
          {changing.map((slide, index) => (
            <li key={slide.id} className={styles.item}>
              <HeroSlide slide={slide} isPriority={index === 0} />
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <CarouselControls
            count={changing.length}
            index={carousel.index}
            isPaused={carousel.isPaused}
            onShow={carousel.show}
            onPause={carousel.setPaused}
          />
        </div>
      </div>
      <div className={styles.frame}>
        <HeroSlide slide={first} isPriority={false} />
      </div>
    </section>
  );
}

function DuoSkeleton() {
  return (
    <div className={styles.duo}>
      <Skeleton className={styles.frame} />
      <Skeleton className={styles.frame} />
    </div>
  );
}

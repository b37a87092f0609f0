import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import { CarouselControls } from '../../parts/carousel-controls.tsx';
import { useCarousel } from '../../parts/use-carousel.ts';
import type { HeroProps } from '../../region-props.ts';
import styles from './hero-full-carousel.module.css';
import { HeroSlide } from './hero-slide.tsx';

const intervalMs = 7000;

/** Slides across the whole width. */
export function HeroFullCarousel({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  const carousel = useCarousel(slides.length, intervalMs);
  if (slides.length === 0) return isLoading ? <Skeleton className={styles.frame} /> : null;
  return (
    <section
      className={styles.frame}
      aria-roledescription="carousel"
      aria-label={text('ui.template.slides')}
    >
      <ul ref={carousel.trackRef} className={styles.track} onFocus={() => carousel.setPaused(true)}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.item}>
            <HeroSlide slide={slide} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <CarouselControls
          count={slides.length}
          index={carousel.index}
          isPaused={carousel.isPaused}
          onShow={carousel.show}
          onPause={carousel.setPaused}
        />
      </div>
    </section>
  );
}

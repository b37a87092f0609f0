import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-full-carousel.module.css';
import { HeroSlide } from './hero-slide.tsx';

/** Slides across the whole width between hairline rules. */
export function HeroFullCarousel({ slides, isLoading }: HeroProps) {
  if (slides.length === 0) return isLoading ? <Skeleton className={styles.frame} /> : null;
  return (
    <HeroCarousel items={slides} className={styles.frame} controlsClassName={styles.controls}>
      {(slide, index) => (
        <HeroSlide slide={slide} isPriority={index === 0} className={styles.slide} />
      )}
    </HeroCarousel>
  );
}

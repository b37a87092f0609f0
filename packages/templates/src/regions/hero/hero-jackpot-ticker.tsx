import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, Slide } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import { awaits } from './awaits.ts';
import styles from './hero-jackpot-ticker.module.css';
import type from './hero-type.module.css';
import { JackpotBelt } from './jackpot-belt.tsx';
import { SlideArt } from './slide-art.tsx';

/** Jackpots rolling by above a row of round slides whose neighbours peek in. */
export function HeroJackpotTicker(props: HeroProps) {
  const { slides, jackpots = [] } = props;
  const waitsForSlides = awaits(props, 'slides');
  const waitsForJackpots = awaits(props, 'jackpots');
  if (slides.length + jackpots.length === 0 && !waitsForSlides && !waitsForJackpots) return null;
  return (
    <div className={styles.hero}>
      {jackpots.length > 0 ? <JackpotBelt jackpots={jackpots} className={styles.belt} /> : null}
      {waitsForJackpots ? <Skeleton className={styles.waitingBelt} /> : null}
      {waitsForSlides ? <Skeleton className={styles.waiting} /> : null}
      {slides.length > 0 ? (
        <HeroCarousel
          items={slides}
          className={styles.carousel}
          trackClassName={styles.track}
          itemClassName={styles.item}
          controlsClassName={styles.controls}
        >
          {(slide, index) => <SweetSlide slide={slide} isPriority={index === 0} />}
        </HeroCarousel>
      ) : null}
    </div>
  );
}

HeroJackpotTicker.showsJackpots = true as const;

function SweetSlide({ slide, isPriority }: { slide: Slide; isPriority: boolean }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={slide.to} className={styles.slide}>
      <SlideArt slide={slide} isPriority={isPriority} className={styles.art} />
      <span className={styles.bubble}>
        <span className={classNames(type.display, styles.title)}>{slide.title}</span>
        <span className={styles.call}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}

import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import type { CSSProperties } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, JackpotEntry } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { DigitAmount } from './digit-amount.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-jackpot-wall.module.css';
import { HeroSlide } from './hero-slide.tsx';
import type from './hero-type.module.css';
import { WinnersFeed } from './winners-feed.tsx';

const potsShown = 6;
/** As many as sites usually have. */
const potsAwaited = 3;

/**
 * Counters of every jackpot, the first one largest, beside the slides; winners take their place
 * where there are none.
 */
export function HeroJackpotWall(props: HeroProps) {
  const { slides, winners, jackpots = [] } = props;
  const waitsForPots = awaits(props, 'jackpots');
  const waitsForSlides = awaits(props, 'slides');
  const hasPots = waitsForPots || jackpots.length > 0;
  const hasWinners = !hasPots && winners.length > 0;
  const waitsForWinners = !hasPots && awaits(props, 'winners');
  const hasFeed = hasWinners || waitsForWinners;
  if (!hasPots && !hasFeed && !waitsForSlides && slides.length === 0) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.wall} data-pots={hasPots}>
        {waitsForPots ? <PotsSkeleton /> : null}
        {jackpots.length > 0 ? <Pots jackpots={jackpots.slice(0, potsShown)} /> : null}
        {waitsForSlides ? <Skeleton className={styles.slideFrame} /> : null}
        {slides.length > 0 ? (
          <HeroCarousel
            items={slides}
            className={styles.slideFrame}
            controlsClassName={styles.controls}
            controls="bars"
          >
            {(slide, index) => (
              <HeroSlide slide={slide} isPriority={index === 0} shape={hasPots ? 'tall' : 'wide'} />
            )}
          </HeroCarousel>
        ) : null}
        {waitsForWinners ? <Skeleton className={styles.winners} /> : null}
        {hasWinners ? <WinnersFeed winners={winners} className={styles.winners} /> : null}
      </div>
    </section>
  );
}

HeroJackpotWall.showsJackpots = true as const;

function Pots({ jackpots }: { jackpots: JackpotEntry[] }) {
  const { Link, text } = useTemplateEnvironment();
  const longest = Math.max(...jackpots.map((jackpot) => jackpot.amount.length));
  return (
    <ul
      className={styles.pots}
      aria-label={text('ui.template.jackpots')}
      style={{ '--longest': longest } as CSSProperties}
    >
      {jackpots.map((jackpot, index) => (
        <li key={jackpot.id} className={styles.place}>
          <Link to={jackpot.to} className={styles.pot}>
            <span className={classNames(type.display, styles.name)}>
              <Icon name={index === 0 ? 'crown' : 'star'} size={18} className={styles.icon} />
              <span>{jackpot.name}</span>
            </span>
            <DigitAmount amount={jackpot.amount} className={styles.counter} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PotsSkeleton() {
  return (
    <div className={styles.pots}>
      {Array.from({ length: potsAwaited }, (_, index) => (
        <div key={index} className={styles.place}>
          <Skeleton className={styles.pot} />
        </div>
      ))}
    </div>
  );
}

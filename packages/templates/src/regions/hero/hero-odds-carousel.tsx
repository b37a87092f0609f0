import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, MatchSummary, Slide } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-odds-carousel.module.css';
import { HeroSlide } from './hero-slide.tsx';
import type from './hero-type.module.css';
import { MatchWhen } from './match-when.tsx';

/** Names with more letters than this are set smaller. */
const longName = 22;

/**
 * The matches as headlines of a front page with their prices, one after the other; promotions in
 * the next column.
 */
export function HeroOddsCarousel(props: HeroProps) {
  const { text } = useTemplateEnvironment();
  const { slides, matches } = props;
  const waitsForMatches = awaits(props, 'matches');
  const waitsForSlides = awaits(props, 'slides');
  const hasStory = waitsForMatches || matches.length > 0;
  const hasAdverts = waitsForSlides || slides.length > 0;
  if (!hasStory && !hasAdverts) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.front} data-columns={hasStory && hasAdverts ? 'two' : 'one'}>
        {waitsForMatches ? <Skeleton className={styles.story} /> : null}
        {matches.length > 0 ? (
          <HeroCarousel
            items={matches}
            className={styles.story}
            controlsClassName={styles.controls}
            controls="numbers"
            label={text('ui.template.featuredMatches')}
            // Prices must not slip away from under a finger.
            intervalMs={0}
          >
            {(match) => <Headline match={match} />}
          </HeroCarousel>
        ) : null}
        {waitsForSlides ? <AdvertSkeleton /> : null}
        <Adverts slides={slides} size={hasStory ? 'column' : 'full'} />
      </div>
    </section>
  );
}

HeroOddsCarousel.showsMatches = true as const;

function Headline({ match }: { match: MatchSummary }) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.match}>
      <header className={styles.kicker}>
        <span className={styles.league}>{match.league}</span>
        <MatchWhen match={match} />
      </header>
      <Link to={match.to} className={styles.headline}>
        <Side name={match.home} goals={match.homeScore} />
        <Side name={match.away} goals={match.awayScore} />
      </Link>
      <div className={styles.prices}>{match.prices}</div>
    </article>
  );
}

function Side({ name, goals }: { name: string; goals: number | null }) {
  return (
    <span className={styles.side}>
      <span className={classNames(type.display, styles.team)} data-long={name.length > longName}>
        {name}
      </span>
      {goals === null ? null : <span className={styles.goals}>{goals}</span>}
    </span>
  );
}

function Adverts({ slides, size }: { slides: Slide[]; size: 'column' | 'full' }) {
  if (slides.length === 0) return null;
  return (
    <div className={styles.notice}>
      <div className={styles.advert} data-size={size}>
        <HeroCarousel
          items={slides}
          className={styles.carousel}
          controlsClassName={styles.advertControls}
        >
          {(slide, index) => (
            <HeroSlide
              slide={slide}
              isPriority={index === 0}
              shape={size === 'column' ? 'tall' : 'wide'}
            />
          )}
        </HeroCarousel>
      </div>
    </div>
  );
}

function AdvertSkeleton() {
  return (
    <div className={styles.notice}>
      <Skeleton className={styles.advert} />
    </div>
  );
}

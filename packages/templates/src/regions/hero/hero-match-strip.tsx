import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useLayoutEffect, useRef } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, MatchSummary } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import styles from './hero-match-strip.module.css';
import { HeroSlide } from './hero-slide.tsx';
import type from './hero-type.module.css';
import { MatchWhen } from './match-when.tsx';

const skeletons = 4;

/** The matches that matter now, side by side with their prices; the promotions end the strip. */
export function HeroMatchStrip(props: HeroProps) {
  const { slides, matches } = props;
  const { text } = useTemplateEnvironment();
  const listRef = useRef<HTMLUListElement>(null);
  const firstId = matches[0]?.id;
  // A strip that snaps stays with the card it showed: matches that arrive after the promotions
  // would stand out of view.
  useLayoutEffect(() => {
    listRef.current?.scrollTo?.({ left: 0, behavior: 'instant' });
  }, [firstId]);
  const isWaiting = awaits(props, 'matches');
  if (matches.length === 0 && slides.length === 0 && !isWaiting) return null;
  const hasMatches = isWaiting || matches.length > 0;
  return (
    <section className={styles.strip} aria-label={text('ui.template.featuredMatches')}>
      <ul ref={listRef} className={styles.list}>
        {isWaiting ? <LoadingCards /> : null}
        {matches.map((match) => (
          <li key={match.id} className={styles.item}>
            <FeaturedMatch match={match} />
          </li>
        ))}
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.item}>
            <div className={styles.promotion} data-size={hasMatches ? 'card' : 'full'}>
              <HeroSlide slide={slide} isPriority={!hasMatches && index === 0} shape="tall" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

HeroMatchStrip.showsMatches = true as const;

function LoadingCards() {
  return Array.from({ length: skeletons }, (_, index) => (
    <li key={index} className={styles.item}>
      <Skeleton className={styles.card} />
    </li>
  ));
}

function FeaturedMatch({ match }: { match: MatchSummary }) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card} data-live={match.isLive}>
      <header className={styles.head}>
        <span className={styles.league}>{match.league}</span>
        <MatchWhen match={match} />
      </header>
      <Link to={match.to} className={styles.teams}>
        <TeamLine name={match.home} score={match.homeScore} />
        <TeamLine name={match.away} score={match.awayScore} />
      </Link>
      <div className={styles.prices}>{match.prices}</div>
    </article>
  );
}

function TeamLine({ name, score }: { name: string; score: number | null }) {
  return (
    <span className={styles.team}>
      <span className={styles.name}>{name}</span>
      {score === null ? null : (
        <span className={classNames(type.numeric, styles.score)}>{score}</span>
      )}
    </span>
  );
}

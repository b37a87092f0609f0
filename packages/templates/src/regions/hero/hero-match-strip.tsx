import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, MatchSummary } from '../../region-props.ts';
import styles from './hero-match-strip.module.css';

/** The matches that matter now, side by side with their prices. */
export function HeroMatchStrip({ matches, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  if (matches.length === 0 && !isLoading) return null;
  return (
    <section className={styles.strip} aria-label={text('ui.template.featuredMatches')}>
      <ul className={styles.list}>
        {isLoading
          ? Array.from({ length: 4 }, (_, index) => (
              <li key={index} className={styles.item}>
                <Skeleton className={styles.card} />
              </li>
            ))
          : matches.map((match) => (
              <li key={match.id} className={styles.item}>
                <FeaturedMatch match={match} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function FeaturedMatch({ match }: { match: MatchSummary }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {match.isLive ? (
          <span className={styles.live}>
            <Icon name="live" size={14} />
            {text('ui.template.live')}
          </span>
        ) : null}
        <span className={styles.league}>{match.league}</span>
        <span className={styles.when}>{match.when}</span>
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
      {score === null ? null : <span className={styles.score}>{score}</span>}
    </span>
  );
}

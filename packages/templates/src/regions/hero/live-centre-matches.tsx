import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MatchSummary } from '../../props/hero.ts';
import styles from './live-centre-matches.module.css';
import type from './hero-type.module.css';
import { MatchWhen } from './match-when.tsx';

/** The match of the moment on a drawn pitch. */
export function Scoreboard({ match }: { match: MatchSummary }) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.stadium}>
      <Pitch />
      <header className={styles.head}>
        <span className={styles.league}>{match.league}</span>
        <span className={styles.minute}>
          <MatchWhen match={match} />
        </span>
      </header>
      <Link to={match.to} className={styles.score}>
        <Team name={match.home} />
        <Goals match={match} />
        <Team name={match.away} />
      </Link>
      <div className={styles.prices}>{match.prices}</div>
    </article>
  );
}

function Team({ name }: { name: string }) {
  return (
    <span className={styles.team}>
      <span className={classNames(type.display, styles.teamName)}>{name}</span>
    </span>
  );
}

function Goals({ match }: { match: MatchSummary }) {
  if (match.homeScore === null || match.awayScore === null)
    return <span className={styles.versus}>–</span>;
  return (
    <span className={classNames(type.numeric, styles.board)}>
      <span className={styles.goals}>{match.homeScore}</span>
      <span className={styles.goals}>{match.awayScore}</span>
    </span>
  );
}

/** Lines of a playing field seen from above, and the light of two masts. */
function Pitch() {
  return (
    <span className={styles.pitch} aria-hidden="true">
      <span className={styles.light} data-at="start" />
      <span className={styles.light} data-at="end" />
      <svg className={styles.lines} viewBox="0 0 210 120" preserveAspectRatio="xMidYMid slice">
        <path d="M8 8h194v104H8zM105 8v104M8 34h24v52H8M202 34h-24v52h24M8 48h9v24H8M202 48h-9v24h9" />
        <circle cx="105" cy="60" r="20" />
        <path d="M32 50a14 14 0 0 1 0 20M178 50a14 14 0 0 0 0 20" />
      </svg>
    </span>
  );
}

/** Another match in short: sides, score, minute or kick-off, prices. */
export function MatchRow({ match }: { match: MatchSummary }) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.row} data-live={match.isLive}>
      <header className={styles.rowHead}>
        <span className={styles.rowLeague}>{match.league}</span>
        <MatchWhen match={match} />
      </header>
      <Link to={match.to} className={styles.sides}>
        <span className={styles.side}>{match.home}</span>
        <span className={classNames(type.numeric, styles.sideGoals)}>{match.homeScore}</span>
        <span className={styles.side}>{match.away}</span>
        <span className={classNames(type.numeric, styles.sideGoals)}>{match.awayScore}</span>
      </Link>
      {match.prices}
    </article>
  );
}

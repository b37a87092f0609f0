import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { RaceEntry, WinnerEntry } from '../../props/hero.ts';
import styles from './race-board.module.css';
import type from './hero-type.module.css';

const leadersShown = 5;

/** The competition the board is about: prize, end and the first players. */
export function LeadRace({ race }: { race: RaceEntry }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.lead}>
      <div className={styles.about}>
        <p className={styles.kicker}>
          <Icon name="trophy" size={20} />
          {text('ui.template.races')}
        </p>
        <h2 className={classNames(type.display, styles.title)}>{race.title}</h2>
        <dl className={styles.facts}>
          {race.prize === null ? null : (
            <div className={styles.fact} data-kind="prize">
              <dt>{text('ui.template.racePrize')}</dt>
              <dd className={type.numeric}>{race.prize}</dd>
            </div>
          )}
          <div className={styles.fact}>
            <dt>{text('ui.template.raceEnds')}</dt>
            <dd className={type.numeric}>{race.ends}</dd>
          </div>
        </dl>
        <Link to={race.to} className={type.call}>
          {text('ui.template.raceJoin')}
        </Link>
      </div>
      <Ranks race={race} />
    </article>
  );
}

/** Who leads; while nobody does, what each place wins. */
function Ranks({ race: { leaders, prizes = [] } }: { race: RaceEntry }) {
  const { text } = useTemplateEnvironment();
  if (leaders.length > 0)
    return <Leaders leaders={leaders} label={text('ui.template.raceLeaders')} />;
  if (prizes.length === 0) return null;
  const places = prizes.map((prize, index) => ({
    accountId: text('ui.template.racePlace', { place: index + 1 }),
    score: prize,
  }));
  return <Leaders leaders={places} label={text('ui.template.racePrizes')} />;
}

/** The largest win of late with what it was won in, beside the next ones. */
export function WinnersBoard({ winners }: { winners: WinnerEntry[] }) {
  const { text } = useTemplateEnvironment();
  const [first, ...others] = winners;
  if (!first) return null;
  return (
    <article className={styles.lead}>
      <div className={styles.about}>
        <p className={styles.kicker}>
          <Icon name="trophy" size={20} />
          {text('ui.template.liveWinners')}
        </p>
        <h2 className={classNames(type.display, styles.title)}>{first.source}</h2>
        <p className={classNames(type.numeric, styles.win)}>{first.amount}</p>
        <p className={styles.account}>{first.accountId}</p>
      </div>
      {others.length > 0 ? (
        <Leaders
          label={text('ui.template.liveWinners')}
          leaders={others.map(({ accountId, amount }) => ({ accountId, score: amount }))}
          firstRank={2}
        />
      ) : null}
    </article>
  );
}

function Leaders(props: { leaders: RaceEntry['leaders']; label: string; firstRank?: number }) {
  return (
    <ol className={styles.leaders} aria-label={props.label}>
      {props.leaders.slice(0, leadersShown).map((leader, index) => (
        <li key={`${leader.accountId}-${index}`} className={styles.leader}>
          <span className={classNames(type.numeric, styles.rank)}>
            {index + (props.firstRank ?? 1)}
          </span>
          <span className={styles.account}>{leader.accountId}</span>
          <span className={classNames(type.numeric, styles.score)}>{leader.score}</span>
        </li>
      ))}
    </ol>
  );
}

/** The other competitions as short rows. */
export function OtherRaces({ races }: { races: RaceEntry[] }) {
  const { Link } = useTemplateEnvironment();
  if (races.length === 0) return null;
  return (
    <ul className={styles.others}>
      {races.map((race) => (
        <li key={race.id}>
          <Link to={race.to} className={styles.other}>
            <span className={styles.otherTitle}>{race.title}</span>
            <span className={classNames(type.numeric, styles.otherEnds)}>{race.ends}</span>
            <span className={classNames(type.numeric, styles.otherPrize)}>{race.prize}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Rows as high as those of the other competitions, while what tells of them is on its way. */
export function AwaitedRaces({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className={styles.others} aria-hidden="true">
      {titles.map((title, index) => (
        <li key={`${title}-${index}`} className={styles.other}>
          <span className={styles.otherTitle}>{title}</span>
          <span className={styles.otherPrize}>{'\u00a0'}</span>
        </li>
      ))}
    </ul>
  );
}

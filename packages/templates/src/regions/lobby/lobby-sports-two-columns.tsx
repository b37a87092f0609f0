import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps, SportsLeague, SportsLobby } from '../../props/lobby.ts';
import { GameListsPart } from './game-lists-part.tsx';
import { leagueColumns } from './league-columns.ts';
import styles from './lobby-sports-two-columns.module.css';
import { SportsNotice } from './sports-notice.tsx';

/**
 * Leagues as panels in two columns, those in play at the top; games stand below as cards among
 * them.
 */
export function LobbySportsTwoColumns(props: LobbyProps) {
  return (
    <div className={styles.lobby}>
      {props.sports ? (
        <>
          <LeaguePanels sports={props.sports} />
          <GameListsPart lobby={props} />
        </>
      ) : (
        <>
          <div className={styles.pair}>
            <div className={styles.main}>{props.sportsBoard}</div>
            <div className={styles.side}>
              <GameListsPart lobby={props} rows={props.rows.slice(0, 2)} gamesPerList={3} />
            </div>
          </div>
          {props.onRetry ? null : <GameListsPart lobby={props} rows={props.rows.slice(2)} />}
        </>
      )}
      {props.extras}
    </div>
  );
}

LobbySportsTwoColumns.needs = 'leagues' as const;

function LeaguePanels({ sports }: { sports: SportsLobby }) {
  const { text } = useTemplateEnvironment();
  const order = leagueColumns(sports.leagues, 1).flat();
  const total = sports.leagues.reduce((sum, league) => sum + league.count, 0);
  return (
    <section className={classNames(styles.part, styles.panels)} aria-labelledby="matches-title">
      <header className={styles.head}>
        <h2 id="matches-title" className={styles.title}>
          {text('ui.template.matches')}
        </h2>
        <p className={styles.total}>{text('ui.template.matchCount', { count: total })}</p>
        {sports.days.length > 1 ? <DaySwitches sports={sports} /> : null}
      </header>
      <SportsNotice sports={sports} />
      <div className={styles.columns}>
        {leagueColumns(sports.leagues, 2).map((column, index) => (
          <div key={index} className={styles.column}>
            {column.map((league) => (
              <LeaguePanel key={league.id} league={league} order={order.indexOf(league)} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function DaySwitches({ sports }: { sports: SportsLobby }) {
  const { text } = useTemplateEnvironment();
  return (
    <div className={styles.days} role="group" aria-label={text('ui.template.days')}>
      {sports.days.map((day) => (
        <button
          key={day.id}
          type="button"
          className={styles.day}
          aria-pressed={day.id === sports.selectedDay}
          onClick={() => sports.onDay(day.id)}
        >
          {day.label}
        </button>
      ))}
    </div>
  );
}

/** `order` is the panel's place where one column is all there is room for. */
function LeaguePanel({ league, order }: { league: SportsLeague; order: number }) {
  const { text } = useTemplateEnvironment();
  return (
    <section className={styles.league} style={{ order }} aria-labelledby={`league-${league.id}`}>
      <header className={styles.leagueHead}>
        <h3 id={`league-${league.id}`} className={styles.name}>
          {league.name}
          {league.region ? <span className={styles.region}>{league.region}</span> : null}
        </h3>
        {league.liveCount ? (
          <span className={styles.live}>
            {text('ui.template.liveCount', { count: league.liveCount })}
          </span>
        ) : null}
        <span className={styles.count}>{league.count}</span>
      </header>
      {league.board}
    </section>
  );
}

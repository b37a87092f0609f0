import { useId } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps, SportsLobby } from '../../props/lobby.ts';
import { DayTabs } from './day-tabs.tsx';
import { GameListsPart } from './game-lists-part.tsx';
import styles from './lobby-calendar.module.css';
import { SportsNotice } from './sports-notice.tsx';

/** A day at a time: days as tabs over the board, an index of the day's leagues beside it. */
export function LobbyCalendar(props: LobbyProps) {
  return (
    <div className={styles.lobby}>
      {props.sports ? <Calendar sports={props.sports} /> : props.sportsBoard}
      <GameListsPart lobby={props} />
      {props.extras}
    </div>
  );
}

LobbyCalendar.needs = 'leagues' as const;

function Calendar({ sports }: { sports: SportsLobby }) {
  const { text } = useTemplateEnvironment();
  const panelId = useId();
  const { days, leagues } = sports;
  return (
    <section className={styles.calendar} aria-labelledby={`${panelId}-title`}>
      <h2 id={`${panelId}-title`} className="sr-only">
        {text('ui.template.matches')}
      </h2>
      {days.length > 0 ? (
        <DayTabs
          days={days}
          selectedId={sports.selectedDay}
          panelId={panelId}
          onSelect={sports.onDay}
        />
      ) : null}
      <div
        id={panelId}
        role={days.length > 0 ? 'tabpanel' : undefined}
        aria-labelledby={days.length > 0 ? `${panelId}-${sports.selectedDay}` : undefined}
        className={styles.panel}
      >
        {leagues.length > 1 ? <LeagueIndex sports={sports} panelId={panelId} /> : null}
        <div className={styles.board}>
          <SportsNotice sports={sports} />
          {leagues.map((league) => (
            <section
              key={league.id}
              id={`${panelId}-league-${league.id}`}
              tabIndex={-1}
              className={styles.league}
              aria-label={league.name}
            >
              <header className={styles.head}>
                <h3 className={styles.name}>{league.name}</h3>
                {league.region ? <span className={styles.region}>{league.region}</span> : null}
                {league.liveCount ? (
                  <span className={styles.live}>
                    {text('ui.template.liveCount', { count: league.liveCount })}
                  </span>
                ) : null}
                <span className={styles.count}>{league.count}</span>
              </header>
              {league.board}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Jumps to a league of the day. */
function LeagueIndex({ sports, panelId }: { sports: SportsLobby; panelId: string }) {
  const { text } = useTemplateEnvironment();
  const show = (leagueId: string) => {
    const league = document.getElementById(`${panelId}-league-${leagueId}`);
    league?.scrollIntoView({ block: 'start' });
    league?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.index} aria-label={text('ui.template.leagues')}>
      <ul className={styles.indexList}>
        {sports.leagues.map((league) => (
          <li key={league.id}>
            <button type="button" className={styles.jump} onClick={() => show(league.id)}>
              <span className={styles.jumpName}>{league.name}</span>
              <span className={styles.count}>{league.count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

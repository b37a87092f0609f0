import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { GameRow, LobbyProps } from '../../props/lobby.ts';
import { CardWideSeats } from '../card/card-wide-seats.tsx';
import { tileVariables } from '../card/tile-size.ts';
import { gamesOf } from './game-lists.ts';
import styles from './lobby-live-tables.module.css';
import { LobbyEmpty, LobbyNotice, LobbySkeleton } from './lobby-states.tsx';

const liveCategory = 'casino';
/**
 * Tables on the board before the rest is one step away: with the lead's four places these are full
 * rows of four.
 */
const mostTables = 13;

const isTable = (game: GameTile) => Boolean(game.seats) || game.category === liveCategory;

/** The tables that have a place on the board; one place is kept where a tile leads to the rest. */
const tablesShown = (tables: GameTile[], leadsToRest: boolean) =>
  tables.slice(0, leadsToRest ? mostTables - 1 : mostTables);

const hasFreeSeat = (game: GameTile) => !game.seats || game.seats.taken < game.seats.total;

/** Live tables first, as a board with one table in the lead; every other list follows as a rail. */
export function LobbyLiveTables(props: LobbyProps) {
  const tables = gamesOf(props.rows).filter(isTable);
  const others = props.rows
    .map((row) => ({ ...row, games: row.games.filter((game) => !isTable(game)) }))
    .filter((row) => row.games.length > 0);
  const liveRow = props.rows.find((row) => row.id === 'livecasino');
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      <LobbyNotice
        lobby={props}
        skeleton={
          <LobbySkeleton
            gridClass={styles.board ?? ''}
            tileClass={styles.stand}
            rows={1}
            tiles={5}
          />
        }
      />
      {tables.length > 0 ? <TableBoard tables={tables} row={liveRow} lobby={props} /> : null}
      {others.map((row) => (
        <Rail key={row.id} row={row} lobby={props} />
      ))}
      {props.sportsBoard ? <div className={styles.part}>{props.sportsBoard}</div> : null}
      {props.extras}
    </div>
  );
}

function TableBoard(props: { tables: GameTile[]; row: GameRow | undefined; lobby: LobbyProps }) {
  const { Link, text } = useTemplateEnvironment();
  const [isOnlyFree, setOnlyFree] = useState(false);
  const { tables, row, lobby } = props;
  const more = !isOnlyFree && tables.length > mostTables ? row : undefined;
  const shown = tablesShown(isOnlyFree ? tables.filter(hasFreeSeat) : tables, Boolean(more));
  const hasSeats = tables.some((game) => game.seats);
  return (
    <section className={styles.part} aria-labelledby="live-tables">
      <header className={styles.head}>
        <h2 id="live-tables" className={styles.title}>
          {text('ui.template.tables')}
        </h2>
        {/* Which tables are open is known by their seats alone. */}
        {hasSeats ? (
          <p role="status" className={styles.count}>
            {text('ui.template.tablesOpen', { count: tables.filter(hasFreeSeat).length })}
          </p>
        ) : null}
        <div className={styles.tools}>
          {hasSeats ? (
            <div className={styles.switches} role="group" aria-label={text('ui.template.tables')}>
              {([false, true] as const).map((value) => (
                <button
                  key={String(value)}
                  type="button"
                  className={styles.switch}
                  aria-pressed={isOnlyFree === value}
                  onClick={() => setOnlyFree(value)}
                >
                  {text(value ? 'ui.template.tablesFree' : 'ui.template.tablesAll')}
                </button>
              ))}
            </div>
          ) : null}
          {row ? <AllLink row={row} /> : null}
        </div>
      </header>
      {shown.length === 0 ? (
        <LobbyEmpty icon="livecasino" />
      ) : (
        <ul className={styles.board} data-count={Math.min(shown.length, 5)}>
          {shown.map((game, index) => (
            <li key={game.id} className={styles.stand}>
              <CardWideSeats
                game={game}
                onToggleFavourite={lobby.onToggleFavourite}
                isPriority={index < 3}
              />
            </li>
          ))}
          {more ? (
            <li className={classNames(styles.stand, styles.rest)}>
              <Link to={more.to} className={styles.more}>
                <Icon name="livecasino" size={32} />
                {text('ui.template.allOf', { name: more.title })}
              </Link>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}

function Rail({ row, lobby }: { row: GameRow; lobby: LobbyProps }) {
  const { Card } = lobby;
  return (
    <section className={styles.part} aria-labelledby={`row-${row.id}`}>
      <header className={styles.head}>
        <h2 id={`row-${row.id}`} className={styles.railTitle}>
          {row.title}
        </h2>
        <div className={styles.tools}>
          <AllLink row={row} />
        </div>
      </header>
      <ul className={styles.rail}>
        {row.games.map((game) => (
          <li key={game.id} className={styles.railItem}>
            <Card game={game} onToggleFavourite={lobby.onToggleFavourite} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllLink({ row }: { row: GameRow }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={row.to} className={styles.all}>
      {text('ui.template.seeAll')} <span className="sr-only">{row.title}</span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow, LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import styles from './lobby-category-rows.module.css';
import { LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { RailSteps } from './rail-steps.tsx';
import { useRail } from './use-rail.ts';

/** One rail of cards per category, scrolled sideways. */
export function LobbyCategoryRows(props: LobbyProps) {
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      <LobbyNotice lobby={props} skeleton={<LobbySkeleton gridClass={styles.rail ?? ''} />} />
      {props.rows
        .filter((row) => row.games.length > 0)
        .map((row, index) => (
          <CategoryRail key={row.id} row={row} lobby={props} isFirst={index === 0} />
        ))}
      {props.sportsBoard ? <div className={styles.part}>{props.sportsBoard}</div> : null}
      {props.extras}
    </div>
  );
}

function CategoryRail({
  row,
  lobby,
  isFirst,
}: {
  row: GameRow;
  lobby: LobbyProps;
  isFirst: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const { Card } = lobby;
  const { ref, hasBefore, hasAfter, step } = useRail<HTMLUListElement>();
  return (
    <section className={styles.row} aria-labelledby={`row-${row.id}`}>
      <header className={styles.head}>
        <span className={styles.ornament} aria-hidden="true">
          <Icon name={row.icon} size={20} />
        </span>
        <h2 id={`row-${row.id}`} className={styles.title}>
          {row.title}
        </h2>
        <span className={styles.rule} aria-hidden="true" />
        <RailSteps name={row.title} hasBefore={hasBefore} hasAfter={hasAfter} onStep={step} />
        <Link to={row.to} className={styles.all}>
          {text('ui.template.seeAll')} <span className="sr-only">{row.title}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <ul ref={ref} className={styles.rail}>
        {row.games.map((game, index) => (
          <li key={game.id} className={styles.item}>
            <Card
              game={game}
              onToggleFavourite={lobby.onToggleFavourite}
              isPriority={isFirst && index < 4}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

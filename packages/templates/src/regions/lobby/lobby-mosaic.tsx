import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow, LobbyProps } from '../../props/lobby.ts';
import { tileSize, tileVariables } from '../card/tile-size.ts';
import styles from './lobby-mosaic.module.css';
import { LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { mosaicCells, type MosaicCell } from './mosaic-cells.ts';

/** Bands a list may fill: the only list, the first of several, the others. */
const bands = { only: 6, first: 2, other: 1 } as const;

/** Cards wider than this stand in fewer columns. */
const coarsePx = 200;

/** Every list as a wall of big and small tiles that never leaves a hole. */
export function LobbyMosaic(props: LobbyProps) {
  const lists = props.rows.filter((row) => row.games.length > 0);
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      <LobbyNotice lobby={props} skeleton={<LobbySkeleton gridClass={styles.loading ?? ''} />} />
      {lists.map((row, index) => (
        <MosaicList
          key={row.id}
          row={row}
          lobby={props}
          maxBands={lists.length === 1 ? bands.only : index === 0 ? bands.first : bands.other}
          isFirst={index === 0}
        />
      ))}
      {props.sportsBoard ? <div className={styles.part}>{props.sportsBoard}</div> : null}
      {props.extras}
    </div>
  );
}

function MosaicList(props: {
  row: GameRow;
  lobby: LobbyProps;
  maxBands: number;
  isFirst: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const { row, lobby } = props;
  const isFine = tileSize(lobby.Card).widthPx < coarsePx;
  const cells = mosaicCells(row.games.length, isFine ? [3, 4, 6, 8] : [2, 4, 6], props.maxBands);
  return (
    <section className={styles.list} aria-labelledby={`mosaic-${row.id}`}>
      <header className={styles.head}>
        <h2 id={`mosaic-${row.id}`} className={styles.title}>
          {row.title}
        </h2>
        <Link to={row.to} className={styles.all}>
          {text('ui.template.seeAll')} <span className="sr-only">{row.title}</span>
          <Icon name="arrow-right" size={18} className={styles.arrow} />
        </Link>
      </header>
      <ul className={styles.wall} data-grain={isFine ? 'fine' : 'coarse'}>
        {cells.map((cell) => (
          <li key={keyOf(cell, row)} className={styles.cell} {...placeOf(cell)}>
            <WallTile cell={cell} row={row} lobby={lobby} isPriority={props.isFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WallTile(props: {
  cell: MosaicCell;
  row: GameRow;
  lobby: LobbyProps;
  isPriority: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const { cell, row, lobby } = props;
  if (cell.index === null) {
    return (
      <Link to={row.to} className={styles.more}>
        <Icon name={row.icon} size={34} className={styles.moreIcon} />
        <span className={styles.moreText}>{text('ui.template.allOf', { name: row.title })}</span>
      </Link>
    );
  }
  const game = row.games[cell.index];
  if (!game) return null;
  return (
    <lobby.Card
      game={game}
      onToggleFavourite={lobby.onToggleFavourite}
      isPriority={props.isPriority && cell.index < 4}
    />
  );
}

const keyOf = (cell: MosaicCell, row: GameRow) =>
  cell.index === null ? 'all' : (row.games[cell.index]?.id ?? cell.index);

/**
 * Where the tile stands in each number of columns, whether it is a big one there, and which show
 * it: the style sheet chooses.
 */
function placeOf(cell: MosaicCell) {
  const areas = Object.entries(cell.areas);
  return {
    'data-in': areas.map(([columns]) => columns).join(' '),
    style: Object.fromEntries(
      areas.flatMap(([columns, area]) => [
        [`--at-${columns}`, area],
        [`--grows-${columns}`, area.includes('span 2') ? 1 : 0],
      ]),
    ),
  };
}

import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow, LobbyProps } from '../../region-props.ts';
import { tileSize, tileVariables } from '../card/tile-size.ts';
import styles from './lobby-mosaic.module.css';
import { LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { mosaicPlan, type MosaicTile } from './mosaic-plan.ts';
import { useColumns } from './use-columns.ts';

/** Bands a list may fill: the only list, the first of several, the others. */
const bands = { only: 6, first: 2, other: 1 } as const;

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
  const wanted = tileSize(lobby.Card).widthPx * 0.86;
  const { ref, columns, widthPx } = useColumns<HTMLElement>((width) => evenColumns(width, wanted));
  const tiles = widthPx > 0 ? mosaicPlan(row.games.length, columns, props.maxBands) : [];
  return (
    <section ref={ref} className={styles.list} aria-labelledby={`mosaic-${row.id}`}>
      <header className={styles.head}>
        <h2 id={`mosaic-${row.id}`} className={styles.title}>
          {row.title}
        </h2>
        <Link to={row.to} className={styles.all}>
          {text('ui.template.seeAll')} <span className="sr-only">{row.title}</span>
          <Icon name="arrow-right" size={18} className={styles.arrow} />
        </Link>
      </header>
      <ul
        className={styles.wall}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {tiles.map((tile) => (
          <li key={keyOf(tile, row)} className={styles.cell} style={areaOf(tile)}>
            <WallTile tile={tile} row={row} lobby={lobby} isPriority={props.isFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WallTile(props: {
  tile: MosaicTile;
  row: GameRow;
  lobby: LobbyProps;
  isPriority: boolean;
}) {
  const { Link, text } = useTemplateEnvironment();
  const { tile, row, lobby } = props;
  if (tile.kind === 'all') {
    return (
      <Link to={row.to} className={styles.more}>
        <Icon name={row.icon} size={34} className={styles.moreIcon} />
        <span className={styles.moreText}>{text('ui.template.allOf', { name: row.title })}</span>
      </Link>
    );
  }
  const game = row.games[tile.index];
  if (!game) return null;
  return (
    <lobby.Card
      game={game}
      onToggleFavourite={lobby.onToggleFavourite}
      isPriority={props.isPriority && tile.index < 4}
    />
  );
}

/** Two columns on narrow screens, else the even number that fits, at most eight. */
function evenColumns(widthPx: number, wantedPx: number): number {
  if (widthPx < 600) return 2;
  return Math.max(4, Math.min(8, Math.floor(widthPx / wantedPx / 2) * 2));
}

const keyOf = (tile: MosaicTile, row: GameRow) =>
  tile.kind === 'all' ? 'all' : (row.games[tile.index]?.id ?? tile.index);

function areaOf(tile: MosaicTile) {
  const span = tile.kind === 'all' ? [tile.columnSpan, tile.rowSpan] : tile.isBig ? [2, 2] : [1, 1];
  return {
    gridColumn: `${tile.column} / span ${span[0]}`,
    gridRow: `${tile.row} / span ${span[1]}`,
  };
}

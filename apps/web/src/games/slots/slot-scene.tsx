import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useMemo, useRef } from 'react';
import type { SceneProps } from '../stages/play/play-view.types.ts';
import { boardAfter, emptyBoard, idleGrid, type BoardState, type Moment } from './board-state.ts';
import { potName } from './captions.ts';
import type { SlotLook } from './slot-look.ts';
import { amountOf } from './slot-money.ts';
import styles from './slots.module.css';
import { StaticGrid } from './static-grid.tsx';
import { svgAddress } from './parts/svg-parts.ts';
import { useReels } from './use-reels.ts';
import { WinLines, WinSign } from './win-sign.tsx';

/**
 * A machine: its scenery, and its cabinet with the reels, what is left of a feature, and what the
 * reels pay.
 */
export function SlotScene({ look, ...scene }: SceneProps & { look: SlotLook }) {
  const { machine } = look.game;
  const host = useRef<HTMLDivElement>(null);
  const start = useMemo(() => emptyBoard(idleGrid(machine)), [machine]);
  const board = boardAfter(start, scene.shown as unknown as readonly SlotEvent[]);
  const areReelsOpen = useReels(host, look, board, scene);
  const feature = board.respins !== null ? 'hold' : board.free ? 'free' : undefined;
  return (
    <div className={styles.scene} data-machine={look.game.code} data-feature={feature}>
      <Scenery look={look} />
      <div
        className={styles.cabinet}
        style={{ '--reels': machine.reels, '--rows': machine.rows } as object}
      >
        <div className={styles.frame} data-pots={machine.pots !== null || undefined}>
          <div className={classNames(styles.window, areReelsOpen && styles.moving)}>
            <StaticGrid look={look} board={board} />
            {areReelsOpen ? null : <WinLines machine={machine} board={board} />}
            <div ref={host} className={styles.reels} aria-hidden="true" />
          </div>
          <Pots look={look} board={board} />
          <Counter board={board} />
          <WinSign look={look} board={board} scene={scene} />
        </div>
      </div>
      {board.moment && scene.isPlaying ? (
        <Announcement look={look} moment={board.moment} scene={scene} />
      ) : null}
    </div>
  );
}

function Scenery({ look: { backdrop } }: { look: SlotLook }) {
  const layers = [
    ['far', backdrop.far],
    ['feature', backdrop.feature],
    ['near', backdrop.near],
  ] as const;
  return (
    <div className={styles.scenery} aria-hidden="true">
      {layers.map(([layer, svg]) =>
        svg ? <img key={layer} className={styles[layer]} src={svgAddress(svg)} alt="" /> : null,
      )}
    </div>
  );
}

/** The pots of a machine that has some: beside its reels where there is room, else above them. */
function Pots({ look, board }: { look: SlotLook; board: BoardState }) {
  const t = useText();
  const { pots } = look.game.machine;
  if (!pots) return null;
  return (
    <ul className={styles.pots}>
      {pots.map(({ name, multiplier }) => (
        <li key={name} data-pot={name} data-won={board.pots.includes(name) || undefined}>
          <span>{potName(name, t)}</span>
          <b className="numeric">{Number(multiplier)}×</b>
        </li>
      ))}
    </ul>
  );
}

/** What is left of a feature. */
function Counter({ board: { free, respins } }: { board: BoardState }) {
  const t = useText();
  if (free)
    return (
      <p className={styles.counter}>
        {t('ui.game.slots.freeSpinsAt', { at: free.at, of: free.of })}
      </p>
    );
  if (respins === null) return null;
  return <p className={styles.counter}>{t('ui.game.slots.respins', { count: respins })}</p>;
}

function Announcement(props: { look: SlotLook; moment: Moment; scene: SceneProps }) {
  const { look, moment, scene } = props;
  const t = useText();
  const format = useFormat();
  const { round } = scene;
  const amount =
    'total' in moment && round
      ? format.money(amountOf(look.game, round, moment.total), round.currency)
      : null;
  const title = {
    freeSpins: () => t('ui.game.slots.freeSpinsTitle'),
    moreSpins: () => t('ui.game.slots.moreSpinsTitle'),
    hold: () => t('ui.game.slots.holdTitle'),
    pot: () => ('pot' in moment ? potName(moment.pot, t) : ''),
    freeSpinsOver: () => t('ui.game.slots.freeSpinsOver'),
    holdOver: () => t('ui.game.slots.holdOver'),
    capped: () => t('ui.game.slots.cappedTitle'),
  }[moment.kind]();
  return (
    <div className={styles.moment} data-moment={moment.kind} aria-hidden="true">
      {'count' in moment ? <b className="numeric">{moment.count}</b> : null}
      <span>{title}</span>
      {amount ? <strong className="numeric">{amount}</strong> : null}
    </div>
  );
}

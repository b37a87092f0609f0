import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import { gameName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useMemo, useRef } from 'react';
import type { SceneProps } from '../game-view.ts';
import { boardAfter, emptyBoard, idleGrid, type BoardState, type Moment } from './board-state.ts';
import { potName } from './captions.ts';
import type { SlotLook } from './slot-look.ts';
import { amountOf, costE4Of } from './slot-money.ts';
import styles from './slots.module.css';
import { StaticGrid } from './static-grid.tsx';
import { svgAddress } from './parts/svg-parts.ts';
import { isQuiet } from '../stage/quiet-return.ts';
import { useCountUp } from './use-count-up.ts';
import { useReels } from './use-reels.ts';

/** A machine: its scenery, its cabinet with the reels, and what it counts. */
export function SlotScene({ look, ...scene }: SceneProps & { look: SlotLook }) {
  const t = useText();
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
        <Head
          look={look}
          board={board}
          name={scene.info ? gameName(t, scene.info) : look.game.name}
        />
        <div className={styles.frame}>
          <div className={classNames(styles.window, areReelsOpen && styles.moving)}>
            <StaticGrid look={look} board={board} />
            <div ref={host} className={styles.reels} aria-hidden="true" />
          </div>
        </div>
        <Meter look={look} board={board} scene={scene} />
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

/** The name over the reels; in a feature what is left of it; the pots of a machine that has some. */
function Head({ look, board, name }: { look: SlotLook; board: BoardState; name: string }) {
  const t = useText();
  const { pots } = look.game.machine;
  const { free, respins } = board;
  const counter = free
    ? t('ui.game.slots.freeSpinsAt', { at: free.at, of: free.of })
    : respins === null
      ? null
      : t('ui.game.slots.respins', { count: respins });
  return (
    <div className={styles.head}>
      {pots ? (
        <ul className={styles.pots}>
          {pots.map((pot) => (
            <li
              key={pot.name}
              data-pot={pot.name}
              data-won={board.pots.includes(pot.name) || undefined}
            >
              <span>{potName(pot.name, t)}</span>
              <b className="numeric">{Number(pot.multiplier)}×</b>
            </li>
          ))}
        </ul>
      ) : null}
      {counter ? (
        <p className={styles.counter}>{counter}</p>
      ) : pots ? null : (
        <p className={styles.name}>{name}</p>
      )}
    </div>
  );
}

/** What the round has paid so far. It looks like winning only above what the round cost. */
function Meter({ look, board, scene }: { look: SlotLook; board: BoardState; scene: SceneProps }) {
  const t = useText();
  const format = useFormat();
  const ref = useRef<HTMLParagraphElement>(null);
  const { round, isPlaying } = scene;
  const cost = round ? Number(costE4Of(look.game, round.params)) / 10_000 : 1;
  const isGain = Number(board.total) > cost;
  const total = useCountUp(ref, board.total, isPlaying && (isGain || !isQuiet(round)));
  const isShown = round !== null && Number(board.total) > 0;
  return (
    <p ref={ref} className={classNames(styles.meter, isGain && styles.gain)}>
      {isShown ? (
        <>
          <span>{t('ui.game.slots.paid')}</span>
          <strong className="numeric">
            {format.money(amountOf(look.game, round, total), round.currency)}
          </strong>
        </>
      ) : null}
    </p>
  );
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

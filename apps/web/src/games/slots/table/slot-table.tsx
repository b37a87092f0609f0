import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand/react';
import { ownTable } from '../../stages/auto/auto-table.ts';
import { useAuto } from '../../stages/auto/use-auto.ts';
import { DemoSeedFacts, SeedFacts } from '../../fairness/seed-facts.tsx';
import { BetFeed } from '../../feed/bet-feed.tsx';
import { useTableKeys } from '../../stages/play/bet-panel.tsx';
import { FootLine } from '../../stages/parts/foot-line.tsx';
import { HistoryStrip } from '../../stages/play/history-strip.tsx';
import { Captions } from '../../stages/play/play-table.tsx';
import { TablePicture } from '../../stages/play/table-picture.tsx';
import { useFilling } from '../../stages/parts/use-filling.tsx';
import { WinFigure } from '../../stages/play/win-figure.tsx';
import { SlotPays } from '../pay-table.tsx';
import type { SlotTableProps } from './slot-table.types.ts';
import { ControlBar } from './control-bar.tsx';
import styles from './slot-table.module.css';
import { useRoomAbove } from './use-room-above.ts';

/**
 * From so many stakes on a win takes the stage; smaller ones are told over the reels and among the
 * controls.
 */
const bigWin = 20;

/**
 * A machine: its reels as wide as the page, its controls in a bar beneath them, its tools and last
 * results below.
 */
export function SlotTable(props: SlotTableProps) {
  const { info, view, store, desk, title, look } = props;
  const { reels, rows } = look.game.machine;
  const round = useStore(store, (state) => state.round);
  const box = useRef<HTMLElement>(null);
  const { filling, fillButton } = useFilling();
  const auto = useAuto(
    info,
    useMemo(() => ownTable(store, desk), [store, desk]),
  );
  useTableKeys(store, info, auto);
  useRoomAbove(box);
  useEffect(() => {
    void store.resume().catch(() => undefined);
  }, [store]);
  return (
    <section
      ref={box}
      className={classNames(styles.table, filling)}
      aria-label={title}
      style={{ '--reels': reels, '--rows': rows } as object}
    >
      <div className={styles.stage} style={{ '--stage-ratio': '16 / 9' } as object}>
        {fillButton}
        <TablePicture info={info} view={view} store={store} className={styles.scene} />
        <WinFigure store={store} from={bigWin} />
        <Captions store={store} view={view} />
      </div>
      <ControlBar {...props} auto={auto} />
      <FootLine
        info={info}
        mode={desk.mode}
        box={box}
        store={store}
        isTurboApart
        className={styles.foot}
        renderRules={() => <SlotPays look={look} info={info} />}
        renderFairness={() =>
          desk.mode === 'real' ? <SeedFacts last={round} /> : <DemoSeedFacts last={round} />
        }
      >
        <HistoryStrip store={store} view={view} title={title} className={styles.history} />
      </FootLine>
      <BetFeed info={info} />
    </section>
  );
}

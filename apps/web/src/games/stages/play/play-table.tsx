import type { Text } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { shortMultiplier } from '../parts/multiplier-figure.ts';
import type { RoundRecord } from '../../game-info.ts';
import { BetFeed } from '../../feed/bet-feed.tsx';
import { DemoSeedFacts, SeedFacts } from '../../fairness/seed-facts.tsx';
import { BetPanel } from './bet-panel.tsx';
import { FootLine } from '../parts/foot-line.tsx';
import { HistoryStrip } from './history-strip.tsx';
import { TablePicture } from './table-picture.tsx';
import type { TableProps } from './play-view.types.ts';
import styles from '../parts/stage.module.css';
import { useFilling } from '../parts/use-filling.tsx';
import { WinFigure } from './win-figure.tsx';

/** The stage with its bet panel and foot line; the same places in every game. */
export function PlayTable(props: TableProps) {
  const { info, view, store, desk, title } = props;
  const round = useStore(store, (state) => state.round);
  const box = useRef<HTMLElement>(null);
  const { filling, fillButton } = useFilling();
  useEffect(() => {
    void store.resume().catch(() => undefined);
  }, [store]);
  const { Rules, Panel = BetPanel } = view;
  return (
    <section ref={box} className={classNames(styles.table, filling)} aria-label={title}>
      <div className={styles.stage} style={{ '--stage-ratio': view.ratio ?? '16 / 10' } as object}>
        {fillButton}
        <HistoryStrip store={store} view={view} title={title} />
        <TablePicture info={info} view={view} store={store} className={styles.scene} />
        <WinFigure store={store} />
        <Captions store={store} view={view} />
      </div>
      <Panel {...props} />
      <FootLine
        info={info}
        mode={desk.mode}
        box={box}
        store={store}
        renderRules={Rules && (() => <Rules info={info} />)}
        renderFairness={() =>
          desk.mode === 'real' ? <SeedFacts last={round} /> : <DemoSeedFacts last={round} />
        }
      />
      <BetFeed info={info} />
    </section>
  );
}

/**
 * What the picture shows, in words, and in the end what the round paid. Each event is a node of its
 * own: the same words are said again.
 */
export function Captions({ store, view }: Pick<TableProps, 'store' | 'view'>) {
  const t = useText();
  const { heard, phase, round, shown, results } = useStore(store);
  const isOver = phase === 'idle' && round !== null && results[0]?.round_id === round.round_id;
  // Of a round that has shown nothing yet, what was heard last is of the round before.
  const told = heard && shown > 0 ? (view.caption(heard, t) ?? '') : '';
  const paid = isOver ? paidText(round, t) : '';
  return (
    <p className="sr-only" role="status" aria-live="polite">
      <span key={`${round?.round_id} ${shown}`}>{told}</span>
      {/* Machines say it themselves. */}
      {paid !== told && isOver ? <span key={`${round.round_id} paid`}> {paid}</span> : null}
    </p>
  );
}

const paidText = ({ multiplier }: RoundRecord, t: Text): string =>
  Number(multiplier) > 0
    ? t('ui.game.slots.settled', { multiplier: shortMultiplier(multiplier) })
    : t('ui.game.slots.settledNothing');

import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMemo, useState } from 'react';
import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import type { RoundRecord } from '../game-info.ts';
import { boardAfter, emptyBoard, idleGrid, type BoardState } from './board-state.ts';
import type { SlotLook } from './slot-look.ts';
import styles from './slot-recall.module.css';
import { StaticGrid } from './static-grid.tsx';

const opening: ReadonlySet<SlotEvent['type']> = new Set([
  'spun',
  'cascaded',
  'hold_started',
  'hold_spun',
]);

/** The windows of a round as each of them stood once it had paid, in their order. */
export function windowsOf(start: BoardState, events: readonly SlotEvent[]): BoardState[] {
  const ends = events.flatMap(({ type }, at) => (opening.has(type) && at > 0 ? [at] : []));
  const windows = [...ends, events.length].map((end) => boardAfter(start, events.slice(0, end)));
  // A bought feature may begin without a window before it.
  return opening.has(events[0]?.type ?? 'settled') ? windows : windows.slice(1);
}

/** Every window of a round, one at a time. */
export function SlotRecall({ look, round }: { look: SlotLook; round: RoundRecord }) {
  const t = useText();
  const { machine } = look.game;
  const windows = useMemo(
    () => windowsOf(emptyBoard(idleGrid(machine)), round.events as unknown as SlotEvent[]),
    [machine, round],
  );
  const [at, setAt] = useState(windows.length - 1);
  const board = windows[at];
  if (!board) return null;
  return (
    <div className={styles.recall}>
      <div
        className={styles.window}
        style={{ '--reels': machine.reels, '--rows': machine.rows } as object}
      >
        <StaticGrid look={look} board={board} />
      </div>
      <p className={styles.total} role="status">
        {windows.length > 1
          ? `${t('ui.game.recall.window', { at: at + 1, of: windows.length })} · `
          : ''}
        {t('ui.game.slots.soFar', { total: shortMultiplier(board.total) })}
      </p>
      {windows.length > 1 ? (
        <div className={styles.steps}>
          <Button kind="secondary" size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('ui.game.recall.before')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={at === windows.length - 1}
            onClick={() => setAt(at + 1)}
          >
            {t('ui.game.recall.after')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

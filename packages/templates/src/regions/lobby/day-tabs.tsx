import { useRef, type KeyboardEvent } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { SportsDay } from '../../props/lobby.ts';
import styles from './day-tabs.module.css';

/** Days as tabs with roving focus: arrows in reading direction, Home, End. */
export function DayTabs(props: {
  days: SportsDay[];
  selectedId: string;
  panelId: string;
  onSelect: (dayId: string) => void;
}) {
  const { text } = useTemplateEnvironment();
  const listRef = useRef<HTMLDivElement>(null);
  const { days, selectedId } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    const list = listRef.current;
    if (!list) return;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const at = days.findIndex((day) => day.id === selectedId);
    const next = nextIndex(event.key, at, days.length, isRightToLeft);
    const day = next === null ? undefined : days[next];
    if (!day) return;
    event.preventDefault();
    props.onSelect(day.id);
    list.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={text('ui.template.days')}
      className={styles.days}
      onKeyDown={onKeyDown}
    >
      {days.map((day) => (
        <button
          key={day.id}
          type="button"
          role="tab"
          id={`${props.panelId}-${day.id}`}
          aria-selected={day.id === selectedId}
          aria-controls={props.panelId}
          tabIndex={day.id === selectedId ? 0 : -1}
          className={styles.day}
          onClick={() => props.onSelect(day.id)}
        >
          <span className={styles.label}>{day.label}</span>
          {day.detail ? <span className={styles.detail}>{day.detail}</span> : null}
          {day.count === undefined ? null : <span className={styles.count}>{day.count}</span>}
        </button>
      ))}
    </div>
  );
}

function nextIndex(
  key: string,
  current: number,
  count: number,
  isRightToLeft: boolean,
): number | null {
  const step = isRightToLeft ? -1 : 1;
  if (key === 'ArrowRight') return (current + step + count) % count;
  if (key === 'ArrowLeft') return (current - step + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

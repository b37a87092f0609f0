// chunk: standing
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { stepOfKey } from './reading-direction.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
}

/**
 * A tab list with roving focus (arrow keys, Home, End); the panel follows the selected tab. The
 * tabs are tracks of a grid: short names have their line before long ones share what is left.
 */
export function Tabs(props: {
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  label: string;
  children?: ReactNode;
  className?: string;
}) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(
      event,
      props.items.findIndex((item) => item.id === props.selectedId),
      props.items.length,
    );
    const item = next === null ? undefined : props.items[next];
    if (!item) return;
    event.preventDefault();
    props.onSelect(item.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <div className={props.className}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={props.label}
        onKeyDown={onKeyDown}
        className="no-scrollbar grid grid-flow-col [justify-content:safe_var(--page-title-side,start)] gap-1 overflow-x-auto border-b border-line"
      >
        {props.items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-${item.id}`}
            aria-selected={item.id === props.selectedId}
            aria-controls={props.children ? `${baseId}-panel` : undefined}
            tabIndex={item.id === props.selectedId ? 0 : -1}
            onClick={() => props.onSelect(item.id)}
            className={classNames(
              'tab -mb-px min-h-11 border-b-2 px-4 text-sm max-[22.5rem]:px-2.5 font-semibold focus-visible:-outline-offset-3',
              item.id === props.selectedId
                ? 'border-accent text-text'
                : 'border-transparent text-text-muted',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {props.children ? (
        <div
          id={`${baseId}-panel`}
          role="tabpanel"
          aria-labelledby={`${baseId}-${props.selectedId}`}
          className="pt-4"
        >
          {props.children}
        </div>
      ) : null}
    </div>
  );
}

function nextIndex(event: KeyboardEvent, current: number, count: number): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = stepOfKey(event.key, event.currentTarget);
  return step === 0 ? null : (current + step + count) % count;
}

import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import floating from './floating.module.css';
import styles from './tooltip.module.css';
import { useFloating } from './use-floating.ts';

const hoverDelayMs = 400;
/**
 * Time to move the pointer from the thing onto its tip, which may be read with a magnifier (WCAG
 * 1.4.13).
 */
const leaveDelayMs = 150;

/**
 * A few words about one thing, shown on hover and on keyboard focus. `children` gets the id to put
 * into `aria-describedby`. Never the only place where something is said: touch screens do not
 * hover.
 */
export function Tooltip(props: { text: ReactNode; children: (tipId: string) => ReactNode }) {
  const { id, isOpen, open, close, anchor, panel } = useFloating();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);

  const hover = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(isOpen ? 0 : hoverDelayMs, open);
    },
    onPointerLeave: () => after(leaveDelayMs, close),
  };
  return (
    <span
      className={styles.anchor}
      style={anchor}
      {...hover}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) after(0, open);
      }}
      onBlur={() => after(0, close)}
      onPointerDown={() => after(0, close)}
    >
      {props.children(id)}
      <span
        {...panel}
        popover="manual"
        role="tooltip"
        className={classNames(floating.floating, floating.above, styles.tip)}
      >
        {props.text}
      </span>
    </span>
  );
}

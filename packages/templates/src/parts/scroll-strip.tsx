import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useRef, type ReactNode } from 'react';
import styles from './scroll-strip.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { useOverflow } from './use-overflow.ts';

/**
 * A list in one row. Where it has no room it scrolls, to its current entry first, and arrows for
 * the mouse show that there is more.
 */
export function ScrollStrip(props: { listClassName?: string; children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  const overflow = useOverflow(ref);
  useCurrentInView(ref);
  const step = (direction: 1 | -1) => {
    const list = ref.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * sign * list.clientWidth * 0.7, behavior: 'smooth' });
  };
  return (
    <div className={styles.strip}>
      {overflow.atStart ? <Arrow side="start" onPress={() => step(-1)} /> : null}
      <ul ref={ref} className={classNames(styles.list, props.listClassName)}>
        {props.children}
      </ul>
      {overflow.atEnd ? <Arrow side="end" onPress={() => step(1)} /> : null}
    </div>
  );
}

/** For the mouse only: the keyboard reaches every link by itself and scrolls it into view. */
function Arrow(props: { side: 'start' | 'end'; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.arrow}
      data-side={props.side}
      onClick={props.onPress}
    >
      <Icon name={props.side === 'start' ? 'chevron-left' : 'chevron-right'} size={18} />
    </button>
  );
}

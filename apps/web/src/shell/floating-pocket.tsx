import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './floating.module.css';
import { useFreePlace } from './use-free-place.ts';

/** Room (px) to the bar below. */
const gapPx = 12;

/**
 * On phones what floats is folded into one handle at the window's edge, where it covers nothing one
 * could want to touch. A touch opens it; a choice, Escape or a touch elsewhere folds it again.
 */
export function FloatingPocket(props: { barPx: number; path: string; children: ReactNode }) {
  const t = useText();
  const listId = useId();
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = useFreePlace(ref, {
    basePx: props.barPx + gapPx,
    isHeld: isOpen,
    pageKey: props.path,
  });
  useFolding(ref, isOpen, () => setOpen(false));
  return (
    <aside
      ref={ref}
      aria-label={t('ui.floating.title')}
      className={styles.pocket}
      data-open={isOpen}
      data-floats=""
      data-away={place === null}
      style={{ translate: `0 -${place ?? props.barPx + gapPx}px` }}
    >
      {isOpen ? (
        <div
          id={listId}
          className={styles.pocketList}
          onClickCapture={(event) => {
            // Not at once: what is pressed must still be there to hear it.
            if (opensDialog(event.target)) setTimeout(() => setOpen(false), 0);
          }}
        >
          {props.children}
        </div>
      ) : null}
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={t(isOpen ? 'ui.floating.stackClose' : 'ui.floating.stackOpen')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chevron-left'} size={20} />
      </button>
    </aside>
  );
}

const opensDialog = (pressed: EventTarget): boolean =>
  pressed instanceof Element && pressed.closest('[aria-haspopup="dialog"]') !== null;

/** Folds by Escape and by a touch anywhere else. */
function useFolding(ref: { current: HTMLElement | null }, isOpen: boolean, fold: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && fold());
    const onPress = ({ target }: Event): void =>
      void (!(target instanceof Node && ref.current?.contains(target)) && fold());
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  });
}

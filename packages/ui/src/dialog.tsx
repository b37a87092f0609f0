// chunk: later
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { openDialogLayer } from './dialog-layers.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end of the dialog. */
  actions?: ReactNode;
  /**
   * 'sheet' sits at the bottom on phones; 'drawer' at the inline end, 'drawerStart' at its start;
   * 'window' is 400 by 600 px in the corner at the end, and the whole of a phone.
   */
  kind?: 'centre' | 'sheet' | 'drawer' | 'drawerStart' | 'window';
  size?: 'small' | 'medium' | 'large';
  /** DOM id, for addresses such as `#loginmodal`. */
  id?: string;
  isTitleHidden?: boolean;
  /** The address says that it is open (`#loginmodal`): Back closes it by that. */
  isInAddress?: boolean;
  /** The content reaches the dialog's edges and has its own padding. */
  isFlush?: boolean;
  /** It asks what must be answered: no Escape, no click beside it, no closing cross. */
  isRequired?: boolean;
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' };

const places = {
  centre: 'm-auto w-[calc(100%-24px)] rounded-card',
  sheet:
    'mx-auto mb-0 mt-auto w-full rounded-t-card sm:m-auto sm:w-[calc(100%-24px)] sm:rounded-card',
  drawer: `${styles.drawer} me-0 ms-auto my-0 h-dvh max-h-none w-full`,
  window:
    'me-0 ms-auto mb-0 mt-auto h-dvh max-h-none w-full max-w-none sm:me-6 sm:mb-6 sm:h-[min(600px,92dvh)] sm:w-100 sm:rounded-card',
  drawerStart: `${styles.drawer} ${styles.start} ms-0 me-auto my-0 h-dvh max-h-none w-full`,
};

/** A modal dialog on the platform's own element: focus trap, Escape and inertness come with it. */
export function Dialog(props: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isOpen } = props;

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  useBackCloses(isOpen && !props.isInAddress && !props.isRequired, props.onClose);

  return (
    <dialog
      ref={ref}
      id={props.id}
      aria-labelledby={titleId}
      onClose={() => {
        // A browser closes at the second Escape, whatever was said at the first.
        if (props.isRequired && isOpen) ref.current?.showModal();
        else props.onClose();
      }}
      onCancel={(event) => {
        if (props.isRequired) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === ref.current && !props.isRequired) props.onClose();
      }}
      className={classNames(
        styles.dialog,
        'max-h-[min(92dvh,900px)] overflow-hidden border border-line bg-surface-1 p-0 text-text shadow-float',
        'backdrop:bg-[rgb(0_0_0/0.66)] open:flex open:flex-col',
        places[props.kind ?? 'centre'],
        props.kind === 'window' ? '' : widths[props.size ?? 'medium'],
      )}
    >
      {isOpen ? (
        <>
          <Head {...props} titleId={titleId} />
          {/* Long texts must be scrollable by keyboard even where nothing inside takes the
              focus (WCAG 2.1.1). */}
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain',
              !props.isFlush && 'p-5',
            )}
          >
            {props.children}
          </div>
          {props.actions ? (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
              {props.actions}
            </footer>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}

/** Title and closing cross; none where an answer is required. */
function Head(props: DialogProps & { titleId: string }) {
  const { titleId } = props;
  return (
    <header className="flex items-center justify-between gap-3 border-b border-line ps-5 pe-2 py-2">
      <h2
        id={titleId}
        className={classNames('text-lg font-semibold', props.isTitleHidden && 'sr-only')}
      >
        {props.title}
      </h2>
      {props.isRequired ? (
        // As high as with the cross.
        <span className="min-h-11" />
      ) : (
        <IconButton
          icon="close"
          label={props.closeLabel}
          onClick={props.onClose}
          className="ms-auto"
        />
      )}
    </header>
  );
}

/** While it is open, the browser's Back closes the dialog instead of leaving the page. */
function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openDialogLayer(() => close()) : undefined), [isOpen]);
}

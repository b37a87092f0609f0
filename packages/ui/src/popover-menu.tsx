import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * A button that opens a floating panel on the platform's popover: it closes on Escape, on a click
 * outside and when something inside is chosen. `children` gets a function that closes it.
 */
export function PopoverMenu(props: {
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  panelClassName?: string;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const anchorName = `--anchor-${id.replace(/[^a-zA-Z0-9]/g, '')}`;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={props.label}
        className={props.buttonClassName}
        style={{ anchorName }}
      >
        {props.button}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: anchorName }}
        className={classNames('popover-panel', props.panelClassName)}
      >
        {props.children(close)}
      </div>
    </>
  );
}

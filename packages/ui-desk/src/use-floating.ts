import { useCallback, useId, useMemo, useRef, useState } from 'react';

/**
 * A panel of the top layer and what it is anchored to. `panel` goes onto the panel, `anchor` into
 * the style of what opens it. `isOpen` follows the platform, which closes panels on Escape and on a
 * press elsewhere.
 */
export function useFloating(onToggle?: (isOpen: boolean, panel: HTMLElement) => void) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const anchorName = `--anchor-${id.replace(/[^a-zA-Z0-9]/g, '')}`;

  const open = useCallback(() => {
    if (ref.current && !ref.current.matches(':popover-open')) ref.current.showPopover();
  }, []);
  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);

  const anchor = useMemo(() => ({ anchorName }), [anchorName]);
  const panel = {
    id,
    ref,
    style: { positionAnchor: anchorName },
    onBeforeToggle: (event: { newState: string; target: unknown }) => {
      // Panels inside this one tell of themselves too.
      if (event.target === ref.current) setOpen(event.newState === 'open');
    },
    onToggle: (event: { newState: string; target: unknown }) => {
      if (ref.current && event.target === ref.current) {
        onToggle?.(event.newState === 'open', ref.current);
      }
    },
  };
  return { id, isOpen, open, close, anchor, panel };
}
